import type { Permiso } from '@/domain/roles'

/**
 * A field of a catalogue, as data: label and kind say how it is typed, checked, stored and shown. `requerido` is the
 * spec's message for its absence. The kinds are a closed set; a catalogue that needs another leaves (docs/architecture).
 */
export type CampoCatalogo =
  | (Comun & { tipo: 'texto' | 'parrafo'; maximo: number })
  | (Comun & { tipo: 'entero'; minimo: number; maximo: number; mensaje?: string })
  | (Comun & { tipo: 'dinero' })
  | (Comun & { tipo: 'siNo'; porDefecto: boolean })
  /** `de`: the noun whose select gives the options; `muestra`: the row's key with the chosen one's name. */
  | (Comun & { tipo: 'referencia'; de: NounDeSeleccion; muestra: string })

interface Comun {
  etiqueta: string
  requerido?: string
}

/** Nouns that answer traerTodosSelect and are referred to by a catalogue. */
export type NounDeSeleccion = 'banco' | 'tipo_matricula'

export interface DeclaracionCatalogo {
  /** The calls' first segment and the table's name. */
  noun: string
  permiso: Permiso
  /** The three addresses, spelt as S1 2.3 spells them. */
  lista: `/${string}`
  crear: `/${string}`
  editar: `/${string}/{id}`
  titulo: string
  /** The hub whose card leads to it (S1 2.3), and what the card says under the title. */
  tarjeta?: { hub: 'basicos' | 'avanzados'; texto: string }
  /** 'Nueva Practica'. */
  nuevo: string
  /** What one row is called in a question: 'la práctica'. */
  singular: string
  /** Wire keys that carry a row's id in each call; the spec's quirks are here and nowhere else (D3). */
  claves: { leer: string; editar: string; eliminar: string }
  campos: Readonly<Record<string, CampoCatalogo>>
  /** Keys of `campos`, or of a reference's `muestra`. */
  columnas: readonly string[]
  mensajes: { creado: string; modificado: string }
  /** Head of the last column (S1 2.4 spells it both ways). */
  acciones: 'Acciones' | 'Accion'
  /**
   * Fields no two live rows have in common: case, accents, invisible characters and the number of blanks aside. `dentro`:
   * of the rows that refer to the same one alone; `donde` says which.
   */
  unico?: { campos: readonly string[]; dentro?: string; donde?: string }
  /** Rows the spec fixes are marked in the table and cannot be deleted (D8); `nombres`: nor called otherwise. */
  conFijos?: { nombres?: Readonly<Record<number, string>> }
  /** The spec gives no update call: rows are edited on our own server alone (decision 63). */
  edicionPropia?: true
  /** The list's delete button is drawn but never works (S1 2.4, concepts). */
  sinEliminar?: true
}

/** Keeps the literals, so that the calls' types can be read off the declaration. */
export const catalogo = <const D extends DeclaracionCatalogo>(declaracion: D): D => declaracion
