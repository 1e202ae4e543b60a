import type { traerLote, traerResultados, traerTodos } from '@/contract/debito-automatico'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { lastIs, readRespuestas, readUltimas } from '@/backend/debitos/ronda/respuesta'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { type Claves, clavesDeNombre, puestoOf } from '@/backend/nucleo/orden'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { readNumber } from '@/backend/nucleo/number'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { DEBITO_BANCARIO, ENTIDADES } from '@/domain/debito'
import { type ColumnaDe, ORDENES_DE, type OrdenDe, partsOf } from '@/domain/orden'
import { searchWords } from '@/domain/plegar'

type Fila = FilaDe<typeof traerTodos>
export type FiltrosDebito = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

const DE = `FROM da_listado d JOIN matriculado m ON m.id = d.matriculado_id JOIN forma_pago f ON f.id = d.forma_pago_id
  JOIN tipo_matricula t ON t.id = m.tipo_matricula_id LEFT JOIN banco b ON b.id = d.banco_id
  LEFT JOIN sucursal_banco s ON s.id = d.sucursal_banco_id`
const COLUMNAS = `d.id, m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre",
  f.nombre AS "formaPago", b.nombre AS banco, s.nombre AS sucursal, d.tipo_cuenta_id AS "tipoCuentaID",
  d.nro_cuenta AS "nroCuenta", d.fecha_alta AS "fechaAlta", ${nombreDeTipo('t')} AS estado`
const LUGAR = 'm.apellido COLLATE es_ar, m.nombre COLLATE es_ar, m.id'

const INICIAL = ORDENES_DE.debitos.inicial
const CLAVES: Claves<ColumnaDe<'debitos'>> = {
  matricula: [{ sql: 'm.matricula', tipo: 'integer' }],
  apellidoNombre: clavesDeNombre(),
  formaPago: [{ sql: 'f.nombre COLLATE es_ar', tipo: 'text' }],
  cuenta: [{ sql: 'd.nro_cuenta', tipo: 'text', nula: true }],
  fechaAlta: [{ sql: 'd.fecha_alta', tipo: 'date' }],
  estado: [{ sql: `${nombreDeTipo('t')} COLLATE es_ar`, tipo: 'text' }],
  // By its month, and of one month what was rejected first.
  ultimo: [
    { sql: '(w.anio * 12 + w.mes)', tipo: 'integer', nula: true },
    { sql: 'u.resultado', tipo: 'integer', nula: true },
  ],
}

/** SQL: the last debit `u` of the member `m` and its round `w`. */
const ULTIMO =
  'LEFT JOIN ronda_fila u ON u.matriculado_id = m.id AND u.ultima LEFT JOIN ronda w ON w.id = u.ronda_id'
const joinFor = (orden: OrdenDe<ColumnaDe<'debitos'>>): string =>
  partsOf<ColumnaDe<'debitos'>>(orden).columna === 'ultimo' ? ULTIMO : ''

interface Consulta {
  params: unknown[]
  add: (value: unknown) => string
  where: string
}

function queryOf({ forma, tipoMatriculaID, nombre, ultimo }: FiltrosDebito): Consulta {
  const params: unknown[] = []
  const add = (value: unknown): string => `$${params.push(value)}`
  const matricula = readNumber(nombre) ?? undefined
  const words = matricula === undefined ? searchWords(nombre ?? '') : []
  const where = [
    'd.fecha_baja IS NULL',
    ...formConditions(forma, add),
    ...(tipoMatriculaID === undefined ? [] : [`m.tipo_matricula_id = ${add(tipoMatriculaID)}`]),
    ...(matricula === undefined ? [] : [`m.matricula = ${add(matricula)}`]),
    ...words.map((word) => `m.busqueda LIKE ${add(`%${word}%`)}`),
    ...(ultimo === undefined ? [] : [lastIs(ultimo)]),
    ...(nombre?.trim() && matricula === undefined && words.length === 0 ? ['false'] : []),
  ]
  return { params, add, where: where.join(' AND ') }
}

