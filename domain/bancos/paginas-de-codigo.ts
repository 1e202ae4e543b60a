/**
 * Windows-1252 by a table of ours, since TextDecoder treats 0x80–0x9F differently on different machines. The five
 * undefined bytes keep their number, so that every byte can be read.
 */
const DESDE_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const CODES = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? DESDE_0X80.charCodeAt(byte - 0x80) : byte,
)

/** As many characters as a call takes for sure. */
const PIEZA = 8192

/** The text of the bytes from `start` up to `end`; each byte is one character. */
export function decodeText(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = ''
  for (let at = start; at < end; at += PIEZA)
    text += String.fromCharCode(
      ...Uint16Array.from(bytes.subarray(at, Math.min(at + PIEZA, end)), (byte) => CODES[byte] ?? 0),
    )
  return text
}

const plain = new TextDecoder()

/** As `decodeText`, for bytes that are known to be ASCII. */
export const decodeAscii = (bytes: Uint8Array): string => plain.decode(bytes)

const encoder = new TextEncoder()

/** The bytes of a text that is known to be ASCII. */
export const encodeAscii = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** Capitals without accents, as bank records carry them. Other characters stay as they are. */
export const toAscii = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)
