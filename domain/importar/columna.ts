import type { Celda } from '@/domain/celda'
import { isSerie, orderOf } from '@/domain/importar/leer/fecha'
import { lineOf, type ModoDeColumna } from '@/domain/importar/leer/leido'
import { CON_CODIGO, isCapitals, isMujer, isVaron } from '@/domain/importar/leer/texto'
import { plegar } from '@/domain/plegar'
import { asTyped } from '@/domain/texto'

/** What only a whole column decides. Small enough to be kept beside the file. */
export interface RasgosDeColumna {
  llenas: number
  /** Days that can only be read with the day first, and with the month first. */
  dia: number
  mes: number
  conLetras: number
  enMayusculas: number
  /** Texts of five figures, as a day's serial number is. */
  series: number
  /** Texts that name a man by H or V, and a woman by F. */
  varones: number
  mujeres: number
  /** Amounts with three figures behind a lone mark, and those of them whose mark cannot part thousands. */
  deTres: number
  milesimos: number
  /** Names with a code before them. */
  codigos: number
}

export const sinRasgos = (): RasgosDeColumna => ({
  ...{ llenas: 0, dia: 0, mes: 0, conLetras: 0, enMayusculas: 0 },
  ...{ series: 0, varones: 0, mujeres: 0, deTres: 0, milesimos: 0, codigos: 0 },
})

const DE_TRES = /^-?(\d+)[.,]\d{3}$/
const EMPIEZA_POR_CIFRA = /^['"=(-]*\d/
const CON_PALABRA = /\p{L}{2}/u

export function noteCell(rasgos: RasgosDeColumna, cell: Celda): void {
  if (cell === null || cell === undefined || cell === '') return
  rasgos.llenas++
  if (typeof cell !== 'string') return
  const text = lineOf(cell)
  if (EMPIEZA_POR_CIFRA.test(text)) noteFigures(rasgos, asTyped(text))
  else if (PUEDE_SER_SEXO.test(text)) noteSexo(rasgos, plegar(text))
  if (!CON_PALABRA.test(text)) return
  rasgos.conLetras++
  if (isCapitals(text)) rasgos.enMayusculas++
}

const PUEDE_SER_SEXO = /^[hvf].{0,8}$/i
function noteSexo(rasgos: RasgosDeColumna, folded: string): void {
  if (isVaron(folded)) rasgos.varones++
  else if (isMujer(folded)) rasgos.mujeres++
}

function noteFigures(rasgos: RasgosDeColumna, text: string): void {
  const order = orderOf(text)
  if (order) rasgos[order]++
  else if (isSerie(text)) rasgos.series++
  else if (CON_CODIGO.test(text)) rasgos.codigos++
  const [, before] = DE_TRES.exec(text) ?? []
  if (before === undefined) return
  rasgos.deTres++
  if (before.length > 3) rasgos.milesimos++
}

/** One day with its parts the other way round is a slip and no order, and so are few beside many. */
function hasTwoOrders({ dia, mes }: RasgosDeColumna): boolean {
  const [few, many] = [Math.min(dia, mes), Math.max(dia, mes)]
  return few === 1 ? many < 4 : few * 10 > dia + mes
}

/** Whether a file's columns only fit with the month first, and that by more than a slip. */
export const writeMonthFirst = (columnas: readonly RasgosDeColumna[]): boolean =>
  columnas.some(({ dia, mes }) => mes > dia + 1) && !columnas.some(({ dia, mes }) => dia > mes)

const CASI_TODAS = 0.8
export const isAllCapitals = ({ conLetras, enMayusculas }: RasgosDeColumna): boolean =>
  conLetras > 0 && enMayusculas / conLetras >= CASI_TODAS

/** All but a slip. */
const TODAS = 0.9

/** How a column's cells are read. `diaPrimero`: what is taken of one whose days decide nothing. */
export const modeOf = (
  rasgos: RasgosDeColumna,
  { diaPrimero, mayusculas }: { diaPrimero: boolean; mayusculas: boolean },
): ModoDeColumna => ({
  diaPrimero: rasgos.dia === rasgos.mes ? diaPrimero : rasgos.dia > rasgos.mes,
  mayusculas: mayusculas && isAllCapitals(rasgos),
  dosOrdenes: hasTwoOrders(rasgos),
  conSeries: rasgos.series * 2 > rasgos.llenas - rasgos.conLetras,
  conVarones: rasgos.varones > 0,
  conMujeres: rasgos.mujeres > 0,
  conMilesimos: rasgos.milesimos > 0 && rasgos.deTres >= (rasgos.llenas - rasgos.conLetras) * TODAS,
  conCodigos: rasgos.codigos > 0 && rasgos.codigos >= rasgos.llenas * CASI_TODAS,
})
