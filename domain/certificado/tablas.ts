import type { Tabla } from '@/domain/certificado/documento'
import type { Elemento, Nodo } from '@/domain/certificado/etiquetas'

/** A wider one has no column for a word, and a longer one is no certificate. */
const MAX_COLUMNAS = 20
const MAX_CELDAS = 1_000

/** A table's element as rows of the same width, and what stands in it outside of every cell. */
export interface Rejilla {
  filas: { fila: Elemento; celdas: CeldaDeRejilla[] }[]
  sueltos: Nodo[]
  /** Some cell reached down over rows below it. */
  unidas: boolean
}
/** Without an element it is a place that the rows of the source leave empty, one column wide. */
export interface CeldaDeRejilla {
  elemento?: Elemento
  encabezado: boolean
  columnas: number
}

/** Answers in words why an element is read for its text alone, where it is no table like others. */
export function gridOf(tabla: Elemento): Rejilla | string {
  if (tabla.hijos.some(holdsTable)) return 'Tablas dentro de tablas'
  const { filas, sueltos } = rowsOf(tabla)
  if (sumOf(filas.map(({ celdas }) => celdas.length)) > MAX_CELDAS) return MUY_GRANDES
  const placed = placeCells(filas.filter(({ celdas }) => celdas.length > 0))
  const width = Math.max(0, ...placed.map(({ celdas }) => widthOf(celdas)))
  if (width > MAX_COLUMNAS) return MUY_GRANDES
  for (const { celdas } of placed) {
    const last = celdas.at(-1)
    for (let n = widthOf(celdas); n < width; n++) celdas.push(emptyBeside(last))
  }
  const unidas = filas.some(({ celdas }) => celdas.some((celda) => spanOf(celda, 'rowspan') > 1))
  return { filas: placed, sueltos, unidas }
}

const MUY_GRANDES = 'Tablas muy grandes'

const holdsTable = (nodo: Nodo): boolean =>
  typeof nodo !== 'string' && (nodo.nombre === 'table' || nodo.hijos.some(holdsTable))

interface FilaLeida {
  fila: Elemento
  celdas: Elemento[]
}

function rowsOf(tabla: Elemento): { filas: FilaLeida[]; sueltos: Nodo[] } {
  const filas: FilaLeida[] = []
  const sueltos: Nodo[] = []
  const walk = (inside: Elemento, row?: Elemento[]) => {
    let own = row
    for (const hijo of inside.hijos) {
      if (typeof hijo === 'string') sueltos.push(hijo)
      else if (hijo.nombre === 'td' || hijo.nombre === 'th') {
        if (!own) filas.push({ fila: inside, celdas: (own = []) })
        own.push(hijo)
      } else if (hijo.nombre === 'tr') {
        const celdas: Elemento[] = []
        filas.push({ fila: hijo, celdas })
        walk(hijo, celdas)
        own = undefined
      } else if (/^t(head|body|foot)$/.test(hijo.nombre)) walk(hijo)
      else sueltos.push(hijo)
    }
  }
  walk(tabla)
  return { filas, sueltos }
}

/** What stands beside a cell that reaches down stays in its own column: the place under that cell is an empty one. */
function placeCells(filas: readonly FilaLeida[]): Rejilla['filas'] {
  const reach: number[] = []
  return filas.map(({ fila, celdas }, row) => {
    const placed: CeldaDeRejilla[] = []
    let column = 0
    const leave = () => {
      for (; (reach[column] ?? 0) > row && column < 2 * MAX_COLUMNAS; column++)
        placed.push(emptyBeside(placed.at(-1)))
    }
    for (const elemento of celdas) {
      leave()
      const columnas = spanOf(elemento, 'colspan')
      placed.push({ elemento, encabezado: elemento.nombre === 'th', columnas })
      for (let n = 0; n < columnas; n++) reach[column++] = row + spanOf(elemento, 'rowspan')
    }
    leave()
    return { fila, celdas: placed }
  })
}

const spanOf = ({ atributos }: Elemento, key: 'colspan' | 'rowspan'): number => {
  const text = atributos[key] ?? ''
  return /^[1-9]\d?$/.test(text) ? Number(text) : 1
}

const emptyBeside = (celda: CeldaDeRejilla | undefined): CeldaDeRejilla => ({
  encabezado: celda?.encabezado ?? false,
  columnas: 1,
})

const widthOf = (celdas: readonly { columnas: number }[]): number =>
  sumOf(celdas.map(({ columnas }) => columnas))
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Letters of a normal size that a line of an upright A4 sheet holds, and those that a cell's margins take. */
export const LETRAS_DE_LINEA = 66
export const LETRAS_DE_AIRE = 2
/** Of a column: what even an empty one gets, and what the longest text asks for. */
const [MINIMO, MAXIMO] = [5, 48]

/**
 * Each column's part of the table's width, together 1: its longest word fits where that is possible, and what is left
 * goes where the texts are long.
 */
export function columnParts({ filas }: Tabla): number[] {
  const columns = Array.from({ length: widthOf(filas[0] ?? []) }, () => ({ word: MINIMO, text: MINIMO }))
  for (const celdas of filas) {
    let at = 0
    for (const { columnas, trozos } of celdas) {
      const column = columnas === 1 ? columns[at] : undefined
      at += columnas
      if (!column) continue
      const text = trozos.map(({ texto }) => texto).join('')
      column.text = Math.max(column.text, Math.min(MAXIMO, longest(text.split('\n')) + LETRAS_DE_AIRE))
      column.word = Math.max(column.word, Math.min(MAXIMO, longest(text.split(/\s+/)) + LETRAS_DE_AIRE))
    }
  }
  const words = sumOf(columns.map(({ word }) => word))
  const more = sumOf(columns.map(({ word, text }) => text - word))
  const share = more > 0 ? Math.min(1, Math.max(0, LETRAS_DE_LINEA - words) / more) : 0
  const wanted = columns.map(({ word, text }) => word + (text - word) * share)
  return wanted.map((one) => one / sumOf(wanted))
}

const longest = (texts: readonly string[]): number => Math.max(...texts.map(({ length }) => length))
