import { BANCOS_POR_FORMA } from '@/domain/bancos/nombres'
import { FORMAS_PAGO } from '@/domain/estados'

/** The forms of debit: the banks' 41 to 43, and the entities. Lists name them, so no bank's layout comes along. */
export const FORMAS_DE_DEBITO = [41, 42, 43, 2, 3, 5, 6] as const
export type FormaDeDebito = (typeof FORMAS_DE_DEBITO)[number]

/** Undefined for a bank that nobody declared yet. */
export const nameOfForma = (forma: number): string | undefined =>
  Object.entries({ ...FORMAS_PAGO, ...BANCOS_POR_FORMA }).find(([id]) => Number(id) === forma)?.[1]
export const nombreDeForma = (forma: number): string => nameOfForma(forma) ?? `forma ${forma}`
/** A bank's own file, not an entity's. */
export const isFormaDeBanco = (forma: number): boolean => forma in BANCOS_POR_FORMA

/** Those that have a name, as a filter offers them. */
export const FORMAS_CON_NOMBRE = FORMAS_DE_DEBITO.flatMap((forma) => {
  const nombre = nameOfForma(forma)
  return nombre === undefined ? [] : [{ id: String(forma), nombre }]
})
