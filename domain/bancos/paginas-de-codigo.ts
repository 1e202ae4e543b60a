/**
 * Windows-1252 as a table of our own: TextDecoder turns 0x80–0x9F otherwise from one machine to another. The five bytes
 * the page leaves undefined keep their number, so that every byte has its character and back.
 */
const DESDE_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const charOf = (byte: number): string =>
  byte >= 0x80 && byte < 0xa0 ? DESDE_0X80.charAt(byte - 0x80) : String.fromCharCode(byte)
const CHARS = Array.from({ length: 256 }, (_, byte) => charOf(byte))
const BYTES = new Map(CHARS.map((char, byte) => [char, byte]))

/** Text of the bytes from `start` up to `end`; each byte is one character. */
export function decodeText(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = ''
  for (let at = start; at < end; at += 1) text += CHARS[bytes[at] ?? 0] ?? ''
  return text
}

/** Bytes of a text; null when it holds a character the page does not have. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const byte = BYTES.get(text.charAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}

/** Capitals without accents, n for ñ: all a bank's record carries. Characters it cannot carry are left as they are. */
export const toAscii = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)
