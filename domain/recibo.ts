import { CLAVES_DE_DEBITO, DEBITOS } from '@/domain/debito'
import { MEDIO_EN_LINEA } from '@/domain/en-linea'
import { INGRESO } from '@/domain/evolucion'

/** How a receipt was paid, in words. `saldo`: out of the member's credit, for which no money moved. */
export const MEDIOS = {
  efectivo: 'Efectivo',
  online: MEDIO_EN_LINEA,
  debito: 'Debito Automatico',
  saldo: 'Saldo a favor',
} as const
export type Medio = keyof typeof MEDIOS

const DE_DEBITO = [...CLAVES_DE_DEBITO, String(INGRESO.sinForma)].map((forma) => `debito${forma}`)

/** By which the list of receipts is filtered: the means, and of debits the payment form besides ('debito41'). */
export const CLAVES_DE_MEDIO = [...Object.keys(MEDIOS), ...DE_DEBITO] as [string, ...string[]]

/** A filter's means in words. */
export const nombreDeMedio = (clave: string): string =>
  Object.hasOwn(MEDIOS, clave)
    ? MEDIOS[clave as Medio]
    : `Débito ${DEBITOS[clave.slice('debito'.length) as unknown as keyof typeof DEBITOS] ?? 'sin adhesión'}`

/** A filter's payment form; undefined where it asks for a whole means. */
export const formaDeMedio = (clave: string): number | undefined =>
  DE_DEBITO.includes(clave) ? Number(clave.slice('debito'.length)) : undefined

/** What filters the receipts of a means of income, by its number; undefined for a council's own form. */
export function medioDeIngreso(medio: number): string | undefined {
  if (medio === INGRESO.efectivo) return 'efectivo'
  if (medio === INGRESO.enLinea) return 'online'
  return CLAVES_DE_MEDIO.find((clave) => clave === `debito${medio}`)
}

/** `devuelto`: annulled on the days that are asked for, whenever it was paid. */
export const ESTADOS_DE_RECIBO = {
  vigente: 'Sin los anulados',
  anulado: 'Solo los anulados',
  devuelto: 'Anulados en esas fechas',
} as const
export type EstadoDeRecibo = keyof typeof ESTADOS_DE_RECIBO

export const RECIBOS_POR_PAGINA = 50
