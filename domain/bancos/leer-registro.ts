import { placesOf, widthOf, type Campo, type Campos, type Lugar, type Valores } from '@/domain/bancos/campos'
import { MAX_CENTAVOS } from '@/domain/dinero'
import { makeFecha, type Fecha } from '@/domain/fechas'

/** Where a file is wrong: line and column count from 1. */
export interface Defecto {
  linea: number
  columna: number
  motivo: string
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

/** A record's fields with their places, and the last date that each had: most lines repeat it. */
export interface Plantilla {
  campos: Campos
  ancho: number
  lugares: readonly (Lugar & { visto: { numero: number; fecha: Fecha } })[]
}

export const templateOf = (campos: Campos): Plantilla => ({
  campos,
  ancho: widthOf(campos),
  lugares: placesOf(campos).map((lugar) => ({ ...lugar, visto: { numero: Number.NaN, fecha: '' } })),
})

const MAX = Number(MAX_CENTAVOS)
const CERO = 48
const ESPACIO = 32

/** What may be missing at the end of a line because an editor cut its trailing spaces. */
const isCuttable = ({ tipo }: Campo): boolean => tipo === 'texto' || tipo === 'blanco' || tipo === 'libre'

/** The values of one line, or undefined: `explain` tells what is wrong with it. */
export function readRegistro({ ancho, lugares }: Plantilla, renglon: Renglon): Valores | undefined {
  const { texto, desde: base, largo, terminado } = renglon
  if (largo === 0 || largo > ancho || (largo < ancho && !terminado)) return undefined
  const end = base + largo
  const valores: Record<string, string | bigint | null> = {}
  for (const lugar of lugares) {
    const from = base + lugar.desde - 1
    const to = base + lugar.hasta
    if (to > end && !isCuttable(lugar)) return undefined
    const valor = valueOf(lugar, texto, from, to < end ? to : end)
    if (valor === undefined) return undefined
    if (valor !== SIN_VALOR) valores[lugar.nombre] = valor
  }
  return valores
}

/** What fillers and constants have. */
const SIN_VALOR = '\0'

function valueOf(
  lugar: Plantilla['lugares'][number],
  texto: string,
  from: number,
  to: number,
): string | bigint | null | undefined {
  switch (lugar.tipo) {
    case 'numero':
      return areDigits(texto, from, to) ? texto.slice(from, to) : undefined
    case 'centavos': {
      const count = numberAt(texto, from, to)
      return count >= 0 && count <= MAX ? BigInt(count) : undefined
    }
    case 'fecha':
      return dateAt(lugar, texto, from, to)
    case 'fechaOVacia':
      return isAll(texto, from, to, ESPACIO) || isAll(texto, from, to, CERO)
        ? null
        : dateAt(lugar, texto, from, to)
    case 'texto':
      return isAll(texto, from, to, ESPACIO) ? '' : texto.slice(from, to).trimEnd()
    case 'fijo':
      return texto.startsWith(lugar.valor, from) ? SIN_VALOR : undefined
    case 'blanco':
      return isAll(texto, from, to, ESPACIO) ? SIN_VALOR : undefined
    case 'libre':
      return SIN_VALOR
  }
}

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

function dateAt(
  { visto }: Plantilla['lugares'][number],
  texto: string,
  from: number,
  to: number,
): Fecha | undefined {
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
    if (valueOf(lugar, texto, from, to) === undefined) {
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
