import type { ColumnaAdivinada, Ubicada } from '@/domain/importar/columna-adivinada'
import { DENTRO } from '@/domain/importar/encabezado'
import { lineOf } from '@/domain/importar/leer/leido'
import type { PerfilDeLibro } from '@/domain/importar/perfil'
import { monthTitle, yearsIn } from '@/domain/importar/titulos'

/** So many columns of months make a wide sheet. */
const MESES_DE_ANCHA = 3
/** Months by their number alone are so many, from 1 on. */
const MESES_POR_NUMERO = 6

interface MesDeColumna {
  one: ColumnaAdivinada
  mes: number
  anio: number | null
}

/** The year that a sheet is of: its name's, else the one that stands above its titles; undefined for none or several. */
export function yearOfSheet(
  { datos: { hojas, cabezas } }: PerfilDeLibro,
  { hoja, encabezado }: Pick<Ubicada, 'hoja' | 'encabezado'>,
): number | undefined {
  const above = (hojas[hoja]?.arriba ?? [])
    .filter(([fila]) => fila < encabezado)
    .flatMap(([, celdas]) => celdas.flatMap((cell) => yearsIn(lineOf(cell))))
  const named = yearsIn(cabezas[hoja]?.nombre ?? '')
  const found = new Set(named.length > 0 ? named : above)
  return found.size === 1 ? [...found][0] : undefined
}

/** A column's own month, with the year of its group. */
function monthOf(one: ColumnaAdivinada): MesDeColumna | undefined {
  const parts = one.titulo.split(DENTRO)
  const month = monthTitle(parts.at(-1) ?? '')
  const [year = null] = yearsIn(parts.slice(0, -1).join(' '))
  return month && { one, mes: month.mes, anio: month.anio ?? year }
}

/** Columns called 1, 2, 3… */
function numbered(guessed: readonly ColumnaAdivinada[]): MesDeColumna[] {
  const first = guessed.findIndex(({ titulo }) => /^0?1$/.test(titulo))
  const months: MesDeColumna[] = []
  for (const one of first < 0 ? [] : guessed.slice(first)) {
    if (Number(one.titulo) !== months.length + 1 || months.length === 12) break
    months.push({ one, mes: months.length + 1, anio: null })
  }
  return months.length < MESES_POR_NUMERO ? [] : months
}

/** Months as titles: their year is the title's, that of their group, the sheet's, or asked. */
export function giveMonths(
  perfil: PerfilDeLibro,
  donde: Ubicada,
  guessed: readonly ColumnaAdivinada[],
): void {
  const named = guessed.flatMap((one) => monthOf(one) ?? [])
  const months = named.length < MESES_DE_ANCHA ? numbered(guessed) : named
  if (months.length < MESES_DE_ANCHA) return
  const year = yearOfSheet(perfil, donde)
  const columns = new Map<string, ColumnaAdivinada>()
  for (const { one, mes, anio } of months) {
    const known = anio ?? year
    const campo = `mes:${known ?? Number(perfil.datos.hoy.slice(0, 4))}-${String(mes).padStart(2, '0')}`
    const other = columns.get(campo)
    if (other) {
      Object.assign(other, { seguro: false })
      Object.assign(one, { seguro: false, razon: `Hay otra columna de ese mes: falta decir de qué año es` })
      continue
    }
    columns.set(campo, one)
    Object.assign(one, {
      ...{ campo, seguro: known !== undefined },
      razon: known === undefined ? 'Es un mes: falta decir de qué año' : 'Es un mes',
    })
  }
}
