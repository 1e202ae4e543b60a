import type { Tx } from '@/backend/db/conexion'
import type { ColumnaDeHoja, HojaDeSalida } from '@/backend/mudanza/salida/hojas/hoja'
import type { Centavos } from '@/domain/dinero'
import type { Columna } from '@/domain/spreadsheets/column'
import { csvHead, csvRows } from '@/domain/spreadsheets/csv'
import { streamXlsx } from '@/domain/spreadsheets/xlsx-stream'

/** What a row's column may be, as the database gives it: amounts in centavos, days as 'YYYY-MM-DD'. */
type Fila = readonly (string | number | Centavos | null)[]

/** Rows that are in memory at once. */
const LOTE = 2_000
/** A workbook's sheet has 1,048,576 rows, of which one is the headings; what is longer goes on in another. */
const FILAS_DE_LIBRO = 1_000_000

/** The class of a column says what its SQL gives. */
const columnOf = ([titulo, tipo]: ColumnaDeHoja, at: number): Columna<Fila> =>
  ({ titulo, tipo, valor: (fila: Fila) => fila[at] }) as Columna<Fila>

const columnsOf = ({ columnas }: HojaDeSalida): Columna<Fila>[] =>
  columnas.map((columna, at) => columnOf(columna, at))

const selectOf = ({ columnas, de, orden }: HojaDeSalida): string =>
  `SELECT ${columnas.map(([, , sql]) => sql).join(', ')} FROM ${de} ORDER BY ${orden}`

export async function countHoja(tx: Tx, { de }: HojaDeSalida): Promise<number> {
  const { rows } = await tx.client.query<{ filas: number }>(`SELECT count(*)::int AS filas FROM ${de}`)
  return rows[0]?.filas ?? 0
}

/** Rows in lots, by a cursor of the transaction; the next lot is read while one is written. */
async function* lotsOf(tx: Tx, hoja: HojaDeSalida, tramo = ''): AsyncGenerator<Fila[]> {
  await tx.query(`DECLARE hoja NO SCROLL CURSOR FOR ${selectOf(hoja)}${tramo}`)
  const read = () =>
    tx.client.query<(string | number | Centavos | null)[]>({
      text: `FETCH ${LOTE} FROM hoja`,
      rowMode: 'array',
    })
  let next = read()
  try {
    for (;;) {
      const { rows } = await next
      if (rows.length === 0) break
      next = read()
      yield rows
    }
  } finally {
    // Whoever stops in the middle leaves a lot that nobody asks for any more.
    await next.catch(() => undefined)
  }
  await tx.query('CLOSE hoja')
}

async function* told(lots: AsyncIterable<Fila[]>, tell: (filas: number) => void): AsyncGenerator<Fila[]> {
  for await (const lot of lots) {
    yield lot
    tell(lot.length)
  }
}

/** As a .csv; `tell` hears of each lot of rows that was written. */
export async function* writeCsv(
  tx: Tx,
  hoja: HojaDeSalida,
  tell: (filas: number) => void,
): AsyncGenerator<Buffer> {
  const columnas = columnsOf(hoja)
  yield Buffer.from(csvHead(columnas))
  for await (const lot of told(lotsOf(tx, hoja), tell)) yield Buffer.from(csvRows(columnas, lot))
}

/** Rows of a sheet that are one workbook: where they begin, from 0, and how many they are. */
export interface Tramo {
  desde: number
  cuantas: number
}

/** The workbooks that so many rows take; one without rows is a workbook too. */
export const librosDe = (filas: number, cuantas = FILAS_DE_LIBRO): Tramo[] =>
  Array.from({ length: Math.max(1, Math.ceil(filas / cuantas)) }, (_, libro) => ({
    desde: libro * cuantas,
    cuantas: Math.min(cuantas, filas - libro * cuantas),
  }))

/** Some rows of a sheet as a .xlsx; `tell` as for a .csv. */
export async function* writeBook(
  tx: Tx,
  hoja: HojaDeSalida,
  { desde, cuantas }: Tramo,
  tell: (filas: number) => void,
): AsyncGenerator<Buffer> {
  const lotes = told(lotsOf(tx, hoja, ` OFFSET ${desde} LIMIT ${cuantas}`), tell)
  yield* streamXlsx({
    titulo: hoja.titulo,
    columnas: columnsOf(hoja),
    lotes,
    ajena: true,
  }) as AsyncIterable<Buffer>
}
