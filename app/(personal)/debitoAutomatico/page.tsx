import type { Metadata } from 'next'
import Link from 'next/link'
import { DebitTable } from '@/components/debitos/adheridos/debit-table'
import { FILTROS_DEBITO, type FiltrosDebito, readDebitoFilters } from '@/components/debitos/adheridos/filters'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { pagedList } from '@/components/espera/paged-list'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerTodos } from '@/contract/debito-automatico'
import { countMatriculados } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import type { Busqueda } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Débito Automático' }

export default async function DebitoAutomaticoPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('debitos.ver')
  const address = addressOf(rutas.debitoAutomatico(), await searchParams)
  const values = Object.fromEntries(FILTROS_DEBITO.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_DEBITO, values)).length > 0
  const filtros = readDebitoFilters(address)
  const lista = wrong ? undefined : await readDebitos(address.params.pagina, filtros)
  return (
    <>
      <PageHeader
        title="Débito Automático"
        subtitle={lista?.result.ok ? `Adheridos: ${countMatriculados(lista.paginas.total ?? 0)}` : undefined}
        back={permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()}
        actions={<Actions {...{ permisos, values }} disabled={!lista?.paginas.total} />}
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_DEBITO}
          address={address}
          values={values}
          vistas="debitoAutomatico"
        />
      </div>
      {lista ? (
        <DebitTable
          key={JSON.stringify(filtros)}
          {...pagedList(
            lista,
            { ruta: '/da_listado/traerTodos', entrada: filtros, que: 'los adheridos al débito' },
            { address, filters: FILTROS_DEBITO, planilla: true },
          )}
          address={address}
          filtros={filtros}
          elige={permisos.has('mensajes.enviar')}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

type ActionsProps = {
  permisos: Awaited<ReturnType<typeof requireSession>>['permisos']
  values: Readonly<Record<string, string | undefined>>
  disabled: boolean
}

const Actions = ({ permisos, values, disabled }: ActionsProps) => (
  <>
    {permisos.has('debitos.rondas') && (
      <Button asChild>
        <Link href={rutas.rechazos()} prefetch={false}>
          Débitos rechazados
        </Link>
      </Button>
    )}
    <TableDownloads
      que="los adheridos al débito"
      disabled={disabled}
      tabla={{
        de: hrefWith({ path: '/api/descargas/debitos', params: {} }, values),
        titulo: 'Débito Automático',
        columnas: PLANILLA,
      }}
    />
  </>
)

const readDebitos = (pagina: string | undefined, filtros: FiltrosDebito) =>
  readListPage(traerTodos.ruta, readPage(pagina), (page) => readApi(traerTodos, { pagina: page, ...filtros }))

const PLANILLA = [
  { id: 'matricula', titulo: 'MATRÍCULA', tipo: 'entero' },
  { id: 'apellidoNombre', titulo: 'APELLIDO Y NOMBRE', tipo: 'texto' },
  { id: 'formaPago', titulo: 'FORMA', tipo: 'texto' },
  { id: 'banco', titulo: 'BANCO', tipo: 'texto' },
  { id: 'sucursal', titulo: 'SUCURSAL', tipo: 'texto' },
  { id: 'tipoCuenta', titulo: 'TIPO DE CUENTA', tipo: 'texto' },
  { id: 'nroCuenta', titulo: 'CUENTA', tipo: 'texto' },
  { id: 'fechaAlta', titulo: 'DESDE', tipo: 'fecha' },
  { id: 'estado', titulo: 'ESTADO', tipo: 'texto' },
  { id: 'ultimo', titulo: 'ÚLTIMO DÉBITO', tipo: 'texto' },
  { id: 'mesUltimo', titulo: 'MES', tipo: 'texto' },
  { id: 'pedido', titulo: 'PEDIDO', tipo: 'dinero' },
  { id: 'cobrado', titulo: 'COBRADO', tipo: 'dinero' },
  { id: 'resultado', titulo: 'RESULTADO', tipo: 'entero' },
  { id: 'codigo', titulo: 'CÓDIGO', tipo: 'texto' },
  { id: 'motivo', titulo: 'MOTIVO', tipo: 'texto' },
] as const
