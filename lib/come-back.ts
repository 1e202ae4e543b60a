import type { Permiso } from '@/domain/roles'
import { permissionOf, screenAt } from '@/lib/screen-addresses'

/** The address key of the place that a person was taken from. */
export const COME_BACK = 'volver'

/** The gate tells a page which address it is drawn for, and replaces what came from outside. */
export const PLACE_HEADER = 'x-padron-lugar'

/** So the gate says that the address is no screen: what stands around the answer is drawn for it alone. */
export const NO_SCREEN_HEADER = 'x-padron-sin-pantalla'

const LLEGADAS: readonly string[] = ['inicio', 'inicioMatriculado', 'cambiarClave']
const MAX = 500

interface Lugar {
  href: string
  permiso: Permiso
}

/** The screen that a text names, if it may be offered after signing in. */
export function placeFrom(text: unknown): Lugar | undefined {
  if (typeof text !== 'string' || text.length > MAX || !text.startsWith('/')) return undefined
  const base = 'http://padron'
  if (!URL.canParse(text, base)) return undefined
  const { origin, pathname, searchParams } = new URL(text, base)
  const nombre = origin === base ? screenAt(pathname) : undefined
  if (!nombre || LLEGADAS.includes(nombre)) return undefined
  const permiso = permissionOf(nombre)
  if (permiso === 'publico') return undefined
  searchParams.delete('_rsc')
  return { href: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, permiso }
}

/** An address of ours with the place to come back to. */
export function withComeBack(address: string, text: unknown): string {
  const lugar = placeFrom(text)
  if (!lugar) return address
  return `${address}${address.includes('?') ? '&' : '?'}${COME_BACK}=${encodeURIComponent(lugar.href)}`
}
