import * as z from 'zod'
import type { AnyCall } from '@/lib/api/result'
import { SIN_LEER } from '@/contract/lectura/sin-leer'
import { unreadKeysOf } from '@/lib/unread'

/**
 * A record that was asked for by its own id has that id, whether its answer repeats it or not: the specification's
 * traerDatos of a catalogue may answer with a name alone.
 */
export function asAsked({ ruta, salida }: AnyCall, entrada: unknown, datos: unknown): unknown {
  const [, noun = ''] = /^\/(\w+)\/traerDatos$/.exec(ruta) ?? []
  if (!noun || typeof datos !== 'object' || datos === null || !hasId(salida)) return datos
  const asked = entrada as Readonly<Record<string, unknown>>
  const id = asked['id'] ?? asked[`${noun.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}ID`]
  if (typeof id !== 'number') return datos
  const unread = unreadKeysOf(datos).filter((key) => key !== 'id')
  return { ...datos, id, ...(SIN_LEER in datos && { [SIN_LEER]: unread }) }
}

const hasId = (salida: z.ZodType): boolean =>
  salida instanceof z.ZodCodec && salida.in instanceof z.ZodObject && 'id' in salida.in.shape
