import type { FilaDe, Llamada, LlamadaLista } from '@/contract/llamada'

/** Any call of the contract: walked as a list, or taken by a function of them all, a call loses its own key names. */
export type LlamadaCualquiera = Omit<Llamada, 'propio' | 'extensiones'> & {
  propio?: string | undefined
  extensiones?: readonly string[] | undefined
}

/**
 * What was read from the API. A field that could not be read is absent: the screen shows '—' for it and never hides
 * the row (D3), so every field may be undefined, whatever the contract promises.
 */
export type Leido<D> = unknown extends D
  ? unknown
  : D extends object
    ? { [K in keyof D]: D[K] | undefined }
    : D | undefined
export type LeidoDe<L> = L extends LlamadaLista<infer _, infer D> ? Leido<D>[] : Leido<FilaDe<L>>

export interface Exito<D> {
  ok: true
  datos: D
  /** pagTotalItems of a list, when the server gave it. */
  total?: number | undefined
}

/** Why there is no answer to show; `mensaje` is ready for the person. */
export interface Falla {
  ok: false
  /**
   * sesion: the API ended it. rechazo: the API refused, with its words. prohibido: not this person's. sinRespuesta: no
   * answer came, so a change may have happened. inesperado: an answer that is none.
   */
  tipo: 'sesion' | 'rechazo' | 'prohibido' | 'sinRespuesta' | 'inesperado'
  mensaje: string
  /** With sinRespuesta: the server could not even be reached, so that nothing can have happened. */
  sinLlegar?: true | undefined
  /** With sinRespuesta: how many tries it cost, where that is not one. */
  veces?: number | undefined
  /** With inesperado: the server says that the change is done, and what it was asked for did not come with it. */
  hecho?: true | undefined
  /** forma key → what is wrong with it. */
  errores: Readonly<Record<string, string>>
  /** estado of the envelope, when one came. */
  estado?: number | undefined
  pedidoID: string
}

export type Resultado<D> = Exito<D> | Falla
