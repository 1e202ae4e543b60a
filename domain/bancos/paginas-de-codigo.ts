/**
 * Windows-1252 by a table of ours, since TextDecoder treats 0x80–0x9F differently on different machines. The five
 * undefined bytes keep their number, so that every byte can be read and written back.
 */
const DESDE_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const CODES = Uint16Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x80 && byte < 0xa0 ? DESDE_0X80.charCodeAt(byte - 0x80) : byte,
)
const BYTES = new Map([...CODES].map((code, byte) => [code, byte]))

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

/** The bytes of a text, or null when the code page lacks one of its characters. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const byte = BYTES.get(text.charCodeAt(at))
    if (byte === undefined) return null
    bytes[at] = byte
  }
  return bytes
}

/** Capitals without accents, as bank records carry them. Other characters stay as they are. */
export const toAscii = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

export const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)
