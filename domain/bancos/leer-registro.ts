import { placesOf, widthOf, type Campo, type Campos, type Lugar, type Valores } from '@/domain/bancos/campos'
import { MAX_CENTAVOS } from '@/domain/dinero'
import { makeFecha, type Fecha } from '@/domain/fechas'

/** Where a file is wrong: line and column count from 1. */
export interface Defecto {
  linea: number
  columna: number
  motivo: string
  /** So many further lines have the very same. */
  mas?: number
}

/** A line inside a longer text: nothing is copied to look at it. */
export interface Renglon {
  texto: string
  desde: number
  largo: number
  numero: number
  /** False for a last line without a line end. */
  terminado: boolean
}

type LugarVisto = Lugar & { visto: { numero: number; fecha: Fecha } }

/** A record's fields with their places, and the last date that each had: most lines repeat it. */
export interface Plantilla {
  campos: Campos
  ancho: number
  lugares: readonly LugarVisto[]
  /** The line that was read last; its values are taken from the text only when they are asked for. */
  cursor: Valores & { renglon: Renglon }
}

const NINGUNO: Renglon = { texto: '', desde: 0, largo: 0, numero: 0, terminado: true }

export function templateOf(campos: Campos): Plantilla {
  const lugares = placesOf(campos).map((lugar) => ({ ...lugar, visto: { numero: Number.NaN, fecha: '' } }))
  const cursor = { renglon: NINGUNO }
  for (const lugar of lugares)
    if (HOLDS.has(lugar.tipo))
      Object.defineProperty(cursor, lugar.nombre, {
        enumerable: true,
        get: () => {
          const { texto, desde, largo } = cursor.renglon
          return valueOf(lugar, texto, desde + lugar.desde - 1, desde + Math.min(lugar.hasta, largo))
        },
      })
  return { campos, ancho: widthOf(campos), lugares, cursor: cursor as unknown as Plantilla['cursor'] }
}

const HOLDS = new Set<Campo['tipo']>(['numero', 'centavos', 'fecha', 'fechaOVacia', 'texto'])
const MAX = Number(MAX_CENTAVOS)
const CERO = 48
const ESPACIO = 32

/** What may be missing at the end of a line because an editor cut its trailing spaces. */
const isCuttable = ({ tipo }: Campo): boolean => tipo === 'texto' || tipo === 'blanco' || tipo === 'libre'

/**
 * The values of one line, good until the template's next one is read, or undefined: `explain` tells what is wrong with
 * it.
 */
export function readRegistro({ ancho, lugares, cursor }: Plantilla, renglon: Renglon): Valores | undefined {
  const { texto, desde: base, largo, terminado } = renglon
  if (largo === 0 || largo > ancho || (largo < ancho && !terminado)) return undefined
  const end = base + largo
  for (const lugar of lugares) {
    const to = base + lugar.hasta
    if (to > end && !isCuttable(lugar)) return undefined
    if (!isSound(lugar, texto, base + lugar.desde - 1, to < end ? to : end)) return undefined
  }
  cursor.renglon = renglon
  return cursor
}

function isSound(lugar: LugarVisto, texto: string, from: number, to: number): boolean {
  switch (lugar.tipo) {
    case 'numero':
      return areDigits(texto, from, to)
    case 'centavos': {
      const count = numberAt(texto, from, to)
      return count >= 0 && count <= MAX
    }
    case 'fecha':
      return dateAt(lugar, texto, from, to) !== undefined
    case 'fechaOVacia':
      return isEmptyDate(texto, from, to) || dateAt(lugar, texto, from, to) !== undefined
    case 'fijo':
      return texto.startsWith(lugar.valor, from)
    case 'blanco':
      return isAll(texto, from, to, ESPACIO)
    case 'texto':
    case 'libre':
      return true
  }
}

/** The value of a field that is sound. */
function valueOf(
  lugar: LugarVisto,
  texto: string,
  from: number,
  to: number,
): string | bigint | null | undefined {
  switch (lugar.tipo) {
    case 'centavos':
      return BigInt(numberAt(texto, from, to))
    case 'fecha':
      return dateAt(lugar, texto, from, to)
    case 'fechaOVacia':
      return isEmptyDate(texto, from, to) ? null : dateAt(lugar, texto, from, to)
    case 'texto': {
      let last = to
      while (last > from && texto.charCodeAt(last - 1) === ESPACIO) last -= 1
      return texto.slice(from, last)
    }
    case 'numero':
    case 'fijo':
    case 'blanco':
    case 'libre':
      return texto.slice(from, to)
  }
}

