import type { Metadata } from 'next'
import { LISTA_EN_LINEA, PLANILLA_EN_LINEA } from '@/components/tesoreria/en-linea/lista'
import { SavedViews } from '@/components/data-table/saved-views'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { askedOrden, besidesOf } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { OnlineTable } from '@/components/tesoreria/en-linea/online-table'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/mercado-pago'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import type { Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Pagos en línea' }

export default async function PagosEnLineaPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('pagos.ver')
  const address = addressOf(rutas.pagosEnLinea(), await searchParams)
  const puesta = await puestaOf(LISTA_EN_LINEA, address, true)
  const orden = askedOrden(LISTA_EN_LINEA, puesta)
  const lista = await readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodos, { pagina, ...orden }),
  )
  return (
    <>
      <PageHeader
        title="Pagos en línea"
        subtitle="Qué se pidió, qué se pagó y qué hay que revisar"
        back={rutas.varios()}
        actions={
          <TableDownloads
            que="los pagos en línea"
            disabled={!lista.paginas.total}
            tabla={{
              de: hrefWith({ path: '/api/descargas/pagosEnLinea', params: {} }, orden),
              titulo: 'Pagos en línea',
              columnas: sheetOf(PLANILLA_EN_LINEA, puesta),
            }}
          />
        }
      />
      <div className="mb-3 flex flex-wrap justify-end gap-2" data-print="hide">
        <SavedViews lista="pagosEnLinea" address={address} besides={besidesOf(puesta)} />
        <ColumnChooser lista={LISTA_EN_LINEA} address={address} puesta={puesta} />
      </div>
      <OnlineTable
        {...pagedList(
          lista,
          { ruta: '/mercado_pago/traerTodos', entrada: orden, que: 'la lista' },
          { address, planilla: true },
        )}
        address={address}
        puesta={puesta}
      />
    </>
  )
}
