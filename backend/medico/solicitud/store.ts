import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { solicitudes } from '@/contract/listas/solicitudes'
import type { traerDe, traerLote, traerTodas } from '@/contract/solicitud'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { clavesDeNombre } from '@/backend/nucleo/orden'
import { addDays, type Fecha } from '@/domain/fechas'
import { type Cola, DIAS_DE_AVISO, DIAS_POR_RESPONDER } from '@/domain/solicitud'

type Fila = FilaDe<typeof traerTodas>
type Filtros = Omit<EntradaDe<typeof traerTodas>, 'pagina' | 'orden' | 'cola'>

const ORDEN = {
  ...{ listado: solicitudes, id: 's.id' },
  claves: {
    numero: [
      { sql: 's.anio', tipo: 'integer' },
      { sql: 's.numero', tipo: 'integer' },
    ],
    presentada: [{ sql: 's.presentada', tipo: 'date' }],
    matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
    apellidoNombre: clavesDeNombre(),
    vence: [{ sql: 's.vence', tipo: 'date', nula: true }],
    caduca: [{ sql: 's.caduca', tipo: 'date', nula: true }],
  },
} as const

const DONDE: Donde<Filtros> = {
  nombre: (nombre, add) => searchMatriculado(nombre, add),
  clase: (clase, add) => [`t.clase = ${add(clase)}`],
  desde: (desde, add) => [`s.presentada >= ${add(desde)}::date`],
  hasta: (hasta, add) => [`s.presentada <= ${add(hasta)}::date`],
}

const ABIERTA = "s.estado IN ('presentada', 'observada', 'admitida')"

/** Each queue: what the office has to see, what waits for the member, what for the Board, and what is nearly over. */
const COLA: Readonly<Record<Cola, string>> = {
  abiertas: ABIERTA,
  presentadas: `${ABIERTA} AND (s.estado = 'presentada' OR s.estado = 'admitida' AND t.decide = 'oficina')`,
  observadas: `${ABIERTA} AND s.estado = 'observada'`,
  junta: `${ABIERTA} AND s.estado = 'admitida' AND t.decide = 'junta'`,
  vencen: ABIERTA,
  cerradas: "s.estado IN ('resuelta', 'rechazada', 'retirada', 'caducada') AND s.numero IS NOT NULL",
}

const POR_VENCER = (responder: string, caduca: string): string =>
  `(s.estado <> 'observada' AND s.vence <= ${responder}::date OR s.estado <> 'admitida' AND s.caduca <= ${caduca}::date)`

function queryOf({ cola = 'abiertas', ...filtros }: Filtros & { cola?: Cola | undefined }, hoy: Fecha) {
  const { params, add } = parameters()
  const soon =
    cola === 'vencen'
      ? [POR_VENCER(add(addDays(hoy, DIAS_POR_RESPONDER)), add(addDays(hoy, DIAS_DE_AVISO)))]
      : []
  return { params, add, donde: [COLA[cola], ...soon, ...conditionsOf(DONDE, filtros, add)] }
}

const FILA = `s.id, s.numero, s.anio, t.clase, t.nombre AS tipo, s.estado, s.presentada, s.vence, s.caduca, s.motivo`
const DE = `FROM solicitud s JOIN tipo_solicitud t ON t.id = s.tipo_solicitud_id
  JOIN matriculado m ON m.id = s.matriculado_id`
const COLUMNAS = `${FILA}, m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre"`

export async function listSolicitudes(
  db: Queryable,
  hoy: Fecha,
  pedido: EntradaDe<typeof traerTodas>,
): Promise<Pagina<Fila>> {
  const { params, add, donde } = queryOf(pedido, hoy)
  const where = donde.join(' AND ')
  const counted = [...params]
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  const [filas, [row]] = await Promise.all([
    db.query<Fila>(`SELECT ${COLUMNAS} ${DE} WHERE ${where} ORDER BY ${orden} ${limite}`, params),
    db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE} WHERE ${where}`, counted),
  ])
  return { filas, total: row?.total ?? 0 }
}

export function listLoteDeSolicitudes(
  db: Queryable,
  hoy: Fecha,
  pedido: EntradaDe<typeof traerLote>,
): Promise<FilaDe<typeof traerLote>[]> {
  const { params, add, donde } = queryOf(pedido, hoy)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  return db.query<FilaDe<typeof traerLote>>(
    `SELECT ${COLUMNAS}${lugar} ${DE} WHERE ${[...donde, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
}

/** What one member asked, the newest first. */
export const listSolicitudesDe = (
  db: Queryable,
  { matriculadoID }: EntradaDe<typeof traerDe>,
): Promise<FilaDe<typeof traerDe>[]> =>
  db.query<FilaDe<typeof traerDe>>(
    `SELECT ${FILA}, s.efecto_desde AS "efectoDesde", s.efecto_hasta AS "efectoHasta"
     FROM solicitud s JOIN tipo_solicitud t ON t.id = s.tipo_solicitud_id
     WHERE s.matriculado_id = $1 AND s.numero IS NOT NULL ORDER BY s.id DESC`,
    [matriculadoID],
  )

/** How many wait for the office, and how many of them are nearly over. */
export async function countWaiting(db: Queryable, hoy: Fecha): Promise<{ esperan: number; vencen: number }> {
  const [row] = await db.query<{ esperan: number; vencen: number }>(
    `SELECT (count(*) FILTER (WHERE s.estado <> 'observada'))::int AS esperan,
       (count(*) FILTER (WHERE ${POR_VENCER('$1', '$2')}))::int AS vencen
     FROM solicitud s WHERE ${ABIERTA}`,
    [addDays(hoy, DIAS_POR_RESPONDER), addDays(hoy, DIAS_DE_AVISO)],
  )
  return row ?? { esperan: 0, vencen: 0 }
}