const isEmptyDate = (texto: string, from: number, to: number): boolean =>
  isAll(texto, from, to, CERO) || isAll(texto, from, to, ESPACIO)

function areDigits(texto: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = texto.charCodeAt(at)
    if (code < CERO || code > CERO + 9) return false
  }
  return true
}

/** The number of at most 15 digits, or -1. */
function numberAt(texto: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at += 1) {
    const digit = texto.charCodeAt(at) - CERO
    if (digit < 0 || digit > 9) return -1
    count = count * 10 + digit
  }
  return count
}

function isAll(texto: string, from: number, to: number, code: number): boolean {
  for (let at = from; at < to; at += 1) if (texto.charCodeAt(at) !== code) return false
  return true
}

function dateAt({ visto }: LugarVisto, texto: string, from: number, to: number): Fecha | undefined {
  const numero = numberAt(texto, from, to)
  if (numero === visto.numero) return visto.fecha
  const fecha = makeFecha(Math.floor(numero / 10_000), Math.floor(numero / 100) % 100, numero % 100)
  if (fecha === null) return undefined
  visto.numero = numero
  visto.fecha = fecha
  return fecha
}

/** The first defect of a line that `readRegistro` refused. */
export function explain({ ancho, lugares }: Plantilla, renglon: Renglon): Defecto {
  const { numero: linea, largo, terminado } = renglon
  const wrong = (columna: number, motivo: string): Defecto => ({ linea, columna, motivo })
  const size = `El renglón tiene ${largo} caracteres y deben ser ${ancho}`
  if (largo === 0) return wrong(1, 'El renglón está vacío')
  if (largo > ancho) return wrong(ancho + 1, size)
  if (largo < ancho && !terminado)
    return wrong(largo + 1, `El archivo está cortado: ${size.charAt(0).toLowerCase()}${size.slice(1)}`)
  const texto = renglon.texto.slice(renglon.desde, renglon.desde + largo)
  for (const lugar of lugares) {
    if (lugar.hasta > largo && !isCuttable(lugar)) return wrong(largo + 1, size)
    const from = lugar.desde - 1
    const to = Math.min(lugar.hasta, largo)
    if (!isSound(lugar, texto, from, to)) {
      const slice = texto.slice(from, to)
      return wrong(lugar.desde + badOffset(lugar, slice), problemOf(lugar, slice))
    }
  }
  return wrong(1, size)
}

/** The first control character of a line, which these files never have. */
export function strangeCharacter({ texto, desde, largo, numero }: Renglon): Defecto | undefined {
  const found = /[\p{Cc}]/u.exec(texto.slice(desde, desde + largo))
  if (!found) return undefined
  const code = found[0].charCodeAt(0)
  const hex = `0x${code.toString(16).toUpperCase().padStart(2, '0')}`
  const name = code === 9 ? 'una tabulación' : code === 13 ? 'un CR suelto' : `el carácter ${hex}`
  return {
    linea: numero,
    columna: found.index + 1,
    motivo: `Hay ${name}, que estos archivos no llevan`,
  }
}

function badOffset({ tipo }: Campo, slice: string): number {
  const strange = tipo === 'blanco' ? /[^ ]/ : /\D/
  return tipo === 'fijo' ? 0 : Math.max(slice.search(strange), 0)
}

function problemOf(campo: Campo, slice: string): string {
  const seen = `«${slice.trim()}»`
  switch (campo.tipo) {
    case 'fijo':
      return `Se esperaba «${campo.valor}» y dice ${seen}`
    case 'blanco':
      return `Se esperaban espacios y dice ${seen}`
    case 'fecha':
    case 'fechaOVacia':
      return `${campo.titulo}: ${seen} no es una fecha`
    case 'centavos':
      return /^\d+$/.test(slice)
        ? `${campo.titulo}: pasa de lo que se puede registrar`
        : `${campo.titulo}: ${seen} no es un número`
    case 'numero':
    case 'texto':
    case 'libre':
      return `${campo.titulo}: ${seen} no es un número`
  }
}
