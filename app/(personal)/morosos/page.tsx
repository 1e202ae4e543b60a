import type { Metadata } from 'next'
import { toForeign } from '@/components/ajeno/foreign-rows'
import { ForeignTable } from '@/components/ajeno/foreign-table'
import { MorosoTable } from '@/components/avisos/moroso/moroso-table'
import { addressOf } from '@/components/data-table/address'
import { contentOf } from '@/components/espera/content-of'
import { LinkButton } from '@/components/listado/link-button'
import { listPage } from '@/components/listado/list-page'
import { PageHeader } from '@/components/shell/page-header'
import { Totales } from '@/components/tesoreria/cuenta-corriente/saldo-totals'
import { morosos } from '@/contract/listas/morosos'
import { traerMorosos, traerTodos } from '@/contract/moroso'
import { CERO } from '@/domain/dinero'
import { countMatriculados } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { environment } from '@/lib/environment'
import { rutas } from '@/lib/routes'
import { type Busqueda, orLeave } from '@/lib/screen'
import { actsOf, queryOf } from '@/lib/seleccion'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: morosos.declaracion.titulo }

export default async function MorososPage({ searchParams }: { searchParams: Busqueda }) {
  const { hay } = await requireSession(morosos.declaracion.acceso)
  return hay.propio ? (
    <Own searchParams={searchParams} />
  ) : (
    <Foreign address={addressOf(rutas.morosos(), await searchParams)} />
  )
}

const Own = listPage(morosos, {
  traerTodos,
  ruta: rutas.morosos(),
  back: () => rutas.varios(),
  acciones: ({ permisos }) =>
    permisos.has('mensajes.enviar') && (
      <>
        <LinkButton href={rutas.mensajes()}>Bandeja de salida</LinkButton>
        <LinkButton href={rutas.recordatorios()}>Recordatorios</LinkButton>
      </>
    ),
  totales: ({ cantidad = 0, mora = CERO, conAntigua = 0, antigua = CERO }) => (
    <Totales
      partes={[
        {
          titulo: 'Mora',
          monto: mora,
          detalle: countMatriculados(cantidad),
        },
        {
          titulo: 'De más de cinco años',
          monto: antigua,
          detalle: `${countMatriculados(conAntigua)}, solo en su cuenta`,
        },
      ]}
    />
  ),
  tabla: async (tabla, { sesion, permisos, filtros, leida }) => (
    <MorosoTable
      key={JSON.stringify({ ...filtros, importeDesde: String(filtros.importeDesde) })}
      {...tabla}
      filtros={filtros}
      mora={leida.totales?.mora ?? CERO}
      escribe={permisos.has('mensajes.enviar') && !leida.entera}
      actos={leida.entera ? undefined : actsOf(sesion, 'morosos', queryOf(traerTodos.entrada, filtros))}
      emisor={await emisor()}
    />
  ),
})

/** A foreign server has one call for all of them, each with a chat. */
async function Foreign({ address }: { address: ReturnType<typeof addressOf> }) {
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
