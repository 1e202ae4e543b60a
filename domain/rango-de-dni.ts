/**
 * In which numbers the DNI of who was born in a year usually is. RENAPER numbers in the order of inscription since law
 * 17.671 (1968) and publishes no table by year, so this one is an estimate of the numbers met for each, drawn straight
 * between its years, with a margin of what is given late. Before 1968 men and women had series of their own and got
 * theirs at 18, so the margin is wider. From 60 million on numbers are of foreigners (RENAPER, disposition 4678/2019),
 * and from 70 million on of who was born since 2023: neither is judged.
 */
const ANCLAS: readonly (readonly [anio: number, dni: number])[] = [
  [1920, 1_500_000],
  [1930, 3_000_000],
  [1940, 5_500_000],
  [1950, 8_000_000],
  [1960, 13_700_000],
  [1970, 21_300_000],
  [1980, 28_100_000],
  [1990, 35_200_000],
  [2000, 42_400_000],
  [2010, 50_000_000],
]
const MARGEN = 1_800_000
const MARGEN_ANTES_DE_1968 = 5_000_000

/** From here on a number says nothing of a year. */
export const DNI_SIN_AÑO = 60_000_000

export interface RangoDeDni {
  anio: number
  minimo: number
  maximo: number
}

/** Undefined for a year that the table does not reach. */
export function rangoDeDni(anio: number): RangoDeDni | undefined {
  const at = ANCLAS.findIndex(([year]) => year > anio)
  const [from, to] = [ANCLAS[at - 1], ANCLAS[at]]
  if (!from || !to) return undefined
  const expected = from[1] + ((to[1] - from[1]) * (anio - from[0])) / (to[0] - from[0])
  const margin = anio < 1968 ? MARGEN_ANTES_DE_1968 : MARGEN
  return { anio, minimo: Math.max(1, Math.round(expected - margin)), maximo: Math.round(expected + margin) }
}

/** Of every year that is judged. */
export const RANGOS_DE_DNI: readonly RangoDeDni[] = Array.from({ length: 90 }, (_, at) =>
  rangoDeDni(1920 + at),
).flatMap((rango) => rango ?? [])
