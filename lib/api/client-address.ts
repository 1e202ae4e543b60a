import { environment } from '@/lib/environment'

/** instrumentation.ts writes it from the socket itself, so that no client can choose it. */
export const SOCKET_HEADER = 'x-padron-socket'

/** The client machine's address: the socket's, or what the trusted proxies saw. */
export function clientAddressOf(cabeceras: Headers): string | undefined {
  const socket = cabeceras.get(SOCKET_HEADER) ?? undefined
  const proxies = environment().PROXIES_DE_CONFIANZA
  if (proxies === 0) return socket
  const saltos = (cabeceras.get('x-forwarded-for') ?? '').split(',').map((text) => text.trim())
  return saltos.at(-proxies) || socket
}
