import type { Banco } from '@/domain/bancos/banco'
import { BSE } from '@/domain/bancos/bse'
import { ICBC } from '@/domain/bancos/icbc'
import { NACION } from '@/domain/bancos/nacion'

/** The banks that debit members' accounts. A new one is its declaration and its line here. */
export const BANCOS: readonly Banco[] = [BSE, ICBC, NACION]

export const bancoDe = (clave: string): Banco | undefined => BANCOS.find((banco) => banco.clave === clave)
/** The bank of a payment form (41, 42…). */
export const bancoDeForma = (forma: number): Banco | undefined =>
  BANCOS.find((banco) => banco.forma === forma)
