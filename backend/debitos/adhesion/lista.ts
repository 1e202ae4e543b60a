import type { traerLote, traerResultados, traerTodos } from '@/contract/debito-automatico'
import { debitos } from '@/contract/listas/debitos'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { lastIs, readRespuestas, readUltimas } from '@/backend/debitos/ronda/respuesta'
import { type Add, conditionsOf, type Donde, parameters, tramoOf } from '@/backend/nucleo/lista'
import type { Pagina } from '@/backend/nucleo/manejador'
import { searchMatriculado } from '@/backend/nucleo/matriculado-search'
import { clavesDeNombre } from '@/backend/nucleo/orden'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import { type ClaveDeDebito, DEBITO_BANCARIO, ENTIDADES } from '@/domain/debito'

type Fila = FilaDe<typeof traerTodos>
export type FiltrosDebito = Omit<EntradaDe<typeof traerTodos>, 'pagina' | 'orden'>

const DE = `FROM da_listado d JOIN matriculado m ON m.id = d.matriculado_id JOIN forma_pago f ON f.id = d.forma_pago_id
  JOIN tipo_matricula t ON t.id = m.tipo_matricula_id LEFT JOIN banco b ON b.id = d.banco_id
  LEFT JOIN sucursal_banco s ON s.id = d.sucursal_banco_id`
const COLUMNAS = `d.id, m.id AS "matriculadoID", m.matricula, ${nombreDeMatriculado('m')} AS "apellidoNombre",
  f.nombre AS "formaPago", b.nombre AS banco, s.nombre AS sucursal, d.tipo_cuenta_id AS "tipoCuentaID",
  d.nro_cuenta AS "nroCuenta", d.fecha_alta AS "fechaAlta", ${nombreDeTipo('t')} AS estado`

const ORDEN = {
  ...{ listado: debitos, id: 'd.id' },
  claves: {
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
  },
} as const

/** SQL: the last debit `u` of the member `m` and its round `w`. */
const ULTIMO =
  'LEFT JOIN ronda_fila u ON u.matriculado_id = m.id AND u.ultima LEFT JOIN ronda w ON w.id = u.ronda_id'

const DONDE: Donde<FiltrosDebito> = {
  nombre: (nombre, add) => searchMatriculado(nombre, add),
  forma: (forma, add) => formConditions(forma, add),
  tipoMatriculaID: (tipo, add) => [`m.tipo_matricula_id = ${add(tipo)}`],
  ultimo: (ultimo) => [lastIs(ultimo)],
}

function queryOf(filtros: FiltrosDebito) {
  const { params, add } = parameters()
  const where = ['d.fecha_baja IS NULL', ...conditionsOf(DONDE, filtros, add)].join(' AND ')
  return { params, add, where }
}

/** Bank debit is told apart by the bank's code in a CBU. */
function formConditions(forma: ClaveDeDebito, add: Add): string[] {
  const ofForm = (id: number) => `d.forma_pago_id = ${add(id)}`
  if (forma === '41' || forma === '42')
    return [ofForm(DEBITO_BANCARIO), `left(d.cbu, 3) = ${add(ENTIDADES[forma])}`]
  return forma === '4'
    ? [ofForm(DEBITO_BANCARIO), `left(d.cbu, 3) <> ALL(${add(Object.values(ENTIDADES))})`]
    : [ofForm(Number(forma))]
}

export async function listEnDebito(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { params, where } = queryOf(pedido)
  const [count] = await db.query<{ total: number }>(
    `SELECT count(*)::int AS total ${DE} WHERE ${where}`,
    params,
  )
  return { filas: await listLoteEnDebito(db, pedido), total: count?.total ?? 0 }
}

/** The members that the filters find, in no order. */
export async function listMatriculadosEnDebito(db: Queryable, filtros: FiltrosDebito): Promise<number[]> {
  const { params, where } = queryOf(filtros)
  const rows = await db.query<{ id: number }>(`SELECT m.id ${DE} WHERE ${where}`, params)
  return rows.map(({ id }) => id)
}

/** The rows of a page or of a lot. */
export async function listLoteEnDebito(
  db: Queryable,
  pedido: EntradaDe<typeof traerTodos> | EntradaDe<typeof traerLote>,
): Promise<Fila[]> {
  const { params, add, where } = queryOf(pedido)
  const { despues, orden, limite, lugar } = tramoOf(ORDEN, pedido, add)
  const join = pedido.orden?.startsWith('ultimo') ? ULTIMO : ''
  const filas = await db.query<Omit<Fila, 'ultimo'>>(
    `SELECT ${COLUMNAS}${lugar} ${DE} ${join} WHERE ${[where, ...despues].join(' AND ')} ORDER BY ${orden} ${limite}`,
    params,
  )
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
