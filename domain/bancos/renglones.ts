import type { Defecto, Renglon } from '@/domain/bancos/leer-registro'
import { decodeAscii, decodeText } from '@/domain/bancos/paginas-de-codigo'

/** Three times what a bank would report of two hundred thousand debits. */
export const MAX_BYTES = 128 * 1024 * 1024
export const MAX_RENGLONES = 600_000
/** Records have at most 215 characters; never more than this of a line is held. */
const MAX_TEXTO = 400

const LF = 0x0a
const CR = 0x0d
const FIN_DE_ARCHIVO = '\x1a'

/** `sucio` tells that the line may have characters that must be looked at one by one. */
export type Tomar = (renglon: Renglon, sucio: boolean) => void

export interface Partidor {
  /** Takes the next bytes. Once a defect is answered the file is refused and no more may be given. */
  push: (bytes: Uint8Array) => Defecto | undefined
  end: () => Defecto | undefined
  /** The file begins with a UTF-8 mark. */
  hasMark: () => boolean
}

/** Cuts text that comes in pieces at its line ends. `terminado` is false for what stands behind the last one. */
function makeLines(tomar: Tomar) {
  let numero = 0
  let rest = { texto: '', largo: 0, sucio: false }

  function emit(texto: string, desde: number, largo: number, terminado: boolean, sucio: boolean): void {
    numero += 1
    const last = terminado && largo > 0 && texto.charCodeAt(desde + largo - 1) === CR ? largo - 1 : largo
    tomar({ texto, desde, largo: last, numero, terminado }, sucio)
  }

  return {
    add(bytes: Uint8Array): Defecto | undefined {
      const { ascii, sucio } = look(bytes)
      const texto = ascii ? decodeAscii(bytes) : decodeText(bytes)
      let from = 0
      for (let end = texto.indexOf('\n'); end >= 0; end = texto.indexOf('\n', from)) {
        if (rest.largo > 0) {
          const line = rest.texto + texto.slice(from, Math.min(end, from + MAX_TEXTO))
          emit(line, 0, rest.largo + end - from, true, sucio || rest.sucio)
          rest = { texto: '', largo: 0, sucio: false }
        } else emit(texto, from, end - from, true, sucio)
        if (numero > MAX_RENGLONES)
          return whole(`El archivo tiene más de ${MAX_RENGLONES} renglones`, MAX_RENGLONES + 1)
        from = end + 1
      }
      if (from < texto.length)
        rest = {
          texto: (rest.texto + texto.slice(from, from + MAX_TEXTO)).slice(0, MAX_TEXTO),
          largo: rest.largo + texto.length - from,
          sucio: rest.sucio || sucio,
        }
      return undefined
    },
    end(): Defecto | undefined {
      const cr = numero === 0 ? rest.texto.indexOf('\r') : -1
      if (cr >= 0 && cr < rest.largo - 1)
        return whole('Los renglones terminan con CR solo: use el archivo que dio el banco', 1, cr + 1)
      const ends = rest.texto.length === rest.largo && rest.texto.endsWith(FIN_DE_ARCHIVO)
      const largo = ends ? rest.largo - 1 : rest.largo
      if (largo > 0) emit(rest.texto.slice(0, largo), 0, largo, false, rest.sucio)
      return undefined
    },
  }
}

/**
 * Splits a file that comes in pieces into lines, whichever way it is cut. CRLF or LF, a UTF-8 mark and a final 0x1A
 * are accepted. A file that the bank did not make so is one single defect.
 */
export function makeSplitter(tomar: Tomar): Partidor {
  const lines = makeLines(tomar)
  let head: Uint8Array | null = new Uint8Array()
  let marked = false
  let size = 0

  function start(bytes: Uint8Array): Defecto | undefined {
    head = null
    const refusal = signatureOf(bytes)
    if (refusal) return whole(refusal)
    marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    return lines.add(marked ? bytes.subarray(3) : bytes)
  }

  return {
    hasMark: () => marked,
    push(bytes) {
      size += bytes.length
      const tooMuch = refuseSize(size)
      if (tooMuch) return tooMuch
      if (head === null) return lines.add(bytes)
      const missing = 4 - head.length
      head = Uint8Array.of(...head, ...bytes.subarray(0, missing))
      return head.length < 4 ? undefined : (start(head) ?? lines.add(bytes.subarray(missing)))
    },
    end() {
      if (size === 0) return whole('El archivo está vacío')
      return (head === null ? undefined : start(head)) ?? lines.end()
    },
  }
}

/** Why a file of so many bytes is not read. */
export const refuseSize = (bytes: number): Defecto | undefined =>
  bytes > MAX_BYTES
    ? whole(`El archivo es demasiado grande: más de ${MAX_BYTES / 1024 / 1024} MB`)
    : undefined

const whole = (motivo: string, linea = 1, columna = 1): Defecto => ({ linea, columna, motivo })

/**
 * Whether all bytes are ASCII, and whether any of them may be one that a bank never writes. Four bytes are looked at
 * in one go: only those outside 0x20–0x7E set a high bit in one of the two sums.
 */
function look(bytes: Uint8Array): { ascii: boolean; sucio: boolean } {
  const aligned = bytes.byteOffset % 4 === 0
  const words = aligned ? new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2) : []
  let high = 0
  let sucio = false
  const lookAt = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] as number
      high |= byte
      if ((byte < 0x20 && byte !== LF && (byte !== CR || bytes[at + 1] !== LF)) || byte === 0x7f) sucio = true
    }
  }
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] as number
    if (((word - 0x20202020) | (word + 0x01010101)) & 0x80808080) lookAt(i * 4, i * 4 + 4)
  }
  lookAt(words.length * 4, bytes.length)
  return { ascii: high < 0x80, sucio: sucio || high >= 0x80 }
}

function signatureOf(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0x50 && b === 0x4b && c === 0x03 && d === 0x04)
    return 'Es una planilla o un archivo comprimido: use el archivo de texto que dio el banco'
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0)
    return 'Es una planilla o un documento de Office: use el archivo de texto que dio el banco'
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    return 'El archivo fue guardado en UTF-16 por otro programa: use el que dio el banco'
  return undefined
}
