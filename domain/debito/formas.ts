import { FORMAS_PAGO } from '@/domain/estados'

/**
 * The forms of automatic debit: a bank's files, or an entity's spreadsheet. 41 and 42 are the specification's (section 3);
 * the payment form of every bank is 4.
 */
const FORMAS_DE_BANCO = { 41: 'BSE', 42: 'ICBC', 43: 'Banco Nación' } as const

const FORMAS_DE_ENTIDAD = [2, 3, 5, 6] as const

type FormaDeBanco = keyof typeof FORMAS_DE_BANCO
type FormaDeEntidad = (typeof FORMAS_DE_ENTIDAD)[number]

const isFormaDeBanco = (forma: number): forma is FormaDeBanco => Object.hasOwn(FORMAS_DE_BANCO, forma)
const isFormaDeEntidad = (forma: number): forma is FormaDeEntidad =>
  FORMAS_DE_ENTIDAD.some((one) => one === forma)

export const nombreDeForma = (forma: number): string =>
  isFormaDeBanco(forma)
    ? FORMAS_DE_BANCO[forma]
    : isFormaDeEntidad(forma)
      ? FORMAS_PAGO[forma]
      : `forma ${forma}`
