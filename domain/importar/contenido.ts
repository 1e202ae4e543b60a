import { type Celda, isIlegible } from '@/domain/celda'
import { modeOf, sinRasgos } from '@/domain/importar/columna'
import type { CampoDeDestino } from '@/domain/importar/destinos'
import { type ModoDeCampo, readCampo } from '@/domain/importar/leer/campo'
import { DENTRO } from '@/domain/importar/encabezado'
import { isNothing, lineOf } from '@/domain/importar/leer/leido'
import { Respuestas } from '@/domain/importar/leer/valor'
import {
  MUESTRAS,
  type PerfilDeColumna,
  type PerfilDeHoja,
  type PerfilDeLibro,
} from '@/domain/importar/perfil'
import { ESTADOS } from '@/domain/estados'
import { plegar } from '@/domain/plegar'

/** Columns of names, which those of figures are not. */
export const DE_NOMBRES = new Set<CampoDeDestino['clase']>(['apellidoNombre', 'apellido', 'nombre'])

/** A column as far as it is looked at: its cells under the titles, and how it would be read. */
export interface Vista {
  cells: readonly Celda[]
  filas: readonly number[]
  modo: ModoDeCampo
}

interface Contenido {
  /** Of the cells with a datum, how many its reader takes; null where there is none. */
  parte: number | null
  cuantas: number
}

/** How much of a column is what a field asks for. */
export function contentOf({ cells, modo }: Vista, campo: string, def: CampoDeDestino): Contenido {
  let good = 0
  let full = 0
  for (const cell of cells) {
    if (isIlegible(cell) || isNothing(cell)) continue
    full++
    if (DE_NOMBRES.has(def.clase)) {
      if (/\p{L}/u.test(lineOf(cell))) good++
      continue
    }
    const { falla } = readCampo(cell, campo, def, modo)
    // An order of day and month that only the whole column knows is no fault of the cell.
    if (!falla || falla.codigo === 'fecha.futura' || falla.codigo === 'fecha.inexistente') good++
  }
  return { parte: full === 0 ? null : good / full, cuantas: full }
}

/** 1, 2, 3… in the order of the rows is the sheet's own count, whatever else it could be. */
export function isCount({ cells, filas }: Vista): boolean {
  const rows = cells
    .map((cell, at) => ({ fila: filas[at] ?? 0, number: Number(lineOf(cell) || Number.NaN) }))
    .filter(({ number }) => !Number.isNaN(number))
    .toSorted((a, b) => a.fila - b.fila)
  const [first, last] = [rows[0], rows.at(-1)]
  // Of a long sheet only some rows are seen, and headings stand between them: the count grows no faster than the rows do.
  return (
    rows.length > 2 &&
    first?.number === 1 &&
    rows.every(({ fila, number }, at) => {
      const before = rows[at - 1]
      return !before || (number > before.number && number - before.number <= fila - before.fila)
    }) &&
    (last?.number ?? 0) * 2 > (last?.fila ?? 0) - first.fila
  )
}

export function viewOf(
  { datos: { hoy, epoca } }: PerfilDeLibro,
  column: PerfilDeColumna | undefined,
  { encabezado, sueltas }: { encabezado: number; sueltas: ReadonlySet<number> },
): Vista {
  const samples = (column?.muestras ?? []).filter(([fila]) => fila > encabezado && !sueltas.has(fila))
  return {
    cells: samples.map(([, cell]) => cell),
    filas: samples.map(([fila]) => fila),
    modo: {
      ...modeOf(column?.rasgos ?? sinRasgos(), { diaPrimero: true, mayusculas: false }),
      ...{ hoy, epoca, sinComa: 'rehusar', listas: { estado: Object.values(ESTADOS) }, respuestas: NADIE },
    },
  }
}

/**
 * Rows that are no data: titles said again and, of a short sheet, of which every row is known, those with one cell
 * alone, which are headings and what stands at the foot.
 */
export function idleRows({ columnas, llenas }: PerfilDeHoja, titulos: readonly string[]): Set<number> {
  const own = titulos.map((title) => plegar(title.split(DENTRO).at(-1) ?? ''))
  const rows = new Map<number, { cells: number; titles: number }>()
  for (const at of columnas.keys())
    for (const [fila, cell] of columnas[at]?.muestras ?? []) {
      const row = rows.get(fila) ?? { cells: 0, titles: 0 }
      const isTitle = own[at] !== undefined && own[at] !== '' && plegar(lineOf(cell)) === own[at]
      rows.set(fila, { cells: row.cells + 1, titles: row.titles + (isTitle ? 1 : 0) })
    }
  const again = Math.min(2, own.filter((title) => title !== '').length) || 1
  // Where no row has more, they are the data.
  const isFuller = [...rows.values()].some(({ cells, titles }) => cells > 1 && titles < again)
  const isWhole = llenas <= MUESTRAS && columnas.length > 2 && isFuller
  return new Set(
    [...rows].flatMap(([fila, { cells, titles }]) =>
      titles >= again || (isWhole && cells === 1) ? [fila] : [],
    ),
  )
}
const NADIE = new Respuestas([])
