import { type Celda, isIlegible, textOf } from '@/domain/celda'
import type { Fecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

/** A cell that says something else than its field asks for: a code for the tests, words for the clerk. */
export interface Falla {
  codigo: string
  texto: string
}

/** `valor: null` is no datum, which is no fault; `aviso` is what has to be said of a value that is taken. */
export type Leido<T> =
  | { valor: T | null; aviso?: Falla | undefined; falla?: undefined }
  | { falla: Falla; valor?: undefined; aviso?: undefined }

/** What only a whole column tells of each of its cells. */
export interface ModoDeColumna {
  /** 03/04 is 3 April. */
  diaPrimero: boolean
  /** 'GÓMEZ PAZ' is written 'Gómez Paz'. */
  mayusculas: boolean
  /** Some of its days begin with the month, and some do not. */
  dosOrdenes: boolean
  /** Days are serial numbers that became texts. */
  conSeries: boolean
  /** Men are H or V, so that M is a woman; and women are F. */
  conVarones: boolean
  conMujeres: boolean
  /** Amounts have three decimals. */
  conMilesimos: boolean
  /** A code stands before each name. */
  conCodigos: boolean
}

/** What a reader is told besides the cell; a column tells what it has to. */
export interface Modo extends Partial<ModoDeColumna> {
  hoy: Fecha
  /** The year that a serial number of a day is counted from. */
  epoca: 1900 | 1904
  diaPrimero: boolean
  mayusculas: boolean
}

export const NADA: { valor: null } = { valor: null }
export const taken = <T>(valor: T): { valor: T } => ({ valor })
/** A value that is taken, and what the clerk has to look at. */
export const told = <T>(valor: T, codigo: string, texto: string): { valor: T; aviso: Falla } => ({
  ...{ valor, aviso: { codigo, texto } },
})
export const wrong = (codigo: string, texto: string): { falla: Falla } => ({ falla: { codigo, texto } })

/** What people write where there is nothing; all of it is the same as an empty cell. */
const SIN_DATO = new Set([
  ...['no tiene', 'no posee', 'sin datos', 'sin dato', 's d', 'sd', 'n a', 'no consta', 'no registra'],
  ...['00 00 00', '00 00 0000', '0 0 0', '00000000', 'no informa', 'no declara', 'ninguno', 'null'],
])

/**
 * Folded for comparing, and as it stands where nothing but signs is in it: '?' says something, and is not the empty cell.
 */
export const foldValue = (text: string): string => plegar(text) || text.trim()

/** Whether a cell holds no datum: empty, a dash, 'no tiene'. */
export function isNothing(cell: Celda): boolean {
  if (cell === null || cell === undefined) return true
  if (typeof cell !== 'string') return false
  return SIGNOS.test(cell) || (PUEDE_SER_SIN_DATO.test(cell) && SIN_DATO.has(foldValue(cell)))
}
const SIGNOS = /^[-‐-―_./\s]*$/u
/** Every cell is asked, and folding costs more than looking at a first letter. */
const PUEDE_SER_SIN_DATO = /^[^\p{L}\p{N}]*[ns0].{0,20}$/isu

/** What a sheet's error becomes in a text. */
const ERROR_ESCRITO =
  /^\s*(?:#(?:N\/[AD]|¿?(?:NAME|NOMBRE)\?|¡?(?:REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO)!)|Err:\d{3})\s*$/i

/** The fault of a cell that its spreadsheet could not fill; undefined for one that can be read. */
export function faultOfCell(cell: Celda): { falla: Falla } | undefined {
  if (typeof cell === 'string' && ERROR_ESCRITO.test(cell))
    return wrong('celda.error', `La celda tiene un error de la planilla: ${cell.trim()}`)
  if (!isIlegible(cell)) return undefined
  if (cell.ilegible === 'error')
    return wrong('celda.error', `La celda tiene un error de la planilla: ${cell.texto}`)
  if (cell.ilegible === 'formula')
    return wrong(
      'formula.sinCalcular',
      'La celda tiene una fórmula sin calcular: abra el libro, guárdelo y vuelva a subirlo',
    )
  if (cell.ilegible === 'vinculo') return wrong('celda.vinculo', 'La celda es un vínculo: escriba el valor')
  return wrong(
    'celda.combinada',
    'La celda está combinada con la de arriba: sepárelas y escriba lo de cada fila',
  )
}

/** One line as it is meant, without what nobody sees. */
export const lineOf = (cell: Celda): string => oneLine(textOf(cell))

/** As the error sheet and the screens show a cell; null for an empty one. */
export function shown(cell: Celda): string | null {
  if (isIlegible(cell)) return cell.texto || null
  if (cell === null || cell === undefined) return null
  return typeof cell === 'string' ? cell.trim() : textOf(cell)
}
