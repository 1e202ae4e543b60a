import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import { mudanza } from '@/contract/listas/mudanza'
import type { traerLote, traerTodos } from '@/contract/mudanza'
import type { Queryable } from '@/backend/db/conexion'
import { CON_RESPUESTA, FALTA_EXPLICAR } from '@/backend/mudanza/diferencia/respuesta'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import type { DecisionDeMudanza, EstadoDeRespuesta } from '@/domain/mudanza/diferencia'

type Fila = FilaDe<typeof traerTodos>
type Filtros = FiltrosDe<typeof mudanza.declaracion>
interface Respondida {
  valor: DecisionDeMudanza | null
  deTodos: boolean
  quien: string
  cuando: string
}
export type Leida = Omit<Fila, 'respuesta'> & Respondida

const ORDEN = {
  ...{ listado: mudanza, id: 'd.id' },
  // The largest first, whichever side tells more.
  claves: { importe: [{ sql: 'abs(d.importe)', tipo: 'bigint' }] },
} as const

const POR_RESPUESTA: Readonly<Record<EstadoDeRespuesta, string>> = {
  falta: FALTA_EXPLICAR,
  sin: 'r.valor IS NULL',
  con: 'r.valor IS NOT NULL',
}

const DONDE: Donde<Filtros> = {
  nombre: (nombre, add) => searchMatriculado(nombre, add),
  que: (que, add) => [`d.que = ${add(que)}`],
  clase: (clase, add) => [`d.clase = ${add(clase)}`],
  respuesta: (respuesta) => [POR_RESPUESTA[respuesta]],
}

/** SQL: a difference `d` with its member and what was decided. */
export const DIFERENCIA = `d.id, d.matriculado_id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre",
  d.que, d.clase, d.viejo, d.nuevo, d.importe, r.valor, r."deTodos", r.quien, r.cuando`
export const DE = `FROM mudanza_diferencia d JOIN matriculado m ON m.id = d.matriculado_id ${CON_RESPUESTA}`

export const withRespuesta = <F extends Respondida>({ valor, deTodos, quien, cuando, ...fila }: F) => ({
  ...fila,
  respuesta: valor === null ? null : { valor, deTodos, quien, cuando },
})

function queryOf(filtros: Filtros) {
  const { params, add } = parameters()
  return { params, add, donde: ['true', ...conditionsOf(DONDE, filtros, add)].join(' AND ') }
}

export async function listDiferencias(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { params, add, donde } = queryOf(pedido)
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE} WHERE ${donde}`, [
    ...params,
  ])
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  const filas = await db.query<Leida>(
    `SELECT ${DIFERENCIA} ${DE} WHERE ${donde} ORDER BY ${orden} ${limite}`,
    params,
  )
  return { filas: filas.map(withRespuesta), total: count?.total ?? 0 }
}

export async function listLoteDeDiferencias(
  db: Queryable,
  pedido: EntradaDe<typeof traerLote>,
): Promise<Pagina<Fila>> {
  const { params, add, donde } = queryOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const filas = await db.query<Leida>(
    `SELECT ${DIFERENCIA}${lugar} ${DE} WHERE ${[donde, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
  return { filas: filas.map(withRespuesta) }
}
