import { CLAVES_DE_DEBITO, DEBITOS } from '@/domain/debito'
import { MEDIO_EN_LINEA } from '@/domain/en-linea'
import { INGRESO } from '@/domain/medio-de-ingreso'

/**
 * How a receipt was paid, in words. `otro`: at the counter by a means of the catalogue, which has its own word; `saldo`: out
 * of the member's credit, for which no money moved; `anterior`: before the council came here, nobody knows how.
 */
export const MEDIOS = {
  efectivo: 'Efectivo',
  otro: 'Otros medios',
  online: MEDIO_EN_LINEA,
  debito: 'Debito Automatico',
  saldo: 'Saldo a favor',
  anterior: 'Sistema anterior',
} as const
export type Medio = keyof typeof MEDIOS

/** Cash in the catalogue of means, which the drawer holds. */
export const EFECTIVO_EN_MANO = 1

/** 'Recibo 0001-00001234'; one of before without a number is told by its payment, which its words say already. */
export const reciboLlamado = (numero: number | string | undefined): string =>
  typeof numero === 'string' && numero.startsWith('pago ')
    ? `P${numero.slice(1)}`
    : `Recibo ${numero ?? ''}`.trim()

const DEL_CATALOGO = /^medio([1-9]\d{0,8})$/

/** The filter of a means of the catalogue, and the means that a filter asks for. */
export const claveDelCatalogo = (medioPagoID: number): string => `medio${medioPagoID}`
export function medioDelCatalogo(clave: string | undefined): number | undefined {
  const id = DEL_CATALOGO.exec(clave ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}

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
  if (medio === INGRESO.anterior) return 'anterior'
  if (medio < 0) return claveDelCatalogo(-medio)
  return CLAVES_DE_MEDIO.find((clave) => clave === `debito${medio}`)
}

/** `devuelto`: annulled on the days that are asked for, whenever it was paid. */
export const ESTADOS_DE_RECIBO = {
  vigente: 'Sin los anulados',
  anulado: 'Solo los anulados',
  devuelto: 'Anulados en esas fechas',
} as const
export type EstadoDeRecibo = keyof typeof ESTADOS_DE_RECIBO
