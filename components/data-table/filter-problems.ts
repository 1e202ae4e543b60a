import { namesOf, problemOfSeveral, type SeveralFilter } from '@/components/data-table/several'
import type { CampoDeFiltro, Lectura } from '@/contract/listas/filtros'
import { readCodigo } from '@/domain/codigo-de-papel'
import { readMoney } from '@/domain/dinero'
import { formatFecha, isFecha } from '@/domain/fechas'
import { MAX_DIAS } from '@/domain/plazo'
import { asTyped } from '@/domain/texto'

export type Filter = CampoDeFiltro | ({ name: string; label: string } & SeveralFilter)

const isImporte = (text: string): boolean => {
  const read = readMoney(text)
  return read.ok && read.monto >= 0n
}
const isDias = (text: string): boolean => /^\d{1,4}$/.test(text) && Number(text) <= MAX_DIAS
const LECTURAS: Record<Lectura, readonly [reads: (text: string) => boolean, mal: string]> = {
  importe: [isImporte, 'Ingrese un importe válido'],
  meses: [(text) => /^[1-9]\d{0,2}$/.test(text), 'Ingrese una cantidad de meses'],
  dias: [isDias, 'Ingrese una cantidad de días'],
  numero: [(text) => /^[1-9]\d{0,8}$/.test(text), 'Ingrese un número'],
  codigo: [(text) => readCodigo(text) !== null, 'Falta una letra del código o hay una de más o cambiada'],
}

type Values = Readonly<Record<string, string | undefined>>

/** Filters of numbers as a hand would have typed them: what is pasted brings marks that nobody sees. */
export const asHandTyped = (filters: readonly Filter[], values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    filters.flatMap((filter) => {
      const value = values[filter.name]
      return filter.kind === 'words' && filter.reads && value ? [[filter.name, asTyped(value).trim()]] : []
    }),
  ),
})

/** The unreadable filters by name. Ignoring one would list everybody under a box that says otherwise. */
export function problemsOf(filters: readonly Filter[], values: Values): Readonly<Record<string, string>> {
  const wrong: Record<string, string> = {}
  for (const filter of filters) {
    const problem = problemOf(filter, values[filter.name]?.trim())
    if (problem) wrong[filter.name] = problem
  }
  const { desde, hasta } = values
  if (!wrong['desde'] && !wrong['hasta'] && desde && hasta && desde > hasta)
    wrong['hasta'] = 'Es anterior a la fecha Desde'
  return wrong
}

function problemOf(filter: Filter, value: string | undefined): string | undefined {
  if (!value) return undefined
  if (filter.kind === 'day') return isFecha(value) ? undefined : 'Ingrese una fecha válida'
  if (filter.kind === 'several') return problemOfSeveral(filter, value)
  if (filter.kind === 'choice')
    return filter.closed && filter.options.every(({ id }) => id !== value) ? 'Elija una opción' : undefined
  const [reads, mal] = filter.reads ? LECTURAS[filter.reads] : []
  return reads?.(value) === false ? mal : undefined
}

/** A filter's value in words: an option by its name, a day as it is written. */
export function sayFilter(filter: Filter, value: string): string {
  if (filter.kind === 'day' && isFecha(value)) return formatFecha(value)
  if (filter.kind === 'choice') return filter.options.find(({ id }) => id === value)?.nombre ?? value
  if (filter.kind === 'several') return namesOf(filter, value).join(', ')
  return value
}
