import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { askedOrden, besidesOf, type Puesta } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { pagedList } from '@/components/espera/paged-list'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { contentOf } from '@/components/espera/content-of'
import { FILTROS_MOROSOS, readMorososFilters } from '@/components/avisos/moroso/filters'
import { type ColumnaDeMorosos, LISTA_MOROSOS, PLANILLA_MOROSOS } from '@/components/avisos/moroso/lista'
import { toForeign } from '@/components/ajeno/foreign-rows'
import { ForeignTable } from '@/components/ajeno/foreign-table'
import { MorosoTable } from '@/components/avisos/moroso/moroso-table'
import { Totales } from '@/components/tesoreria/cuenta-corriente/balance-totals'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerMorosos, traerTodos } from '@/contract/moroso'
import type { EntradaDe } from '@/contract/llamada'
import { CERO } from '@/domain/dinero'
import type { ColumnaDe } from '@/domain/orden'
import { countMatriculados } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { readListWithTotals } from '@/lib/api/list-reading'
import { environment } from '@/lib/environment'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { actsOf, queryOf } from '@/lib/seleccion'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Morosos' }

export default async function MorososPage({ searchParams }: { searchParams: Busqueda }) {
  const sesion = await requireSession('morosos.ver')
  const { permisos, hay } = sesion
  const address = addressOf(rutas.morosos(), await searchParams)
  const envia = permisos.has('mensajes.enviar')
  return hay.propio ? <Own {...{ address, envia, sesion }} /> : <Foreign address={address} />
}

type Address = ReturnType<typeof addressOf>
type OwnProps = { address: Address; envia: boolean; sesion: Parameters<typeof actsOf>[0] }

async function Own({ address, envia, sesion }: OwnProps) {
  const puesta = await puestaOf(LISTA_MOROSOS, address, true)
  const orden = askedOrden(LISTA_MOROSOS, puesta)
  const values = Object.fromEntries(FILTROS_MOROSOS.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_MOROSOS, values)).length > 0
  const lista = wrong ? undefined : await readMorosos(address, orden)
  return (
    <>
      <PageHeader
        title="Morosos"
        back={rutas.varios()}
        actions={
          <>
            {envia && (
              <>
                <ButtonLink href={rutas.mensajes()}>Bandeja de salida</ButtonLink>
                <ButtonLink href={rutas.recordatorios()}>Recordatorios</ButtonLink>
              </>
            )}
            <TableDownloads
              que="la lista de morosos"
              disabled={!lista?.totales?.cantidad}
              tabla={{
                de: hrefWith({ path: '/api/descargas/morosos', params: {} }, { ...values, ...orden }),
                titulo: 'Morosos',
                columnas: sheetOf(PLANILLA_MOROSOS, puesta),
              }}
            />
          </>
        }
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_MOROSOS}
          address={address}
          values={values}
          vistas="morosos"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_MOROSOS} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {lista ? (
        <List {...{ lista, address, envia, sesion, puesta }} />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

const ButtonLink = ({ href, children }: { href: string; children: string }) => (
  <Button variant="outline" asChild>
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  </Button>
)

const readMorosos = (address: Address, orden: Orden) =>
  readListWithTotals(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
    readApi(traerTodos, { pagina, ...readMorososFilters(address), ...orden }),
  )

type Shown = Puesta<ColumnaDeMorosos, ColumnaDe<'morosos'>>
type Orden = Pick<EntradaDe<typeof traerTodos>, 'orden'>
type ListProps = OwnProps & { lista: Awaited<ReturnType<typeof readMorosos>>; puesta: Shown }

async function List({ lista, address, envia, sesion, puesta }: ListProps) {
  const filtros = readMorososFilters(address)
  const { cantidad = 0, mora = CERO, conAntigua = 0, antigua = CERO } = lista.totales ?? {}
  return (
    <>
      {lista.totales && (
        <Totales
          partes={[
            {
              titulo: 'Mora',
              monto: mora,
              detalle: `${countMatriculados(cantidad)}, meses anteriores al actual`,
            },
            {
              titulo: 'Deuda más vieja, fuera de la mora',
              monto: antigua,
              detalle: `${countMatriculados(conAntigua)}; está en su cuenta y no en esta lista`,
            },
          ]}
        />
      )}
      <MorosoTable
        key={JSON.stringify({ ...filtros, importeDesde: String(filtros.importeDesde) })}
        {...pagedList(
          lista,
          {
            ruta: '/moroso/traerTodos',
            entrada: { ...filtros, ...askedOrden(LISTA_MOROSOS, puesta) },
            que: 'la lista de morosos',
          },
          { address, filters: FILTROS_MOROSOS, planilla: true },
        )}
        address={address}
        filtros={filtros}
        puesta={puesta}
        mora={mora}
        escribe={envia && !lista.entera}
        actos={lista.entera ? undefined : actsOf(sesion, 'morosos', queryOf(traerTodos.entrada, filtros))}
        emisor={await emisor()}
      />
    </>
  )
}

/** A foreign server has one call for all of them, each with a chat. */
async function Foreign({ address }: { address: Address }) {
  const result = orLeave(await readApi(traerMorosos, {}))
  const filas = result.ok ? { ...result, datos: toForeign(result.datos) } : result
  return (
    <>
      <PageHeader title="Morosos" back={rutas.varios()} />
      <ForeignTable
        area={environment().AREA_TELEFONICA ?? ''}
        content={contentOf(filas, {
          ruta: '/estadisticas/traerMorosos',
          entrada: {},
          que: 'la lista de morosos',
        })}
        address={address}
      />
    </>
  )
}
