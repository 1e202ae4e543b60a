import { entorno } from '@/lib/entorno'

/** Set on every request from the socket itself (instrumentation.ts), so that a client cannot choose it. */
export const CABECERA_SOCKET = 'x-padron-socket'

/** The address of the person's machine: the socket's, or what the trusted proxies before us saw. */
export function direccionDelCliente(cabeceras: Headers): string | undefined {
  const socket = cabeceras.get(CABECERA_SOCKET) ?? undefined
  const proxies = entorno().PROXIES_DE_CONFIANZA
  if (proxies === 0) return socket
  const saltos = (cabeceras.get('x-forwarded-for') ?? '').split(',').map((text) => text.trim())
  return saltos.at(-proxies) || socket
}
