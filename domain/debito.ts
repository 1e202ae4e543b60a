import { type Fecha, type Mes, monthAt, monthNumber, partsOf } from '@/domain/fechas'

/** The payment form whose account is the member's own at a bank; the others charge through an entity. */
export const DEBITO_BANCARIO = 4

export const TIPOS_DE_CUENTA: Readonly<Partial<Record<number, string>>> = {
  1: 'Cuenta Corriente',
  2: 'Caja de Ahorro',
  3: 'Cuenta Sueldo',
}
export const nombreDeCuenta = (tipo: number | null | undefined): string | undefined =>
  TIPOS_DE_CUENTA[tipo ?? 0]

/** How a member is debited, as the filters tell it: bank debit is three, by the bank's code in a CBU. */
export const DEBITOS = {
  41: 'Banco de Santiago del Estero (BSE)',
  42: 'ICBC',
  4: 'Otros bancos',
  2: 'Colegio de Medicos',
  3: 'C.M. de Frias',
  5: 'APARSE',
  6: 'CO.P.A.N.',
} as const
/** In the order in which they are offered, which that of an object's numbers is not. */
export const CLAVES_DE_DEBITO = ['41', '42', '4', '2', '3', '5', '6'] as const
export type ClaveDeDebito = (typeof CLAVES_DE_DEBITO)[number]
/** The codes that the banks with files of their own have in a CBU. */
export const ENTIDADES = { 41: '321', 42: '015' } as const

/** Before this day of a month an authorization begins with that month, from it on with the next. */
const DIA_DE_CORTE = 15

/** The first month that an authorization signed that day lets be debited. */
export function firstMonthOf(dia: Fecha): Mes {
  const { anio, mes, dia: day } = partsOf(dia)
  return monthAt(monthNumber({ anio, mes }) + (day < DIA_DE_CORTE ? 0 : 1))
}
