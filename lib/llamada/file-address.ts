import type { EntradaEn, RutaDeArchivo } from '@/lib/llamada/call-paths'
import { toJson } from '@/lib/exact-json'

/** The address of a file for a link or an image; another content has another address. */
export const addressOfArchivo = <R extends RutaDeArchivo>(
  ruta: R,
  entrada: EntradaEn<R>,
  huella: string,
): string => `/api${ruta}?${new URLSearchParams({ f: toJson(entrada), v: huella })}`
