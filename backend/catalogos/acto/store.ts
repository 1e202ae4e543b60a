import type { exportar, traerDatos, traerTodos, traerTodosSelect } from '@/contract/acto'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { actos } from '@/contract/listas/actos'
import { ajusteSql, personasSql } from '@/backend/acceso/ajuste/store'
import { listCitas } from '@/backend/catalogos/acto/cita'
import type { Queryable } from '@/backend/db/conexion'
import { folded } from '@/backend/db/folding'
import { conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina, Pedido } from '@/backend/nucleo/manejador'
import { wordsSql } from '@/backend/nucleo/orden'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { ABREVIADAS, CLASES_DE_ACTO, ESTADOS_DE_ACTO, nameOfActo } from '@/domain/acto'
import { searchWords } from '@/domain/plegar'
import { can } from '@/domain/roles'

type Fila = FilaDe<typeof traerTodos>
type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

/** SQL: an act's number as people write it, null of a draft. */
export const nombreDeActo = (a: string): string =>
  `CASE WHEN ${a}.numero IS NOT NULL THEN ${wordsSql(`${a}.clase`, ABREVIADAS)} || ' ' || ${a}.numero || '/' || ${a}.anio END`

/** SQL: the act that was joined, for a row that rests on it; null without one. */
export const actoCitado = (a: string): string =>
  `CASE WHEN ${a}.id IS NOT NULL THEN json_build_object('id', ${a}.id, 'nombre', ${nombreDeActo(a)}) END`

const ORDEN = {
  ...{ listado: actos, id: 'a.id' },
  claves: {
    numero: [
      { sql: wordsSql('a.clase', CLASES_DE_ACTO), tipo: 'text' },
      { sql: 'a.anio', tipo: 'integer', nula: true },
      { sql: 'a.numero', tipo: 'integer', nula: true },
    ],
    fecha: [{ sql: 'a.fecha', tipo: 'date' }],
    organo: [{ sql: 'a.organo COLLATE es_ar', tipo: 'text' }],
    asunto: [{ sql: 'a.asunto COLLATE es_ar', tipo: 'text' }],
    estado: [{ sql: wordsSql('a.estado', ESTADOS_DE_ACTO), tipo: 'text' }],
  },
} as const

const BUSCADO = folded(`a.asunto || ' ' || a.organo || ' ' || coalesce(${nombreDeActo('a')}, '')`)

const DONDE: Donde<Filtros> = {
  texto: (texto, add) => searchWords(texto).map((word) => `${BUSCADO} LIKE '%' || ${add(word)} || '%'`),
  clase: (clase, add) => [`a.clase = ${add(clase)}`],
  estado: (estado, add) => [`a.estado = ${add(estado)}`],
  // A draft is of the year of its day.
  anio: (anio, add) => [`extract(year FROM a.fecha) = ${add(anio)}::int`],
  desde: (desde, add) => [`a.fecha >= ${add(desde)}::date`],
  hasta: (hasta, add) => [`a.fecha <= ${add(hasta)}::date`],
}

const COLUMNAS = `a.id, a.clase, a.numero, a.anio, a.fecha, a.organo, a.asunto, a.estado,
  (SELECT ${nombreDeActo('p')} FROM acto p WHERE p.id = a.por_acto_id) AS por`

function queryOf(filtros: Filtros) {
  const { params, add } = parameters()
  return { params, add, donde: ['true', ...conditionsOf(DONDE, filtros, add)] }
}

