import { type Celda, isIlegible } from '@/domain/celda'
import { lineOf } from '@/domain/importar/leer/leido'
import type { HojaDeLibro } from '@/domain/libro'

type Arriba = readonly (readonly [fila: number, celdas: readonly Celda[]])[]

/** Titles stand among the first rows. */
const HASTA = 40
/** What is drawn over so many columns and stands alone in its row names the sheet, and no group of columns. */
const MAX_GRUPO = 6
/** Between a group of columns and the title of one. */
export const DENTRO = ' › '
/** From here on a title says by itself what its column is. */
const SE_BASTA = 0.9

type Cabeza = Pick<HojaDeLibro, 'combinadas' | 'columnas'>
type Conocido = (title: string) => number

const isText = (cell: Celda): boolean => typeof cell === 'string' && /\p{L}/u.test(cell)
const isFull = (cell: Celda): boolean => isIlegible(cell) || lineOf(cell) !== ''
const isBlank = (cell: Celda): boolean => lineOf(cell) === ''
const isYear = (text: string): boolean => /^(19|20)\d\d$/.test(text)

/** Whether a row goes on with the titles of the one above: short texts, none of them under a title of its own. */
function isSecondRow(above: readonly Celda[], own: readonly Celda[]): boolean {
  const full = own.flatMap((cell, at) => (isBlank(cell) ? [] : [at]))
  if (full.length < 2 || above.filter((cell) => !isBlank(cell)).length < 2) return false
  const isPart = (at: number): boolean =>
    isBlank(above[at]) || (isBlank(above[at + 1]) && !isBlank(own[at + 1]))
  return (
    full.every((at) => isText(own[at]) && !/\d{3}/.test(lineOf(own[at])) && isPart(at)) &&
    full.some((at) => isBlank(above[at]))
  )
}

/** The text that is drawn over a column and its neighbours above a row; '' where there is none. */
function groupOver(
  rows: ReadonlyMap<number, readonly Celda[]>,
  { combinadas, columnas }: Cabeza,
  fila: number,
  columna: number,
): string {
  const over = combinadas.filter(([, left, to, right]) => to === fila - 1 && right > left)
  const group = over.find(([, left, , right]) => left <= columna && columna <= right)
  if (!group) return ''
  const [from, left, , right] = group
  const wide = right - left + 1
  return (over.length === 1 && wide > MAX_GRUPO) || wide >= columnas ? '' : lineOf(rows.get(from)?.[left])
}

/**
 * The titles of each column with those in a row: a group above it goes first, one that reaches down counts too. Where
 * it is not drawn as one cell nobody knows how far it goes: it is left out over a title that is only `known` without it.
 */
export function titlesAt(arriba: Arriba, cabeza: Cabeza, fila: number, known: Conocido = () => 0): string[] {
  const rows = new Map(arriba.map(([at, celdas]) => [at, celdas]))
  const [above, own] = [rows.get(fila - 1) ?? [], rows.get(fila) ?? []]
  const second = isSecondRow(above, own)
  // Beside titles that stand above alone a group ends where the next of them begins.
  const isClosed = above.some((cell, at) => !isBlank(cell) && isBlank(own[at]))
  const width = Math.max(own.length, cabeza.columnas)
  return Array.from({ length: width }, (_, columna) => {
    const merged = cabeza.combinadas.find(
      ([from, left, to, right]) => from <= fila && fila <= to && left <= columna && columna <= right,
    )
    const mine = lineOf(merged ? rows.get(merged[0])?.[merged[1]] : own[columna])
    if (mine === '') return second ? lineOf(above[columna]) : ''
    const drawn = groupOver(rows, cabeza, fila, columna)
    if (drawn !== '') return `${drawn}${DENTRO}${mine}`
    const from = second && !merged ? above.slice(0, columna + 1).findLastIndex((cell) => !isBlank(cell)) : -1
    if (from < 0) return mine
    const joined = `${lineOf(above[from])}${DENTRO}${mine}`
    const isJoined = isClosed || isYear(lineOf(above[from])) || known(joined) > 0 || known(mine) < SE_BASTA
    return isJoined ? joined : mine
  })
}

/** How much a row looks like titles: words, each once, known ones, over rows that are of another kind. */
function scoreOf(titles: readonly string[], below: readonly (readonly Celda[])[], known: Conocido): number {
  const full = titles.filter((title) => title !== '')
  if (full.length === 0) return 0
  const words = full.filter((title) => isText(title)).length / full.length
  const hits = full.reduce((sum, title) => sum + known(title), 0)
  const other = titles.filter(
    (title, at) =>
      isText(title) &&
      below.some((row) => isFull(row[at]) && (!isText(row[at]) || /\d/.test(lineOf(row[at])))),
  ).length
  const alone = full.length === 1 && titles.length > 2 ? 3 : 0
  return hits * 3 + words * 2 + other * 0.7 + full.length * 0.3 - alone
}

/** The row of the titles, the lower one of two, from 1; 0 where the sheet has none. `known` is 0 to 1. */
export function findHeader(
  arriba: Arriba,
  cabeza: Cabeza & Pick<HojaDeLibro, 'titulos'>,
  known: Conocido,
): number {
  if (cabeza.titulos) return 0
  let best = { fila: 0, score: 0, hits: 0 }
  arriba.forEach(([fila, celdas], at) => {
    if (fila > HASTA || !celdas.some((cell) => isText(cell))) return
    // What is drawn over several columns is one title.
    const titles = titlesAt(arriba, cabeza, fila, known).map((title, column, all) =>
      all.indexOf(title) === column ? title : '',
    )
    const below = arriba.slice(at + 1, at + 6).map(([, row]) => row)
    const score = scoreOf(titles, below, known)
    const hits = titles.reduce((sum, title) => sum + known(title), 0)
    if (score > best.score) best = { fila, score, hits }
  })
  // A first row that is like those below it is data: nobody wrote titles.
  const first = arriba.find(([fila]) => fila === best.fila)?.[1] ?? []
  const figures = first.filter((cell) => isFull(cell) && !isText(cell)).length
  if (best.hits === 0 && figures > 0) return 0
  const [own, next] = [best.fila, best.fila + 1].map((at) => arriba.find(([fila]) => fila === at)?.[1] ?? [])
  return isSecondRow(own ?? [], next ?? []) ? best.fila + 1 : best.fila
}
