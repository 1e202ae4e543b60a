import { addressOfArchivo } from '@/lib/llamada/file-address'

/** A changed image has another hash and so another address. */
export const addressOfImage = (id: number, huella: string): string =>
  addressOfArchivo('/firmante/verImagen', { id }, huella)
