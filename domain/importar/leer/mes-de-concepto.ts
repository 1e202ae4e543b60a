import { monthOf } from '@/domain/importar/leer/fecha'
import type { Mes } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

const CUOTA = /\b(?:cuota|mat|matr|matricula|mensualidad|mes)\b/
const OTRA_COSA = /\b(?:convenio|curso|interes|multa|plan|recargo)\b/
const PRIMERO = 1950
const ULTIMO = 2100

/**
 * The one registration month that the words of a payment name: 'Cuota 01/2025', 'Matrícula ACTIVO 03/2026', 'marzo 2025'.
 * Null for several, for none, and where they name a month of something else.
 */
export function monthPaid(concepto: string): Mes | null {
  const folded = plegar(concepto)
  const months = monthsIn(folded)
  const [month] = months
  if (!month || new Set(months.map(({ anio, mes }) => `${anio} ${mes}`)).size > 1) return null
  const bare = folded.replace(/\b(?:de|del|\d+)\b/g, '').trim()
  const named = bare === '' || monthOf(bare) !== undefined || CUOTA.test(folded)
  return named && !OTRA_COSA.test(folded) ? month : null
}

function monthsIn(folded: string): Mes[] {
  const numbered = [...folded.matchAll(/\b(\d{1,2}) (\d{4})\b/g)].map(([, mes, anio]) =>
    monthAt(anio, Number(mes)),
  )
  const worded = [...folded.matchAll(/\b([a-z]{3,10})(?: de| del)? (\d{4})\b/g)].map(([, nombre, anio]) =>
    monthAt(anio, monthOf(nombre ?? '')),
  )
  const found = [...numbered, ...worded].filter((month) => month !== null)
  if (found.length > 0) return found
  return [...folded.matchAll(/\b(\d{4}) (\d{2})\b/g)].flatMap(
    ([, anio, mes]) => monthAt(anio, Number(mes)) ?? [],
  )
}

function monthAt(anio: string | undefined, mes: number | undefined): Mes | null {
  const year = Number(anio)
  return mes !== undefined && mes >= 1 && mes <= 12 && year >= PRIMERO && year <= ULTIMO
    ? { anio: year, mes }
    : null
}
