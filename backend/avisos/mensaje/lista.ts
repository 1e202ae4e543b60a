import { mensajes } from '@/contract/listas/mensajes'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { traerLote, traerTodos } from '@/contract/mensaje'
import type { Queryable } from '@/backend/db/conexion'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchName } from '@/backend/nucleo/matriculado-search'
import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { clavesDeNombre, numbered } from '@/backend/nucleo/orden'
import { EN_PAGO, ESPERA } from '@/backend/avisos/mensaje/vigencia'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

/** SQL: why a message `m` did not go out, or waits. */
const CAUSA = `(CASE WHEN m.estado = 'pendiente' AND ${EN_PAGO} THEN '${ESPERA}' ELSE m.causa END)`

const ORDEN = {
  ...{ listado: mensajes, id: 'm.id' },
  claves: {
    // A message's id is as old as the message, and the index that finds the newest.
    creado: [],
    apellidoNombre: clavesDeNombre('p').map((clave) => ({ ...clave, nula: true as const })),
    medio: [{ sql: 'm.medio', tipo: 'integer' }],
    estado: [{ sql: 'm.estado', tipo: 'text' }],
    causa: [{ sql: `${CAUSA} COLLATE es_ar`, tipo: 'text', nula: true }],
  },
} as const

const DONDE: Donde<Filtros> = {
  nombre: (nombre, add) => searchName(nombre, add, 'p'),
  estado: (estado, add) => [`m.estado = ${add(estado)}`],
  medio: (medio, add) => [`m.medio = ${add(medio)}`],
  envioID: (envioID, add) => [`m.envio_id = ${add(envioID)}`],
}

type Entrada = EntradaDe<typeof traerTodos> | EntradaDe<typeof traerLote>

/** Members `p` are joined to the messages `m` where somebody looks at them. */
function queryOf(pedido: Entrada) {
  const { params, add } = parameters()
  const where = ['true', ...conditionsOf(DONDE, pedido, add)]
  const named = pedido.nombre?.trim() || pedido.orden?.startsWith('apellidoNombre')
  const quien = named ? 'LEFT JOIN matriculado p ON p.id = m.matriculado_id' : ''
  return { params, add, de: `FROM mensaje m ${quien} WHERE`, where }
}

/** Of the chosen ones `d` alone more is looked up. */
const FILA = `m.id, m.envio_id AS "envioID", m.matriculado_id AS "matriculadoID",
  coalesce(${nombreDeMatriculado('p')}, ${nombreDeUsuario('u')}) AS "apellidoNombre", m.medio, m.destino, m.asunto,
  m.cuerpo AS texto, m.estado, (${CAUSA})::text AS causa,
  m.intentos, m.creado_en AS creado, m.terminado_en AS terminado`
const DE_ELEGIDOS = `JOIN mensaje m ON m.id = d.id LEFT JOIN matriculado p ON p.id = m.matriculado_id
  LEFT JOIN usuario u ON u.id = m.cuenta_id ORDER BY d.puesto`

/** The rows of a page or of a lot, the newest first unless in another order. */
function readTramo(db: Queryable, pedido: Entrada): Promise<Fila[]> {
  const { params, add, de, where } = queryOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const which = `SELECT m.id${lugar} ${de} ${[...where, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`
  return db.query<Fila>(
    `SELECT ${FILA}${lugar && ', d.lugar'} FROM (${numbered(which)}) d ${DE_ELEGIDOS}`,
    params,
  )
}

export async function listMensajes(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { params, de, where } = queryOf(pedido)
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total ${de} ${where.join(' AND ')}`,
    params,
  )
  return { filas: await readTramo(db, pedido), total: count?.total ?? 0 }
}

export const listLoteDeMensajes = (db: Queryable, pedido: EntradaDe<typeof traerLote>): Promise<Fila[]> =>
  readTramo(db, pedido)
