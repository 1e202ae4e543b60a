import { entorno } from '@/lib/entorno'

/** instrumentation.ts writes it from the socket itself, so that no client can choose it. */
export const CABECERA_SOCKET = 'x-padron-socket'

/** The client machine's address: the socket's, or what the trusted proxies saw. */
export function direccionDelCliente(cabeceras: Headers): string | undefined {
  const socket = cabeceras.get(CABECERA_SOCKET) ?? undefined
  const proxies = entorno().PROXIES_DE_CONFIANZA
  if (proxies === 0) return socket
  const saltos = (cabeceras.get('x-forwarded-for') ?? '').split(',').map((text) => text.trim())
  return saltos.at(-proxies) || socket
}
