/**
 * The code by which anybody checks a printed paper: twelve random symbols (60 bits) and a check symbol, in letters and
 * digits that are not mistaken for each other when read aloud or written by hand.
 */

import { asTyped } from '@/domain/texto'

/** Without I and L (1), O (0) and V, which in Spanish sounds like B. */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTUWXYZ'
const AZAR = 12
export const LARGO_DE_CODIGO = AZAR + 1
/** Bytes of chance that `makeCodigo` needs: one for each symbol. */
export const BYTES_DE_CODIGO = AZAR

const PARECIDAS: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0', V: 'B' }

/** Doubling in the field of 32 elements (x⁵ + x² + 1): each place of the code weighs another power of two. */
const double = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31

/** Zero for a right code. One wrong symbol, or two that changed places, never give zero. */
const remainder = (symbols: readonly number[]): number =>
  symbols.reduce((sum, symbol) => double(sum) ^ symbol, 0)

/** A code of `BYTES_DE_CODIGO` random bytes, of which five bits each count. */
export function makeCodigo(azar: Uint8Array): string {
  if (azar.length !== AZAR) throw new RangeError(`A code needs ${AZAR} random bytes`)
  const symbols = [...azar].map((byte) => byte & 31)
  return writeSymbols([...symbols, remainder([...symbols, 0])])
}

/** Numbers of five bits each, in the letters of a code. */
export const writeSymbols = (symbols: readonly number[]): string =>
  symbols.map((symbol) => ALFABETO[symbol]).join('')

/** The numbers of five bits that somebody typed, read aloud or scanned; null when a letter is none of a code's. */
export function readSymbols(text: string): number[] | null {
  const letras = [
    ...asTyped(text)
      .toUpperCase()
      .replace(/[\s.·-]/g, ''),
  ]
  const symbols = letras.map((letra) => ALFABETO.indexOf(PARECIDAS[letra] ?? letra))
  return symbols.includes(-1) ? null : symbols
}

/** What somebody typed, read aloud or scanned, as the code that it is; null when it cannot be one. */
export function readCodigo(text: string): string | null {
  const symbols = readSymbols(text)
  if (symbols?.length !== LARGO_DE_CODIGO || remainder(symbols) !== 0) return null
  return writeSymbols(symbols)
}

/** In groups for the eye: 'K7MP-2XQ9-R4TDH'. */
export const formatCodigo = (codigo: string): string => codigo.replace(/^(.{4})(.{4})/, '$1-$2-')
