import type { Metadata } from 'next'
import Link from 'next/link'
import { DebitTable } from '@/components/debitos/adheridos/debit-table'
import { FILTROS_DEBITO, readDebitoFilters } from '@/components/debitos/adheridos/filters'
import { type ColumnaDeDebitos, LISTA_DEBITOS, PLANILLA_DEBITOS } from '@/components/debitos/adheridos/lista'
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
import { traerTodos } from '@/contract/debito-automatico'
import type { EntradaDe } from '@/contract/llamada'
import type { ColumnaDe } from '@/domain/orden'
import { countMatriculados } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { actsOf, queryOf } from '@/lib/seleccion'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Débito Automático' }

export default async function DebitoAutomaticoPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('debitos.ver')
  const { permisos } = sesion
  const address = addressOf(rutas.debitoAutomatico(), await searchParams)
  const values = Object.fromEntries(FILTROS_DEBITO.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_DEBITO, values)).length > 0
  const filtros = readDebitoFilters(address)
  const puesta = await puestaOf(LISTA_DEBITOS, address, true)
  const entrada = { ...filtros, ...askedOrden(LISTA_DEBITOS, puesta) }
  const lista = wrong ? undefined : await readDebitos(address.params.pagina, entrada)
  return (
    <>
      <PageHeader
        title="Débito Automático"
        subtitle={lista?.result.ok ? `Adheridos: ${countMatriculados(lista.paginas.total ?? 0)}` : undefined}
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
        actions={<Actions {...{ permisos, values, puesta }} disabled={!lista?.paginas.total} />}
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_DEBITO}
          address={address}
          values={values}
          vistas="debitoAutomatico"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_DEBITOS} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {lista ? (
        <DebitTable
          key={JSON.stringify(filtros)}
          {...pagedList(
            lista,
            { ruta: '/da_listado/traerTodos', entrada, que: 'los adheridos al débito' },
            { address, filters: FILTROS_DEBITO, planilla: true },
          )}
          address={address}
          filtros={filtros}
          puesta={puesta}
          escribe={permisos.has('mensajes.enviar')}
          actos={actsOf(sesion, 'debitoAutomatico', queryOf(traerTodos.entrada, filtros))}
          emisor={await emisor()}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

type Shown = Puesta<ColumnaDeDebitos, ColumnaDe<'debitos'>>
type ActionsProps = {
  permisos: Awaited<ReturnType<typeof requireSession>>['permisos']
  values: Readonly<Record<string, string | undefined>>
  puesta: Shown
  disabled: boolean
}

const Actions = ({ permisos, values, puesta, disabled }: ActionsProps) => (
  <>
    {permisos.has('debitos.rondas') && (
      <Button variant="outline" asChild>
        <Link href={rutas.rechazos()} prefetch={false}>
          Débitos rechazados
        </Link>
      </Button>
    )}
    <TableDownloads
      que="los adheridos al débito"
      disabled={disabled}
      tabla={{
        de: hrefWith(
          { path: '/api/descargas/debitos', params: {} },
          { ...values, ...askedOrden(LISTA_DEBITOS, puesta) },
        ),
        titulo: 'Débito Automático',
        columnas: sheetOf(PLANILLA_DEBITOS, puesta),
      }}
    />
  </>
)

const readDebitos = (pagina: string | undefined, filtros: Omit<EntradaDe<typeof traerTodos>, 'pagina'>) =>
  readListPage(traerTodos.ruta, readPage(pagina), (page) => readApi(traerTodos, { pagina: page, ...filtros }))
