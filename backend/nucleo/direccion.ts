import { BlockList, isIP } from 'node:net'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
export const isLoopbackAddress = (direccion: string): boolean => LOOPBACK.test(direccion)

/** A name or address at which only this machine listens. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host)
}

/** Which machines are believed when they say for whom they ask. */
export type Confianza = (direccion: string) => boolean

/**
 * This machine and those of a list: addresses or networks (10.0.0.0/24) between commas. Throws the part that is neither.
 */
export function trustIn(list: string): Confianza {
  const known = new BlockList()
  for (const part of list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [direccion = '', bits] = part.split('/')
    const family = familyOf(direccion)
    const most = family === 'ipv4' ? 32 : 128
    if (!family || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new Error(`'${part}' no es una dirección ni una red`)
    known.addSubnet(direccion, bits === undefined ? most : Number(bits), family)
  }
  return (direccion) => {
    const plain = direccion.replace(/^::ffff:(?=\d+\.)/i, '')
    const family = familyOf(plain)
    return isLoopbackAddress(plain) || (family !== undefined && known.check(plain, family))
  }
}

function familyOf(direccion: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(direccion)
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6'
}

/**
 * Who is really asking: the connection's other end or, as far back as machines that are trusted vouch for it, an address
 * of X-Forwarded-For. From anybody else the header is a claim and is ignored.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trusted: Confianza = isLoopbackAddress,
): string {
  let direccion = peer ?? 'desconocida'
  const claims = (forwardedFor ?? '').split(',').map((text) => text.trim())
  for (const claim of claims.reverse()) {
    if (!trusted(direccion) || isIP(claim) === 0) break
    direccion = claim
  }
  return direccion
}

const MAPPED = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/

/**
 * Whose address it is: an IPv4 address however it is written, of IPv6 the /64 that one customer has to himself and could
 * otherwise try with 2^64 addresses. What is no address stays as it is.
 */
export function networkOf(direccion: string): string {
  const [plain = ''] = direccion.split('%')
  if (familyOf(plain) !== 'ipv6') return direccion
  // Written the one way that standards allow: lower case, groups in hexadecimal, the longest run of zeros as '::'.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const mapped = MAPPED.exec(canonical)
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.')
  const [left = [], right = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

const bytesOf = (group: string): number[] => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]
