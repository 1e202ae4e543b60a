import { ESTADOS, ESTADOS_CON_CUOTA, TIPO_MATRICULA, type TipoConCuota } from '@/domain/estados'
import { monthNumber, nameOfMonth, type Mes } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'

const NUMERIC = /(?<![\d/])(0?[1-9]|1[0-2])[/-](19\d\d|2[01]\d\d)(?!\d)/
const NAMED = new RegExp(
  `\\b(${Array.from({ length: 12 }, (_, index) => plegar(nameOfMonth(index + 1))).join('|')})\\b(?: de| del)? (19\\d\\d|2[01]\\d\\d)\\b`,
)

/** The month in a charge's name: 'Matrícula ACTIVO 03/2026', 'Cuota marzo 2026'. */
export function monthIn(nombre: string): Mes | undefined {
  const numeric = NUMERIC.exec(nombre)
  if (numeric) return { mes: Number(numeric[1]), anio: Number(numeric[2]) }
  const named = NAMED.exec(plegar(nombre))
  if (!named) return undefined
  const mes = Array.from({ length: 12 }, (_, index) => index + 1).find(
    (one) => plegar(nameOfMonth(one)) === named[1],
  )
  return mes === undefined ? undefined : { mes, anio: Number(named[2]) }
}

/** A month is owed once, whatever it was called: 'Matrícula ACTIVO 11/2026' may be 'Matrícula RESIDENTE 11/2026' now. */
export function isSameMonth(tipo: number, one: string, other: string): boolean {
  const [own, its] = tipo === TIPO_MATRICULA ? [monthIn(one), monthIn(other)] : []
  return own !== undefined && its !== undefined && monthNumber(own) === monthNumber(its)
}

/** The registration type that a month's name tells. */
export function typeIn(nombre: string): TipoConCuota | undefined {
  const text = ` ${plegar(nombre)} `
  return ESTADOS_CON_CUOTA.find((tipo) => text.includes(` ${plegar(ESTADOS[tipo])} `))
}

/** The plan and the instalment that a name tells: 'Plan de Pagos 8 – Cuota 3/12'. */
export function instalmentIn(nombre: string): { planID: number | undefined; cuota: number | undefined } {
  const plan = planIn(nombre)
  const [, cuota] =
    /\b(?:cuota|cta)\D{0,4}(\d{1,2})\b/i.exec(nombre) ??
    /\b(\d{1,2})\s*(?:\/|de)\s*\d{1,2}\b/i.exec(nombre) ??
    []
  return { planID: plan, cuota: cuota === undefined ? undefined : Number(cuota) }
}

/** The plan that a text names: 'Pasa al plan de pagos 8'. */
export function planIn(text: string): number | undefined {
  const found = /\bplan(?:\s+de\s+pagos?)?\D{0,4}(\d+)/i.exec(text)
  return found ? Number(found[1]) : undefined
}
