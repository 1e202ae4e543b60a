// A book's rows as lines of JSON. It is walked twice, so that nobody gets the first row of a book that is refused at its
// last one, and so that what it is stands before its rows.
import { Rechazada } from './rechazo.mjs'

/** Characters that are written at once. */
const TROZO = 65_536
/** Merged cells are told of the rows that titles may stand in. */
const FILAS_DE_TITULOS = 60
const MAX_COMBINADAS = 1_000
const PLAIN = /^[\x20-\x7e]*$/

/**
 * `open` answers the book: `{ formato, codificacion, separador, epoca, avisos, hojas }`, each sheet with `nombre`,
 * `oculta`, `titulos`, `combinadas` and `rows()`, which gives `[row from 1, cells]`, null for those of a deleted one.
 */
export async function* linesOf(open, pedido) {
  let book
  let head
  try {
    book = await open()
    head = survey(book, pedido)
  } catch (error) {
    if (error instanceof Rechazada) yield line({ rechazo: error.message, ...error.donde })
    else yield line({ rechazo: error?.code === 'ERR_BUFFER_TOO_LARGE' ? 'grande' : 'danada' })
    return
  }
  yield line({ libro: head })
  const cuenta = new Cuenta(pedido)
  let piece = ''
  for (const [hoja, sheet] of book.hojas.entries())
    for (const [fila, celdas] of rowsOf(sheet, cuenta)) {
      piece += line([hoja, fila, celdas])
      if (piece.length < TROZO) continue
      yield piece
      piece = ''
    }
  yield piece
}

const line = (what) => `${JSON.stringify(what)}\n`

function survey({ hojas, avisos, ...book }, pedido) {
  const cuenta = new Cuenta(pedido)
  const surveyed = hojas.map((sheet) => {
    let filas = 0
    let columnas = sheet.titulos?.length ?? 0
    for (const [fila, celdas] of rowsOf(sheet, cuenta)) {
      filas = fila
      columnas = Math.max(columnas, celdas?.length ?? 0)
    }
    const combinadas = sheet.combinadas.filter(([fila]) => fila <= FILAS_DE_TITULOS).slice(0, MAX_COMBINADAS)
    const { nombre, oculta, titulos } = sheet
    return { nombre: cuenta.clean(nombre), oculta, titulos, filas, columnas, combinadas }
  })
  return { ...book, hojas: surveyed, avisos: { ...avisos, limpiadas: cuenta.limpiadas } }
}

/** The rows that hold something, without what nobody sees in their texts. */
function* rowsOf(sheet, cuenta) {
  for (const [fila, celdas] of sheet.rows()) {
    const place = { hoja: sheet.nombre, fila }
    const clean = celdas && cuenta.cleanRow(celdas, place)
    if (clean?.length === 0) continue
    cuenta.count(clean, place)
    yield [fila, clean]
  }
}

const isBlank = (cell) =>
  typeof cell === 'string' ? cell.trim() === '' : cell == null || cell.ilegible === 'combinada'

/** What has gone by, within the limits. */
class Cuenta {
  filas = 0
  celdas = 0
  caracteres = 0
  limpiadas = 0

  constructor({ limites, invisibles }) {
    this.limites = limites
    // Lone surrogates are no characters, and the database takes no NUL.
    this.unseen = invisibles && new RegExp(`[${invisibles}\\p{Cs}]|(?![\\t\\n])\\p{Cc}`, 'gu')
  }

  /** With plain line ends, without what nobody sees. */
  clean(text) {
    if (!this.unseen || PLAIN.test(text)) return text
    const lines = text.replace(/\r\n?/g, '\n')
    const clean = lines.replace(this.unseen, '')
    if (clean !== lines) this.limpiadas++
    return clean
  }

  /** Cells up to the last one that a reader would want; none where all are blank. */
  cleanRow(celdas, place) {
    const clean = celdas.map((cell) => (typeof cell === 'string' ? this.clean(cell) : cell))
    const last = clean.findLastIndex((cell) => !isBlank(cell))
    if (last < 0) return []
    if (last >= this.limites.columnas) throw new Rechazada('columnas', place)
    return clean.slice(0, this.limites.columnas)
  }

  count(celdas, place) {
    if (++this.filas > this.limites.filas) throw new Rechazada('filas')
    for (const [columna, cell] of (celdas ?? []).entries()) {
      if (cell === null || cell === '') continue
      if (++this.celdas > this.limites.celdas) throw new Rechazada('celdas')
      if (typeof cell !== 'string') continue
      if (cell.length > this.limites.texto) throw new Rechazada('texto', { ...place, columna })
      this.caracteres += cell.length
      if (this.caracteres > this.limites.caracteres) throw new Rechazada('grande')
    }
  }
}
