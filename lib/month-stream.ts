import 'server-only'
import { ERROR_DATOS, NO_AUTORIZADO } from '@/contract/fixed-texts'
import { readMes } from '@/domain/cuota'
import type { Mes } from '@/domain/fechas'
import type { Permiso } from '@/domain/roles'
import type { Falla } from '@/lib/api/result'
import { readSession } from '@/lib/session'
import type { Sesion } from '@/lib/session-cookie'

export interface Quien {
  sesion: Sesion
  senal: AbortSignal
}
/** How any work may end. */
export type Fin = { error: string } | { caducada: true }
export type Trabajo<P> = (mes: Mes, quien: Quien, tell: (parte: P) => void) => Promise<P>

/**
 * What the work on a month tells on its way and what it ends with. `texto` may be anything that a browser made up, of
 * which nobody is told who may not.
 */
export async function streamOfMonth<P>(
  permiso: Permiso,
  texto: string,
  work: Trabajo<P | Fin>,
): Promise<ReadableStream<P | Fin>> {
  const mes = typeof texto === 'string' ? readMes(texto) : null
  return streamFor<P>(permiso, async (quien, tell) => (mes ? work(mes, quien, tell) : { error: ERROR_DATOS }))
}

/**
 * What some work tells on its way and what it ends with, for who is signed in and has the permission. It stops when the
 * reader goes.
 */
export async function streamFor<P>(
  permiso: Permiso,
  work: (quien: Quien, tell: (parte: P | Fin) => void) => Promise<P | Fin>,
): Promise<ReadableStream<P | Fin>> {
  const sesion = await readSession()
  const control = new AbortController()
  return new ReadableStream<P | Fin>({
    start: async (salida) => {
      const tell = (parte: P | Fin) => {
        if (!control.signal.aborted) salida.enqueue(parte)
      }
      if (!sesion) tell({ caducada: true })
      else if (!sesion.permisos.has(permiso)) tell({ error: NO_AUTORIZADO })
      else tell(await work({ sesion, senal: control.signal }, tell))
      if (!control.signal.aborted) salida.close()
    },
    cancel: () => control.abort(),
  })
}

export const whyNot = ({ tipo, mensaje }: Falla): Fin =>
  tipo === 'sesion' ? { caducada: true } : { error: mensaje }

const LOTE = 1_000

/** Rows so many at a time, as a spreadsheet is written; told how many went before each. */
export async function* inLots<F>(
  filas: readonly F[],
  tell: (hechas: number) => void = () => undefined,
): AsyncGenerator<readonly F[]> {
  for (let at = 0; at < filas.length; at += LOTE) {
    tell(at)
    yield await Promise.resolve(filas.slice(at, at + LOTE))
  }
}
