import type { EntradaEn, RutaDeArchivo } from '@/lib/llamada/rutas-de-llamada'
import { toJson } from '@/lib/transporte'

/** The address of a file for a link or an image; another content has another address. */
export const addressOfArchivo = <R extends RutaDeArchivo>(
  ruta: R,
  entrada: EntradaEn<R>,
  huella: string,
): string => `/api${ruta}?${new URLSearchParams({ f: toJson(entrada), v: huella })}`
