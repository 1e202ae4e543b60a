import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { emitir, traerTodos } from '@/contract/papel'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA, type Pagina } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado, nombreDeUsuario } from '@/backend/nucleo/nombres'
import { readNumber } from '@/backend/nucleo/number'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { searchWords } from '@/domain/plegar'

export type Emitido = FilaDe<typeof emitir>
export type Contenido = Emitido['contenido']
type Fila = FilaDe<typeof traerTodos>

/** A paper as it was kept. */
interface Guardado extends Omit<Emitido, 'contenido'> {
  matriculadoID: number
  contenido: string
}

const GUARDADO = `SELECT id, clase, numero, codigo, matriculado_id AS "matriculadoID", emitido_en AS emitido,
    anulado_en AS anulado, copias, imagen_huella IS NOT NULL AS "conImagen", contenido FROM papel`

export async function readPapel(db: Queryable, id: number): Promise<Emitido> {
  const [row] = await db.query<Guardado>(`${GUARDADO} WHERE id = $1`, [id])
  if (!row) throw noEncontrado()
  return { ...row, contenido: JSON.parse(row.contenido) as Contenido }
}

/** Locks the paper until the transaction ends, and answers whose it is. */
export async function holdPapel(
  tx: Tx,
  id: number,
): Promise<Pick<Guardado, 'clase' | 'numero' | 'matriculadoID' | 'anulado'>> {
  const [row] = await tx.query<Guardado>(`${GUARDADO} WHERE id = $1 FOR UPDATE`, [id])
  if (!row) throw noEncontrado()
  return row
}

export async function readHuella(db: Queryable, id: number): Promise<{ huella: string; nombre: string }> {
  const [row] = await db.query<{ huella: string }>(
    'SELECT imagen_huella AS huella FROM papel WHERE id = $1 AND imagen_huella IS NOT NULL',
    [id],
  )
  if (!row) throw noEncontrado()
  return { huella: row.huella, nombre: `firma-${id}` }
}

/** The end of a day of Argentina is the beginning of the next. */
const DIA = (param: string, days = 0): string =>
  `(${param}::date + ${days})::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires'`

export async function listPapeles(
  db: Queryable,
  filtros: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const { pagina = 1, matriculadoID, nombre, clase, numero, desde, hasta, soloAnulados } = filtros
  const params: unknown[] = []
  const add = (value: unknown): string => `$${params.push(value)}`
  const matricula = readNumber(nombre) ?? undefined
  const words = matricula === undefined ? searchWords(nombre ?? '') : []
  const who = [
    ...words.map((word) => `m.busqueda LIKE ${add(`%${word}%`)}`),
    ...(matricula === undefined ? [] : [`m.matricula = ${add(matricula)}`]),
  ]
  const typed = nombre?.trim()
  const conditions = [
    // The few members first: their papers are found by index.
    ...(who.length > 0
      ? [`p.matriculado_id = ANY(ARRAY(SELECT m.id FROM matriculado m WHERE ${who.join(' AND ')}))`]
      : []),
    ...(typed && who.length === 0 ? ['false'] : []),
    ...(matriculadoID ? [`p.matriculado_id = ${add(matriculadoID)}`] : []),
    ...(clase ? [`p.clase = ${add(clase)}`] : []),
    ...(numero ? [`p.numero = ${add(numero)}`] : []),
    ...(desde ? [`p.emitido_en >= ${DIA(add(desde))}`] : []),
    ...(hasta ? [`p.emitido_en < ${DIA(add(hasta), 1)}`] : []),
    ...(soloAnulados ? ['p.anulado_en IS NOT NULL'] : []),
  ]
  const from = `FROM papel p ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, params)
  const filas = await db.query<Fila>(
    `SELECT p.id, p.clase, p.numero, p.codigo, p.matriculado_id AS "matriculadoID", m.matricula,
       ${nombreDeMatriculado('m')} AS "apellidoNombre", p.certifica, p.firmante, p.emitido_en AS emitido,
       ${nombreDeUsuario('u')} AS quien, p.copias, p.anulado_en AS anulado, p.motivo
     FROM (SELECT p.id ${from} ORDER BY p.emitido_en DESC, p.id DESC
       LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}) d
     JOIN papel p USING (id) JOIN matriculado m ON m.id = p.matriculado_id
     LEFT JOIN usuario u ON u.id = p.emitido_por ORDER BY p.emitido_en DESC, p.id DESC`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}
