import { isIP } from 'node:net'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
export const isLoopback = (direccion: string): boolean => LOOPBACK.test(direccion)

/**
 * Who is really asking: the connection's other end or, when that is this machine (the web in front of us), the last
 * address of X-Forwarded-For. From anybody else the header is a claim and is ignored.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null): string {
  const direccion = peer ?? 'desconocida'
  if (!isLoopback(direccion) || !forwardedFor) return direccion
  const last = forwardedFor.split(',').at(-1)?.trim() ?? ''
  return isIP(last) ? last : direccion
}
