import type { Centavos } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

/** How far a field's place and use are known: none of the banks has confirmed any. */
export type Certeza = 'alta' | 'media' | 'baja'

/**
 * A field of a fixed-width record; the widths before it give its place. `fechaOVacia` may be zeros or spaces, and the
 * bank may put anything into `libre`.
 */
export type Campo = { nombre: string; largo: number; titulo: string; sentido: string; certeza: Certeza } & (
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
/** The values of a record without its fillers and constants. Numbers keep their zeros. */
export type Registro<C extends Campos> = {
  [F in C[number] as F['tipo'] extends keyof Valor ? F['nombre'] : never]: Valor[F['tipo'] & keyof Valor]
}
export type Valores = Readonly<Record<string, string | bigint | null>>

export const widthOf = (campos: Campos): number => campos.reduce((sum, { largo }) => sum + largo, 0)

/** A field with the columns it takes, from 1, the last one included. */
export type Lugar = Campo & { desde: number; hasta: number }

export function placesOf(campos: Campos): Lugar[] {
  let desde = 1
  return campos.map((campo) => {
    const lugar = { ...campo, desde, hasta: desde + campo.largo - 1 }
    desde += campo.largo
    return lugar
  })
}

/** The column, from 1, where a field begins. Throws for a name that the record does not have. */
export function columnOf(campos: Campos, nombre: string): number {
  const lugar = placesOf(campos).find((one) => one.nombre === nombre)
  if (!lugar) throw new Error(`Sin campo ${nombre}`)
  return lugar.desde
}

export const titleOf = (campos: Campos, nombre: string): string =>
  campos.find((campo) => campo.nombre === nombre)?.titulo ?? nombre

/** An identifying number without its zeros at the left. */
export function digitsOf(padded: string): string {
  let first = 0
  while (first < padded.length - 1 && padded.charAt(first) === '0') first += 1
  return padded.slice(first)
}

const of =
  <const T extends Exclude<Campo['tipo'], 'fijo'>>(tipo: T) =>
  <const N extends string>(
    nombre: N,
    largo: number,
    titulo: string,
    sentido: string,
    certeza: Certeza = 'alta',
  ) => ({ nombre, largo, tipo, titulo, sentido, certeza })

export const numero = of('numero')
export const importe = of('centavos')
export const fecha = of('fecha')
export const fechaOVacia = of('fechaOVacia')
export const texto = of('texto')
export const blanco = of('blanco')
export const libre = of('libre')
export const fijo = <const N extends string>(
  nombre: N,
  valor: string,
  titulo: string,
  sentido: string,
  certeza: Certeza = 'alta',
) => ({ nombre, largo: valor.length, tipo: 'fijo', valor, titulo, sentido, certeza }) as const

/** A first or last line of which nothing but its type is known. */
export const opaque = (tipo: string, ancho: number): Campos => [
  fijo('tipo', tipo, 'Tipo de registro', 'Tipo de registro', 'media'),
  libre('contenido', ancho - tipo.length, 'Contenido', 'Contenido desconocido: no se lee', 'baja'),
]
