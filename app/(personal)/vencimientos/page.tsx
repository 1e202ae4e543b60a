import type { Metadata } from 'next'
import Link from 'next/link'
import { FILTROS_VENCIMIENTOS, readVencimientosFilters } from '@/components/avisos/vencimiento/filters'
import { VencimientoTable } from '@/components/avisos/vencimiento/vencimiento-table'
import {
  type ColumnaDeVencimientos,
  LISTA_VENCIMIENTOS,
  PLANILLA_VENCIMIENTOS,
} from '@/components/avisos/vencimiento/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { askedOrden, besidesOf, type Puesta } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import type { EntradaDe } from '@/contract/llamada'
import { traerTodos } from '@/contract/vencimiento'
import { today } from '@/domain/fechas'
import type { ColumnaDe } from '@/domain/orden'
import { sayVencimientos } from '@/domain/vencimiento'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Por vencer' }

export default async function VencimientosPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('vencimientos.ver')
  const address = addressOf(rutas.vencimientos(), await searchParams)
  const values = Object.fromEntries(FILTROS_VENCIMIENTOS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_VENCIMIENTOS, values)).length > 0
  const filtros = readVencimientosFilters(address)
  const puesta = await puestaOf(LISTA_VENCIMIENTOS, address, true)
  const entrada = { ...filtros, ...askedOrden(LISTA_VENCIMIENTOS, puesta) }
  const lista = wrong ? undefined : await readVencimientos(address.params.pagina, entrada)
  const envia = permisos.has('mensajes.enviar')
  return (
    <>
      <PageHeader
        title="Por vencer"
        subtitle={lista?.result.ok ? sayVencimientos(lista.paginas.total, filtros) : undefined}
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
        actions={
          <>
            {envia && (
              <Button variant="outline" asChild>
                <Link href={rutas.mensajes()} prefetch={false}>
                  Bandeja de salida
                </Link>
              </Button>
            )}
            <Files values={values} puesta={puesta} disabled={!lista?.paginas.total} />
          </>
        }
      />
      <div className="mb-4">
        <FilterForm
          vacia
          vistas="vencimientos"
          besides={besidesOf(puesta)}
          {...{ filters: FILTROS_VENCIMIENTOS, address, values }}
        >
          <ColumnChooser lista={LISTA_VENCIMIENTOS} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {lista ? (
        <VencimientoTable
          key={JSON.stringify(filtros)}
          {...pagedList(
            lista,
            { ruta: '/vencimiento/traerTodos', entrada, que: 'lo que vence' },
            { address, filters: FILTROS_VENCIMIENTOS, planilla: true },
          )}
          address={address}
          filtros={filtros}
          puesta={puesta}
          hoy={today()}
          elige={envia}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

type FilesProps = {
  values: Readonly<Record<string, string | undefined>>
  puesta: Puesta<ColumnaDeVencimientos, ColumnaDe<'vencimientos'>>
  disabled: boolean
}

const Files = ({ values, puesta, disabled }: FilesProps) => (
  <TableDownloads
    que="lo que vence"
    disabled={disabled}
    tabla={{
      de: hrefWith(
        { path: '/api/descargas/vencimientos', params: {} },
        { ...values, ...askedOrden(LISTA_VENCIMIENTOS, puesta) },
      ),
      titulo: 'Por vencer',
      columnas: sheetOf(PLANILLA_VENCIMIENTOS, puesta),
    }}
  />
)

const readVencimientos = (
  pagina: string | undefined,
  filtros: Omit<EntradaDe<typeof traerTodos>, 'pagina'>,
) =>
  readListPage(traerTodos.ruta, readPage(pagina), (page) => readApi(traerTodos, { pagina: page, ...filtros }))
