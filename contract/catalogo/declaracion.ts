import type { Permiso } from '@/domain/roles'

/**
 * A field of a catalogue, as data: how it is labelled, typed, checked, stored and shown. `requerido` is the
 * specification's text for its absence. A catalogue that needs another kind leaves (docs/architecture).
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
  /** What the value is for, under a field whose label does not say it. Money alone shows it. */
  ayuda?: string
}

/** Nouns that catalogues refer to and that answer traerTodosSelect. */
export type NounDeSeleccion = 'banco' | 'tipo_matricula'

export interface DeclaracionCatalogo {
  /** The calls' first segment and the table's name. */
  noun: string
  permiso: Permiso
  /** The three addresses in the specification's spelling. */
  lista: `/${string}`
  crear: `/${string}`
  editar: `/${string}/{id}`
  titulo: string
  /** The hub whose card leads to it, and the card's text. */
  tarjeta?: { hub: 'basicos' | 'avanzados'; texto: string }
  nuevo: string
  singular: string
  /** The wire keys of a row's id in each call, with the specification's quirks. */
  claves: { leer: string; editar: string; eliminar: string }
  campos: Readonly<Record<string, CampoCatalogo>>
  /** Keys of `campos`, or of a reference's `muestra`. */
  columnas: readonly string[]
  mensajes: { creado: string; modificado: string }
  /** The last column's heading, which the specification spells both ways. */
  acciones: 'Acciones' | 'Accion'
  /**
   * Fields that no two live rows share, as they look (decision 88). With `dentro` only among rows that refer to the
   * same one, which `donde` names.
   */
  unico?: { campos: readonly string[]; dentro?: string; donde?: string }
  /** Some rows are fixed and cannot be deleted; `nombres` also fixes their names. */
  conFijos?: { nombres?: Readonly<Record<number, string>> }
  /** The specification has no update call, so rows are edited only on our own server (decision 63). */
  edicionPropia?: true
  /** A form that is more than its fields; what it is stands by this name in form-of.tsx. */
  formulario?: 'certificado' | 'firma'
  /** Columns drawn otherwise than their kind says, by key; how stands by this name in own-columns.tsx. */
  vistas?: Readonly<Record<string, 'firma' | 'hoja' | 'nombreOCategoria'>>
  /** The specification has neither its calls nor its screens: both are only on our own server. */
  propio?: true
  /** The specification's delete button is drawn but never works. */
  sinEliminar?: true
}

/** Keeps the literals, so that the calls' types can be read off the declaration. */
export const catalogo = <const D extends DeclaracionCatalogo>(declaracion: D): D => declaracion

/** Where one of its rows is edited. */
export const hrefOfRow = ({ editar }: Pick<DeclaracionCatalogo, 'editar'>, id: number): string =>
  editar.replace('{id}', String(id))