export async function listActos(db: Queryable, pedido: EntradaDe<typeof traerTodos>): Promise<Pagina<Fila>> {
  const { params, add, donde } = queryOf(pedido)
  const where = donde.join(' AND ')
  const counted = [...params]
  const { orden, limite } = tramoOf(ORDEN, pedido, add)
  const filas = await db.query<Fila>(
    `SELECT ${COLUMNAS} FROM acto a WHERE ${where} ORDER BY ${orden} ${limite}`,
    params,
  )
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM acto a WHERE ${where}`,
    counted,
  )
  return { filas, total: count?.total ?? 0 }
}

export function listLoteDeActos(db: Queryable, pedido: EntradaDe<typeof exportar>): Promise<Fila[]> {
  const { params, add, donde } = queryOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  return db.query<Fila>(
    `SELECT ${COLUMNAS}${lugar} FROM acto a WHERE ${[...donde, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
}

export async function nameActo(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db.query<{ nombre: string | null }>(
    `SELECT ${nombreDeActo('a')} AS nombre FROM acto a WHERE a.id = $1`,
    [id],
  )
  return row?.nombre ?? undefined
}

/** As many as a select shows. */
const ELEGIBLES = 500

/** Those that something may rest on, the newest first. */
export async function listVigentes(db: Queryable): Promise<FilaDe<typeof traerTodosSelect>[]> {
  return db.query(
    `SELECT a.id, ${nombreDeActo('a')} || ', ' || a.asunto AS nombre FROM acto a
     WHERE a.estado IN ('numerada', 'firmada') ORDER BY a.fecha DESC, a.id DESC LIMIT ${ELEGIBLES}`,
  )
}

type Datos = FilaDe<typeof traerDatos>
type Propios = Omit<Datos, 'citas' | 'numera' | 'por' | 'dejaSinEfecto'>

/** An act as its page shows it. Throws 'not found'. */
export async function readActo(db: Queryable, quien: Quien, id: number): Promise<Datos> {
  const [acto] = await db.query<Propios & { porID: number | null; porNombre: string | null }>(
    `SELECT a.id, a.clase, a.numero, a.anio, a.fecha, a.organo, a.asunto, a.visto, a.considerando, a.resuelve,
       a.estado, a.firmada_el AS firmada, a.escaneo_huella AS escaneo, a.version,
       p.id AS "porID", ${nombreDeActo('p')} AS "porNombre", ${ajusteSql('firmasDeActo')} AS firmas,
       NOT EXISTS (SELECT FROM contador c
         WHERE c.nombre = 'acto.' || a.clase || '.' || extract(year FROM a.fecha)) AS primera,
       (SELECT coalesce(json_agg(json_build_object('firmanteID', f.firmante_id, 'nombre', f.nombre, 'cargo', f.cargo)
          ORDER BY f.orden), '[]') FROM acto_firmante f WHERE f.acto_id = a.id) AS firmantes
     FROM acto a LEFT JOIN acto p ON p.id = a.por_acto_id WHERE a.id = $1`,
    [id],
  )
  if (!acto) throw noEncontrado()
  const { porID, porNombre, ...propios } = acto
  return {
    ...propios,
    por: porID === null ? null : { id: porID, nombre: porNombre ?? nameOfActo(propios) },
    dejaSinEfecto: await db.query(
      `SELECT a.id, ${nombreDeActo('a')} AS nombre FROM acto a WHERE a.por_acto_id = $1 ORDER BY a.fecha, a.id`,
      [id],
    ),
    citas: await listCitas(db, id),
    numera: await mayNumber(db, quien),
  }
}

type Quien = Pick<Pedido, 'persona' | 'politica'>

/** Whether the person gives numbers to acts and takes their effect: by role, or by name. */
export async function mayNumber(db: Queryable, { persona, politica }: Quien): Promise<boolean> {
  if (can(persona.roles, politica, 'actos.numerar')) return true
  if (!can(persona.roles, politica, 'actos.redactar')) return false
  const [row] = await db.query<{ puede: boolean }>(
    `SELECT $1 = ANY(${personasSql('numerarActos')}) AS puede`,
    [persona.usuarioID],
  )
  return row?.puede ?? false
}

export async function readEscaneo(db: Queryable, id: number): Promise<{ huella: string; nombre: string }> {
  const [row] = await db.query<{ huella: string | null; nombre: string }>(
    `SELECT a.escaneo_huella AS huella, replace(${nombreDeActo('a')}, '/', '-') AS nombre FROM acto a WHERE a.id = $1`,
    [id],
  )
  if (!row?.huella) throw noEncontrado()
  return { huella: row.huella, nombre: row.nombre }
}
