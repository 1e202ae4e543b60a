import type { Consejo, Datos } from './consejo'

/** What a key may hold on the wire, written from the spec and not from the contract: the two are compared. */
export const ENTERO = /^\d{1,9}$/
export const PAGINA = /^[1-9]\d{0,6}$/
export const FECHA = /^\d{4}-\d{2}-\d{2}$/
export const LOGICO = /^(true|false)$/
export const BIT = /^[01]$/
export const TEXTO = /^[^]{0,5000}$/
export const DICHO = /^[^]{1,5000}$/
export const LISTA_JSON = /^\[.*\]$/s
export const CAMPO = /^matriculado\.[a-z_]+(\.[a-z_]+)?$/

export interface LlamadaVieja {
  metodo: 'GET' | 'POST'
  /**
   * Keys and what they may hold: of those that end in '?' null is nothing, and those that end in '??' the documents have
   * in some cases only, and are left out in the others.
   */
  claves: Readonly<Record<string, RegExp>>
  /** Takes no token. */
  sinToken?: true
  /** Takes files as multipart, under names whose value here is theirs, one after the other; a part may be left out. */
  archivos?: true
  atender: (consejo: Consejo, datos: Datos) => unknown
}

const PAGINA_DE = 7
export const get = (claves: LlamadaVieja['claves'], atender: LlamadaVieja['atender']): LlamadaVieja => ({
  metodo: 'GET',
  claves,
  atender,
})
export const post = (claves: LlamadaVieja['claves'], atender: LlamadaVieja['atender']): LlamadaVieja => ({
  metodo: 'POST',
  claves,
  atender,
})

/** Rows and how many there are of them in all. */
export class Filas {
  constructor(
    readonly filas: unknown[] | null,
    readonly total?: number,
  ) {}
}

/** The delinquents' two lists. */
export class FilasAparte {
  constructor(
    readonly matricula: unknown[],
    readonly concepto: unknown[],
  ) {}
}

/** A page of them; one past the end has none at all. */
export function pageOf<Row>(rows: readonly Row[], pagina: unknown, show: (row: Row) => unknown): Filas {
  const from = (Number(pagina) - 1) * PAGINA_DE
  const page = rows.slice(from, from + PAGINA_DE).map(show)
  return new Filas(page.length > 0 ? page : null, rows.length)
}

/** A result besides 1 that brings something. */
export class Entrega {
  constructor(
    readonly estado: string,
    readonly mensaje: string,
    readonly datos: unknown,
  ) {}
}
