import { isAscii, toAscii } from '@/domain/bancos/paginas-de-codigo'
import type { Defecto, Renglon } from '@/domain/bancos/renglones'
import { centavos, MAX_CENTAVOS, type Centavos } from '@/domain/dinero'
import { makeFecha, type Fecha } from '@/domain/fechas'

/**
 * A field of a fixed-width record; the widths before it give its place. `fechaOVacia` may be zeros or spaces, and the
 * bank may put anything into `libre`.
 */
export type Campo = { nombre: string; largo: number; titulo: string } & (
  | { tipo: 'numero' | 'centavos' | 'fecha' | 'fechaOVacia' | 'texto' | 'blanco' | 'libre' }
  | { tipo: 'fijo'; valor: string }
)
export type Campos = readonly Campo[]

interface Valor {
  numero: string
  centavos: Centavos
  fecha: Fecha
  fechaOVacia: Fecha | null
  texto: string
}
/** The values of a record without its fillers and constants. */
export type Registro<C extends Campos> = {
  [F in C[number] as F['tipo'] extends keyof Valor ? F['nombre'] : never]: Valor[F['tipo'] & keyof Valor]
}

export type Leido<T> = { ok: true; valor: T } | { ok: false; defecto: Defecto }

export const widthOf = (campos: Campos): number => campos.reduce((sum, { largo }) => sum + largo, 0)

/** The column, from 1, where a field begins. Throws for a name that the record does not have. */
export function columnOf<C extends Campos>(campos: C, nombre: C[number]['nombre']): number {
  const index = campos.findIndex((campo) => campo.nombre === nombre)
  if (index < 0) throw new Error(`Sin campo ${nombre}`)
  return widthOf(campos.slice(0, index)) + 1
}

/** Reads one line, or tells its first defect and where it is. Trailing filler that an editor cut is put back. */
export function readRegistro<const C extends Campos>(campos: C, renglon: Renglon): Leido<Registro<C>> {
  const wrong = (columna: number, motivo: string) =>
    ({ ok: false, defecto: { linea: renglon.numero, columna, motivo } }) as const
  const width = widthOf(campos)
  const bad = lengthProblem(renglon, width) ?? strangeCharacter(renglon)
  if (bad) return wrong(bad.columna, bad.motivo)
  const texto = renglon.texto.padEnd(width, ' ')
  const values: Record<string, unknown> = {}
  let place = 0
  for (const campo of campos) {
    const slice = texto.slice(place, place + campo.largo)
    if (place + campo.largo > renglon.largo && !CORTABLES.has(campo.tipo))
      return wrong(renglon.largo + 1, sizeWords(renglon, width))
    const reading = valueOf(campo, slice)
    if (reading === undefined) return wrong(place + 1 + badOffset(campo, slice), problemOf(campo, slice))
    if (campo.tipo in HOLDS) values[campo.nombre] = reading
    place += campo.largo
  }
  return { ok: true, valor: values as Registro<C> }
}

const HOLDS = { numero: true, centavos: true, fecha: true, fechaOVacia: true, texto: true } as const
const CORTABLES = new Set<Campo['tipo']>(['texto', 'blanco', 'libre'])

const sizeWords = ({ largo }: Renglon, width: number) =>
  `El renglón tiene ${largo} caracteres y deben ser ${width}`

function lengthProblem(renglon: Renglon, width: number): Omit<Defecto, 'linea'> | undefined {
  const { largo, terminado } = renglon
  if (largo === 0) return { columna: 1, motivo: 'El renglón está vacío' }
  if (largo > width) return { columna: width + 1, motivo: sizeWords(renglon, width) }
  if (largo < width && !terminado)
    return {
      columna: largo + 1,
      motivo: `El archivo está cortado: ${sizeWords(renglon, width).toLowerCase()}`,
    }
  return undefined
}

export function strangeCharacter({ texto }: Renglon): Omit<Defecto, 'linea'> | undefined {
  const found = /[\p{Cc}]/u.exec(texto)
  if (!found) return undefined
  const code = found[0].charCodeAt(0)
  const name = code === 9 ? 'una tabulación' : code === 13 ? 'un CR suelto' : `el carácter ${hex(code)}`
  return { columna: found.index + 1, motivo: `Hay ${name}, que estos archivos no llevan` }
}

const hex = (code: number) => `0x${code.toString(16).toUpperCase().padStart(2, '0')}`

function valueOf(campo: Campo, slice: string): unknown {
  switch (campo.tipo) {
    case 'numero':
      return /^\d+$/.test(slice) ? slice : undefined
    case 'centavos':
      return /^\d+$/.test(slice) && BigInt(slice) <= MAX_CENTAVOS ? centavos(BigInt(slice)) : undefined
    case 'fecha':
      return fechaOf(slice) ?? undefined
    case 'fechaOVacia':
      return /^(0{8}| {8})$/.test(slice) ? null : (fechaOf(slice) ?? undefined)
    case 'texto':
      return slice.trimEnd()
    case 'fijo':
      return slice === campo.valor ? slice : undefined
    case 'blanco':
      return /^ *$/.test(slice) ? slice : undefined
    case 'libre':
      return slice
  }
}

const fechaOf = (slice: string): Fecha | null =>
  /^\d{8}$/.test(slice)
    ? makeFecha(Number(slice.slice(0, 4)), Number(slice.slice(4, 6)), Number(slice.slice(6)))
    : null

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

/** Why a value does not fit its field; `campo` is the field's title. */
export interface Problema {
  campo: string
  motivo: string
}
export type Escrito = { ok: true; texto: string } | { ok: false; problemas: Problema[] }

type Valores = Readonly<Record<string, string | bigint | null | undefined>>

/** Writes a record. A value that is too long or has wrong characters is a problem and is never cut. */
export function writeRegistro<const C extends Campos>(campos: C, valores: Registro<C>): Escrito {
  const problemas: Problema[] = []
  const texto = campos.map((campo) => {
    const written = textOf(campo, (valores as Valores)[campo.nombre])
    const motivo = problemOfWritten(campo, written)
    if (motivo) problemas.push({ campo: campo.titulo, motivo })
    return written
  })
  return problemas.length > 0 ? { ok: false, problemas } : { ok: true, texto: texto.join('') }
}

function problemOfWritten({ tipo, largo }: Campo, written: string): string | undefined {
  if (written.length !== largo) return `«${written}» no entra en ${largo} lugares`
  if ((tipo === 'numero' || tipo === 'centavos') && !/^\d+$/.test(written))
    return `«${written}» no es un número`
  return isAscii(written) ? undefined : `«${written}» tiene caracteres que el banco no acepta`
}

function textOf(campo: Campo, value: string | bigint | null | undefined): string {
  switch (campo.tipo) {
    case 'numero':
    case 'centavos':
      return String(value).padStart(campo.largo, '0')
    case 'fecha':
    case 'fechaOVacia':
      return value === null ? '0'.repeat(campo.largo) : String(value).replaceAll('-', '')
    case 'texto':
      return toAscii(String(value)).padEnd(campo.largo, ' ')
    case 'fijo':
      return campo.valor
    case 'blanco':
    case 'libre':
      return ' '.repeat(campo.largo)
  }
}
