import { onlyDigits } from '@/domain/texto'

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

/** Takes 22 digits, with or without spaces and hyphens. Entity 000 is a wallet's CVU and cannot be debited. */
export function isValidCbu(typed: string): boolean {
  const cbu = typed.replace(/[\s-]/g, '')
  if (!/^\d{22}$/.test(cbu) || cbu.startsWith('000')) return false
  return checkDigit(cbu, BLOCK_1) === Number(cbu[7]) && checkDigit(cbu.slice(8), BLOCK_2) === Number(cbu[21])
}

/** Completes both check digits. The parts have 3, 4 and 13 digits. */
export function makeCbu(entidad: string, sucursal: string, cuenta: string): string {
  const first = entidad + sucursal
  return `${first}${checkDigit(first, BLOCK_1)}${cuenta}${checkDigit(cuenta, BLOCK_2)}`
}

/** A CBU's account number: its digits 12 to 21, counted from 1. */
export const accountOfCbu = (cbu: string): string => onlyDigits(cbu).slice(11, 21)
