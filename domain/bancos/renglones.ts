import { decodeText } from '@/domain/bancos/paginas-de-codigo'

export interface Defecto {
  linea: number
  columna: number
  motivo: string
}

export interface Renglon {
  numero: number
  /** The line without its end; of an endless line only the beginning. */
  texto: string
  largo: number
  /** False for a last line without a line end. */
  terminado: boolean
}

export type Renglones = { ok: true; renglones: Renglon[] } | { ok: false; defecto: Defecto }

/** More than any file of a council with tens of thousands of members. */
export const MAX_BYTES = 32 * 1024 * 1024
const MAX_RENGLONES = 100_000
/** Records have at most 215 characters; never more than this of a line is held. */
const MAX_TEXTO = 400

const LF = 0x0a
const CR = 0x0d
const FIN_DE_ARCHIVO = 0x1a

/**
 * Splits a bank's file into lines. CRLF or LF, a UTF-8 mark, a final 0x1A and empty last lines are accepted. A file
 * that the bank did not make so is one single defect.
 */
export function splitRenglones(bytes: Uint8Array): Renglones {
  const refusal = refusalOf(bytes)
  if (refusal) return { ok: false, defecto: refusal }
  const start = hasMark(bytes) ? 3 : 0
  const end = bytes.at(-1) === FIN_DE_ARCHIVO ? bytes.length - 1 : bytes.length
  const renglones: Renglon[] = []
  for (let from = start; from < end;) {
    const found = bytes.indexOf(LF, from)
    const terminado = found >= 0 && found < end
    const to = terminado ? found : end
    renglones.push(renglonOf(bytes, { from, to, terminado, numero: renglones.length + 1 }))
    if (renglones.length > MAX_RENGLONES)
      return whole(`El archivo tiene más de ${MAX_RENGLONES} renglones`, MAX_RENGLONES + 1)
    from = to + 1
  }
  while (isEmpty(renglones.at(-1))) renglones.pop()
  return renglones.length > 0 ? { ok: true, renglones } : whole('El archivo está vacío')
}

const isEmpty = (renglon: Renglon | undefined): boolean =>
  renglon !== undefined && renglon.largo <= MAX_TEXTO && /^ *$/.test(renglon.texto)

function renglonOf(
  bytes: Uint8Array,
  { from, to, terminado, numero }: { from: number; to: number; terminado: boolean; numero: number },
): Renglon {
  const last = terminado && to > from && bytes[to - 1] === CR ? to - 1 : to
  return {
    numero,
    texto: decodeText(bytes, from, Math.min(last, from + MAX_TEXTO)),
    largo: last - from,
    terminado,
  }
}

const whole = (motivo: string, linea = 1, columna = 1) =>
  ({ ok: false, defecto: { linea, columna, motivo } }) as const

const hasMark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

function refusalOf(bytes: Uint8Array): Defecto | undefined {
  const at = (motivo: string, index = 0): Defecto => ({ ...placeOf(bytes, index), motivo })
  if (bytes.length === 0) return at('El archivo está vacío')
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04)
    return at('Es una planilla o un archivo comprimido: use el archivo de texto que dio el banco')
  if (bytes.length > MAX_BYTES)
    return at(`El archivo es demasiado grande: más de ${MAX_BYTES / 1024 / 1024} MB`)
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return at('El archivo fue guardado en UTF-16 por otro programa: use el que dio el banco')
  const foreign = hasMark(bytes) ? bytes.findIndex((byte, index) => index > 2 && byte > 0x7f) : -1
  if (foreign >= 0)
    return at('El archivo fue guardado en UTF-8 por otro programa: use el que dio el banco', foreign)
  const firstCr = bytes.includes(LF) ? -1 : bytes.indexOf(CR)
  if (firstCr >= 0 && firstCr < bytes.length - 1)
    return at('Los renglones terminan con CR solo: use el archivo que dio el banco', firstCr)
  return undefined
}

function placeOf(bytes: Uint8Array, index: number): { linea: number; columna: number } {
  let linea = 1
  let begins = hasMark(bytes) && index >= 3 ? 3 : 0
  for (let at = begins; at < index; at += 1)
    if (bytes[at] === LF) {
      linea += 1
      begins = at + 1
    }
  return { linea, columna: index - begins + 1 }
}
