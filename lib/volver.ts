import type { Permiso } from '@/domain/roles'
import { permisoDe, rutaDe } from '@/lib/direcciones'

/** The address key of the place that a person was taken from. */
export const VOLVER = 'volver'

/** The gate tells a page which address it is drawn for, and replaces what came from outside. */
export const CABECERA_LUGAR = 'x-padron-lugar'

/** So the gate says that the address is no screen: what stands around the answer is drawn for it alone. */
export const CABECERA_SIN_PANTALLA = 'x-padron-sin-pantalla'

const LLEGADAS: readonly string[] = ['inicio', 'inicioMatriculado', 'cambiarClave']
const MAX = 500

interface Lugar {
  href: string
  permiso: Permiso
}

/** The screen that a text names, if it may be offered after signing in. */
export function lugarDe(text: unknown): Lugar | undefined {
  if (typeof text !== 'string' || text.length > MAX || !text.startsWith('/')) return undefined
  const base = 'http://padron'
  if (!URL.canParse(text, base)) return undefined
  const { origin, pathname, searchParams } = new URL(text, base)
  const nombre = origin === base ? rutaDe(pathname) : undefined
  if (!nombre || LLEGADAS.includes(nombre)) return undefined
  const permiso = permisoDe(nombre)
  if (permiso === 'publico') return undefined
  searchParams.delete('_rsc')
  return { href: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, permiso }
}

/** An address of ours with the place to come back to. */
export function conVolver(address: string, text: unknown): string {
  const lugar = lugarDe(text)
  if (!lugar) return address
  return `${address}${address.includes('?') ? '&' : '?'}${VOLVER}=${encodeURIComponent(lugar.href)}`
}