/** Bank debit is told apart by the bank's code in a CBU. */
function formConditions(forma: FiltrosDebito['forma'], add: Consulta['add']): string[] {
  if (forma === undefined) return []
  const ofForm = (id: number) => `d.forma_pago_id = ${add(id)}`
  if (forma === '41' || forma === '42')
    return [ofForm(DEBITO_BANCARIO), `left(d.cbu, 3) = ${add(ENTIDADES[forma])}`]
  return forma === '4'
    ? [ofForm(DEBITO_BANCARIO), `left(d.cbu, 3) <> ALL(${add(Object.values(ENTIDADES))})`]
    : [ofForm(Number(forma))]
}

export async function listEnDebito(
  db: Queryable,
  { pagina = 1, orden = INICIAL, ...filtros }: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { params, add, where } = queryOf(filtros)
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${DE} WHERE ${where}`, [
    ...params,
  ])
  const filas = await readFilas(
    db,
    `${joinFor(orden)} WHERE ${where} ORDER BY ${puestoOf(CLAVES, orden, 'd.id').orden} LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}

/** The members that the filters find, in no order. */
export async function listMatriculadosEnDebito(db: Queryable, filtros: FiltrosDebito): Promise<number[]> {
  const { params, where } = queryOf(filtros)
  const rows = await db.query<{ id: number }>(`SELECT m.id ${DE} WHERE ${where}`, params)
  return rows.map(({ id }) => id)
}

/** Up to `cantidad` rows after the enrolment `despuesDe`, which may have ended meanwhile, or after `lugar` in an order. */
export function listLoteEnDebito(
  db: Queryable,
  { cantidad, despuesDe, orden, lugar, ...filtros }: EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const { params, add, where } = queryOf(filtros)
  if (orden) {
    const puesto = puestoOf(CLAVES, orden, 'd.id')
    const after = lugar ? puesto.despuesDe(lugar, add) : 'true'
    const rest = `${joinFor(orden)} WHERE ${where} AND ${after} ORDER BY ${puesto.orden} LIMIT ${add(cantidad)}`
    return readFilas(db, rest, params, `, ${puesto.lugar} AS lugar`)
  }
  const beyond =
    despuesDe === undefined
      ? 'true'
      : `(${LUGAR}) > (SELECT x.apellido COLLATE es_ar, x.nombre COLLATE es_ar, x.id
           FROM matriculado x JOIN da_listado e ON e.matriculado_id = x.id WHERE e.id = ${add(despuesDe)})`
  return readFilas(db, `WHERE ${where} AND ${beyond} ORDER BY ${LUGAR} LIMIT ${add(cantidad)}`, params)
}

async function readFilas(db: Queryable, rest: string, params: unknown[], more = ''): Promise<Fila[]> {
  const filas = await db.query<Omit<Fila, 'ultimo'>>(`SELECT ${COLUMNAS}${more} ${DE} ${rest}`, params)
  const ultimas = await readUltimas(
    db,
    filas.map(({ matriculadoID }) => matriculadoID),
  )
  return filas.map((fila) => ({ ...fila, ultimo: ultimas.get(fila.matriculadoID) ?? null }))
}

/** Two years of them. */
const RESULTADOS = 24

/** What became of a member's debits that went out, the last first. */
export const listResultados = (
  db: Queryable,
  { matriculadoID }: EntradaDe<typeof traerResultados>,
): Promise<FilaDe<typeof traerResultados>[]> =>
  readRespuestas(
    db,
    `WHERE f.matriculado_id = $1 AND f.sacada_en IS NULL AND r.estado IN ('enviada', 'rendida')
     ORDER BY r.enviada_en DESC, f.id DESC LIMIT ${RESULTADOS}`,
    [matriculadoID],
  )
