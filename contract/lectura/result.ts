import type { FilaDe, Llamada, LlamadaLista } from '@/contract/llamada'

/** Any call of the contract, without its own key names. */
export type AnyCall = Omit<Llamada, 'propio' | 'extensiones'> & {
  propio?: string | undefined
  extensiones?: readonly string[] | undefined
}

/**
 * What was read from the API: every field may be absent, since one that could not be read shows '—' and never hides
 * the row.
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
  /** A result besides 1 that the call declares in `conDatos`. */
  estado?: number | undefined
  total?: number | undefined
}

/** Why there is no answer; `mensaje` is ready for the person. */
export interface Falla {
  ok: false
  /**
   * sesion: the API ended it. rechazo: the API refused, with its words. prohibido: not this person's. sinRespuesta:
   * no answer came, so a change may have happened. inesperado: an answer that is none.
   */
  tipo: 'sesion' | 'rechazo' | 'prohibido' | 'sinRespuesta' | 'inesperado'
  mensaje: string
  /** With sinRespuesta: the server was not even reached, so nothing happened. */
  sinLlegar?: true | undefined
  /** With sinRespuesta: the number of tries, if not one. */
  veces?: number | undefined
  /** With rechazo: this server has no such call, and nothing was sent. */
  ausente?: true | undefined
  /** With inesperado: the change is done, but its result did not come. */
  hecho?: true | undefined
  errores: Readonly<Record<string, string>>
  estado?: number | undefined
  pedidoID: string
}

export type Resultado<D> = Exito<D> | Falla
