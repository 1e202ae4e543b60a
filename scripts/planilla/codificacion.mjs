import { Rechazada } from './rechazo.mjs'

/** Bytes that are decoded at once. */
const TROZO = 262_144
const PAGINAS = { cp1252: 1252, cp850: 850 }

/** á é í ó ú ñ ü and their capitals, by their bytes in either page. */
const EN_CP1252 = [0xe1, 0xe9, 0xed, 0xf3, 0xfa, 0xf1, 0xfc, 0xc1, 0xc9, 0xcd, 0xd3, 0xda, 0xd1, 0xdc]
const EN_CP850 = [0xa0, 0x82, 0xa1, 0xa2, 0xa3, 0xa4, 0x81, 0xb5, 0x90, 0xd6, 0xe0, 0xe9, 0xa5, 0x9a]

/** Pieces of a file, as `decode` takes them. */
export function* piecesOf({ size, bytesAt }) {
  for (let at = 0; at < size; at += TROZO) yield bytesAt(at, Math.min(TROZO, size - at))
}

/** What a text that begins with a mark says of itself. */
export function markOf(start) {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8'
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16le'
  return undefined
}

/**
 * UTF-8 where every byte is of it. Else the page under which more of what stands beside a letter is a letter of Spanish:
 * what Windows wrote is full of them, and read by the page of DOS it is full of boxes and fractions, and the other way
 * round. A tie is Windows'.
 */
export function guessCodificacion(pieces) {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let valid = true
  const found = { windows: 0, dos: 0 }
  for (const piece of pieces) {
    if (valid) valid = decodes(utf8, piece)
    countLetters(piece, found)
  }
  if (valid && decodes(utf8)) return 'utf-8'
  return found.dos > found.windows ? 'cp850' : 'cp1252'
}

function decodes(decoder, piece) {
  try {
    decoder.decode(piece, { stream: piece !== undefined })
    return true
  } catch {
    return false
  }
}

function countLetters(piece, found) {
  for (let at = 0; at < piece.length; at++) {
    const byte = piece[at]
    if (byte < 0x80 || !(isLetter(piece[at - 1]) || isLetter(piece[at + 1]))) continue
    if (EN_CP1252.includes(byte)) found.windows++
    if (EN_CP850.includes(byte)) found.dos++
  }
}

const isLetter = (byte) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

/**
 * Answers what makes text of pieces of bytes, in turn; without a piece, of what is left. Throws where they are not in
 * that encoding. The mark at the beginning is no text.
 */
export async function decoderOf(codificacion, start = []) {
  if (codificacion === 'utf-8') return strict(new TextDecoder('utf-8', { fatal: true }))
  if (codificacion === 'utf-16le')
    return strict(new TextDecoder(start[0] === 0xfe ? 'utf-16be' : 'utf-16le', { fatal: true }))
  // TextDecoder has no page of DOS, and Node reads Windows' as Latin 1.
  const { cptable } = await import('xlsx/dist/cpexcel.full.mjs')
  const { dec } = cptable[PAGINAS[codificacion]]
  return (piece) =>
    piece?.toString('latin1').replace(/[\x80-\xff]/g, (char) => dec[char.charCodeAt(0)] ?? '\ufffd') ?? ''
}

function strict(decoder) {
  return (piece) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw new Rechazada('codificacion')
    }
  }
}
