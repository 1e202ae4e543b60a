import { readSymbols, writeSymbols } from '@/domain/codigo-de-papel'

/**
 * The code that a card on a telephone shows: twenty signed bytes in the letters of a paper's code, which is shorter.
 */

/** How long a code is good, and how often the card asks for another one. */
export const MINUTOS_DE_CARNET = 5
export const SEGUNDOS_DE_RENOVACION = 90

export const BYTES_DE_CARNET = 20
const LARGO = (BYTES_DE_CARNET * 8) / 5

const bitsOf = (values: readonly number[], width: number): string =>
  values.map((value) => value.toString(2).padStart(width, '0')).join('')
const groupsOf = (bits: string, width: number): number[] =>
  Array.from({ length: bits.length / width }, (_, at) =>
    Number.parseInt(bits.slice(at * width, (at + 1) * width), 2),
  )

export function writeCodigoDeCarnet(bytes: Uint8Array): string {
  if (bytes.length !== BYTES_DE_CARNET) throw new RangeError(`A card's code needs ${BYTES_DE_CARNET} bytes`)
  return writeSymbols(groupsOf(bitsOf([...bytes], 8), 5))
}

/** The bytes of a card's code as it was scanned or typed; null when it can be none, as a paper's. */
export function readCodigoDeCarnet(text: string): Uint8Array | null {
  const symbols = readSymbols(text)
  return symbols?.length === LARGO ? Uint8Array.from(groupsOf(bitsOf(symbols, 5), 8)) : null
}
