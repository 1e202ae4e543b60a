/** What stands in a sheet's cell and is no datum; `texto` is what a spreadsheet shows there, where it says more. */
export interface Ilegible {
  ilegible: 'error' | 'formula' | 'vinculo' | 'combinada'
  texto: string
}

/** A sheet's cell as a spreadsheet gives it; a date is 'YYYY-MM-DD', an empty one null. */
export type Celda = string | number | boolean | null | undefined | Ilegible

export const isIlegible = (cell: Celda): cell is Ilegible => typeof cell === 'object' && cell !== null

/** A cell that a taller one covers holds nothing of its own: a row of such cells alone is an empty one. */
export const isBlank = (cell: Celda): boolean =>
  isIlegible(cell) ? cell.ilegible === 'combinada' : textOf(cell) === ''

/** As people read it; '' for what cannot be read. */
export function textOf(cell: Celda): string {
  if (typeof cell === 'boolean') return cell ? 'VERDADERO' : 'FALSO'
  return isIlegible(cell) ? '' : String(cell ?? '').trim()
}

/** Why a cell cannot be read, in words that go on from its place; `que` is what was expected there: 'un importe'. */
export function motivoDe({ ilegible, texto }: Ilegible, que: string): string {
  if (ilegible === 'error') return `${texto} no es ${que}`
  if (ilegible === 'formula') return 'fórmula sin calcular: ábrala en Excel y guárdela'
  if (ilegible === 'vinculo') return `un vínculo no es ${que}: escriba el número`
  return 'está combinada con la de arriba: sepárelas y escriba lo de cada fila'
}
