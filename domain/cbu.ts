import { bareNumber, onlyDigits } from '@/domain/texto'

export const CBU_INVALIDO = 'CBU INVÁLIDO'

const BLOCK_1 = [7, 1, 3, 9, 7, 1, 3]
const BLOCK_2 = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]

/**
 * The check digit of a CBU block. The specification's '10 minus (sum mod 10)' gives 10 for some sums; the published
 * rule takes modulo 10 again (decision 4).
 */
function checkDigit(digits: string, weights: number[]): number {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
  return (10 - (sum % 10)) % 10
}

/** Takes 22 digits, with or without what parts them. Entity 000 is a wallet's CVU and cannot be debited. */
export const isValidCbu = (typed: string): boolean => faultOfCbu(typed) === null

/**
 * Why an account cannot be debited by this CBU, in words that follow 'CBU INVÁLIDO: '; null when it can. `entidad`, the
 * three digits of the chosen bank, is compared where it is known.
 */
export function faultOfCbu(typed: string, entidad?: string | null): string | null {
  const cbu = bareNumber(typed)
  if (/\D/.test(cbu)) return 'lleva solamente números'
  if (cbu.length !== 22) return `tiene ${cbu.length} ${cbu.length === 1 ? 'dígito' : 'dígitos'} y van 22`
  if (cbu.startsWith('000'))
    return 'empieza con 000: es la CVU de una billetera virtual, que no se puede debitar'
  const first = checkDigit(cbu, BLOCK_1) === Number(cbu[7])
  const second = checkDigit(cbu.slice(8), BLOCK_2) === Number(cbu[21])
  if (!first && !second) return 'no coincide ninguno de sus dos dígitos de control'
  if (!first) return 'no coincide el dígito de control del primer bloque, los 8 primeros'
  if (!second) return 'no coincide el dígito de control del segundo bloque, los 14 últimos'
  if (entidad && !cbu.startsWith(entidad))
    return `es de otro banco: empieza con ${cbu.slice(0, 3)} y las del banco elegido con ${entidad}`
  return null
}

/** Its two blocks apart, as banks print it. */
export const formatCbu = (cbu: string): string => bareNumber(cbu).replace(/^(\d{8})(\d{14})$/, '$1 $2')

/** Completes both check digits. The parts have 3, 4 and 13 digits. */
export function makeCbu(entidad: string, sucursal: string, cuenta: string): string {
  const first = entidad + sucursal
  return `${first}${checkDigit(first, BLOCK_1)}${cuenta}${checkDigit(cuenta, BLOCK_2)}`
}

/** A CBU's account number: its digits 12 to 21, counted from 1. */
export const accountOfCbu = (cbu: string): string => onlyDigits(cbu).slice(11, 21)
