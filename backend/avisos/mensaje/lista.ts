import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/mensaje'
import type { Queryable } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { type Claves, clavesDeNombre, numbered, puestoOf } from '@/backend/nucleo/orden'
import { EN_PAGO, ESPERA } from '@/backend/avisos/mensaje/vigencia'
import { type ColumnaDe, ORDENES_DE, partsOf } from '@/domain/orden'
import { searchWords } from '@/domain/plegar'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

/** SQL: why a message `m` did not go out, or waits. */
const CAUSA = `(CASE WHEN m.estado = 'pendiente' AND ${EN_PAGO} THEN '${ESPERA}' ELSE m.causa END)`

/** A message's id is as old as the message, and the index that finds the newest. */
const CLAVES: Claves<ColumnaDe<'mensajes'>> = {
  creado: [],
  apellidoNombre: clavesDeNombre('p').map((clave) => ({ ...clave, nula: true })),
  medio: [{ sql: 'm.medio', tipo: 'integer' }],
  estado: [{ sql: 'm.estado', tipo: 'text' }],
  causa: [{ sql: `${CAUSA} COLLATE es_ar`, tipo: 'text', nula: true }],
}
const INICIAL = ORDENES_DE.mensajes.inicial
type Orden = typeof INICIAL | NonNullable<EntradaDe<typeof traerTodos>['orden']>

interface Consulta {
  params: unknown[]
  add: (value: unknown) => string
  /** SQL: the members `p` of the messages `m`, where somebody looks at them, and which of these are asked for. */
  join: string
  where: string
}

function queryOf({ nombre, estado, medio, envioID }: Filtros, orden: Orden): Consulta {
  const params: unknown[] = []
  const add = (value: unknown): string => `$${params.push(value)}`
  const words = searchWords(nombre ?? '')
  const conditions = [
    'true',
    ...words.map((word) => `p.busqueda LIKE ${add(`%${word}%`)}`),
    ...(nombre?.trim() && words.length === 0 ? ['false'] : []),
    ...(estado ? [`m.estado = ${add(estado)}`] : []),
    ...(medio ? [`m.medio = ${add(medio)}`] : []),
    ...(envioID ? [`m.envio_id = ${add(envioID)}`] : []),
  ]
  const named = words.length > 0 || partsOf<ColumnaDe<'mensajes'>>(orden).columna === 'apellidoNombre'
  const join = named ? 'LEFT JOIN matriculado p ON p.id = m.matriculado_id' : ''
  return { params, add, join, where: conditions.join(' AND ') }
}

/** Of the chosen ones `d` alone more is looked up. */
const FILA = `m.id, m.envio_id AS "envioID", m.matriculado_id AS "matriculadoID",
  coalesce(${nombreDeMatriculado('p')}, ${nombreDeUsuario('u')}) AS "apellidoNombre", m.medio, m.destino, m.asunto,
  m.cuerpo AS texto, m.estado, (${CAUSA})::text AS causa,
  m.intentos, m.creado_en AS creado, m.terminado_en AS terminado`
const DE_ELEGIDOS = `JOIN mensaje m ON m.id = d.id LEFT JOIN matriculado p ON p.id = m.matriculado_id
  LEFT JOIN usuario u ON u.id = m.cuenta_id ORDER BY d.puesto`

/** A page, the newest first unless in another order. */
export async function listMensajes(
  db: Queryable,
  { pagina = 1, orden = INICIAL, ...filtros }: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { params, add, join, where } = queryOf(filtros, orden)
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM mensaje m ${join} WHERE ${where}`,
    [...params],
  )
  const puesto = puestoOf(CLAVES, orden, 'm.id')
  const filas = await db.query<Fila>(
    `SELECT ${FILA}
     FROM (${numbered(`SELECT m.id FROM mensaje m ${join} WHERE ${where}
       ORDER BY ${puesto.orden} LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}`)}) d ${DE_ELEGIDOS}`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}

/** Up to `cantidad` rows after `lugar`. */
export function listLoteDeMensajes(
  db: Queryable,
  { cantidad, orden = INICIAL, lugar, ...filtros }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const { params, add, join, where } = queryOf(filtros, orden)
  const puesto = puestoOf(CLAVES, orden, 'm.id')
  const after = lugar ? puesto.despuesDe(lugar, add) : 'true'
  return db.query<Fila>(
    `SELECT ${FILA}, d.lugar
     FROM (${numbered(`SELECT m.id, (${puesto.lugar})::text AS lugar FROM mensaje m ${join} WHERE ${where} AND ${after}
       ORDER BY ${puesto.orden} LIMIT ${add(cantidad)}`)}) d ${DE_ELEGIDOS}`,
    params,
  )
}
