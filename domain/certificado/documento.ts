/**
 * A certificate's body as blocks and runs, for the editor and the printed page. leer.ts tells what HTML says beyond
 * it.
 */
export type Documento = readonly Bloque[]
export type Bloque = Parrafo | Enumeracion | Tabla

export interface Parrafo {
  tipo: 'parrafo'
  nivel: Nivel
  alineacion: Alineacion
  trozos: readonly Trozo[]
}
export interface Enumeracion {
  tipo: 'lista'
  ordenada: boolean
  items: readonly Item[]
}
export interface Item {
  alineacion: Alineacion
  trozos: readonly Trozo[]
  listas: readonly Enumeracion[]
}
/** Rectangular: each row's cells are together as many columns wide as any other's. */
export interface Tabla {
  tipo: 'tabla'
  filas: readonly (readonly Celda[])[]
}
export interface Celda {
  encabezado: boolean
  /** How many columns it is wide, 1 or more. */
  columnas: number
  alineacion: Alineacion
  trozos: readonly Trozo[]
}
/**
 * A text of one format; '
 * ' is a line break inside the block.
 */
export interface Trozo {
  texto: string
  formato: Formato
}
export interface Formato {
  negrita: boolean
  cursiva: boolean
  subrayado: boolean
  tachado: boolean
  tamano: Tamano
}

export const NIVELES = [0, 1, 2, 3, 4, 5, 6] as const
export type Nivel = (typeof NIVELES)[number]
export const ALINEACIONES = ['left', 'center', 'right', 'justify'] as const
export type Alineacion = (typeof ALINEACIONES)[number]
/** The old editor's four sizes, relative to the surrounding text. 'normal' is written as nothing. */
export const TAMANOS = { small: 0.75, normal: 1, large: 1.5, huge: 2.5 } as const
export type Tamano = keyof typeof TAMANOS

export const SIN_FORMATO: Formato = {
  negrita: false,
  cursiva: false,
  subrayado: false,
  tachado: false,
  tamano: 'normal',
}

export const sameFormato = (a: Formato, b: Formato): boolean =>
  a.negrita === b.negrita &&
  a.cursiva === b.cursiva &&
  a.subrayado === b.subrayado &&
  a.tachado === b.tachado &&
  a.tamano === b.tamano

export function joinTrozos(trozos: readonly Trozo[]): Trozo[] {
  const joined: Trozo[] = []
  for (const trozo of trozos) {
    const last = joined.at(-1)
    if (trozo.texto === '') continue
    if (last && sameFormato(last.formato, trozo.formato))
      joined[joined.length - 1] = { ...last, texto: last.texto + trozo.texto }
    else joined.push(trozo)
  }
  return joined
}
