import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
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
  const lista = await readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodos, { pagina }),
  )
  return (
    <>
      <PageHeader
        title="Pagos en línea"
        subtitle="Qué se pidió, qué se pagó y qué hay que revisar"
        back={rutas.varios()}
      />
      <OnlineTable
        {...pagedList(lista, { ruta: '/mercado_pago/traerTodos', entrada: {}, que: 'la lista' }, { address })}
        address={address}
      />
    </>
  )
}
