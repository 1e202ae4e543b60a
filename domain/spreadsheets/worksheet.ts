import { type Centavos, CERO, toDecimal } from '@/domain/dinero'
import { cellOf } from '@/domain/spreadsheets/cell'
import { escapeXml, HEAD, MAIN, STYLE, styleOf } from '@/domain/spreadsheets/book'
import { carriedText, type Columna, letterOf, looksLikeFormula } from '@/domain/spreadsheets/column'

/** Cells of a line above the headings, each beside the last. */
export type Renglon = readonly (string | number)[]

interface Planilla<Fila> {
  columnas: readonly Columna<Fila>[]
  /** Lines above the headings, which are held in sight with them. */
  encima?: readonly Renglon[]
  /** Characters of each column, where they are not the usual ones. */
  anchos?: readonly number[]
  /** For another's program: headings to the letter, and no total, which would be one row more. */
  ajena?: boolean | undefined
}

export const WIDTHS = { texto: 18, entero: 12, dinero: 16, fecha: 12, instante: 20, hora: 9 } as const

/**
 * The XML of a sheet, piece by piece and in this order: `begin`, `rows` as often as there are any, `end`. Headings are
 * bold, in capitals, stay in sight and filter their rows. Under these, past an empty line that keeps it out of filter and order, stands
 * the total of each column of money: a SUBTOTAL, which follows the filter and which another SUBTOTAL leaves out.
 */
export function worksheetOf<Fila>({ columnas, encima = [], anchos = [], ajena = false }: Planilla<Fila>) {
  const letters = columnas.map((_, index) => letterOf(index))
  const sums = columnas.map((): Centavos => CERO)
  const head = encima.length + 1
  let last = head

  function rowOf(fila: Fila): string {
    const at = ++last
    let xml = `<row r="${at}">`
    for (const [index, columna] of columnas.entries()) {
      const cell = cellOf(columna, fila)
      if (cell === null) continue
      const where = `${letters[index]}${at}`
      if (isSummed(columna)) sums[index] = ((sums[index] ?? CERO) + (columna.valor(fila) ?? CERO)) as Centavos
      xml +=
        typeof cell === 'string'
          ? textCell(where, 'texto', cell)
          : numberCell(where, styleOf(cell.formato), cell.numero)
    }
    return `${xml}</row>`
  }

  function totals(): string {
    if (ajena || last === head || !columnas.some(isSummed)) return ''
    const at = last + 2
    const labelled = columnas.findIndex((columna) => !isSummed(columna))
    const cells = columnas.map((columna, index) => {
      const where = `${letters[index]}${at}`
      if (!isSummed(columna)) return index === labelled ? textCell(where, 'titulo', 'Total') : ''
      const formula = `SUBTOTAL(109,${letters[index]}${head + 1}:${letters[index]}${last})`
      return `<c r="${where}" s="${STYLE.total}"><f>${formula}</f><v>${toDecimal(sums[index] ?? CERO)}</v></c>`
    })
    return `<row r="${at}">${cells.join('')}</row>`
  }

  return {
    begin: (): string =>
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      `<pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/>` +
      `</sheetView></sheetViews><cols>${columnas
        .map((columna, i) => `<col min="${i + 1}" max="${i + 1}" width="${anchos[i] ?? widthOf(columna)}"/>`)
        .join('')}</cols><sheetData>` +
      encima.map((renglon, index) => lineOf(renglon, index + 1)).join('') +
      lineOf(
        columnas.map(({ titulo }) => (ajena ? titulo : titulo.toUpperCase())),
        head,
      ),
    rows: (filas: Iterable<Fila>): string => {
      let xml = ''
      for (const fila of filas) xml += rowOf(fila)
      return xml
    },
    end: (): string =>
      `${totals()}</sheetData>${last === head ? '' : `<autoFilter ref="A${head}:${letters.at(-1)}${last}"/>`}</worksheet>`,
  }
}

/** What a column takes before its longest text is known. */
export const widthOf = <Fila>({ ancho, titulo, tipo }: Columna<Fila>): number =>
  ancho ?? Math.max(titulo.length + 4, WIDTHS[tipo])

type DeDinero<Fila> = Extract<Columna<Fila>, { tipo: 'dinero' }>
const isSummed = <Fila>(columna: Columna<Fila>): columna is DeDinero<Fila> =>
  columna.tipo === 'dinero' && !columna.sinTotal

/** Headings, and what stands above them. */
const lineOf = (renglon: Renglon, at: number): string =>
  `<row r="${at}">${renglon
    .map((value, index) => {
      const where = `${letterOf(index)}${at}`
      return typeof value === 'number'
        ? numberCell(where, STYLE.titulo, value)
        : textCell(where, 'titulo', carriedText(value))
    })
    .join('')}</row>`

const textCell = (at: string, style: 'texto' | 'titulo', text: string): string =>
  `<c r="${at}" s="${looksLikeFormula(text) ? STYLE[`${style}Citado`] : STYLE[style]}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

const numberCell = (at: string, style: number, value: number): string =>
  `<c r="${at}" s="${style}"><v>${value}</v></c>`
