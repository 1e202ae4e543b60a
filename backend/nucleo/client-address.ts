import { BlockList, isIP } from 'node:net'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
export const isLoopbackAddress = (direccion: string): boolean => LOOPBACK.test(direccion)

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host)
}

/** Which machines are believed about whom they ask for. */
export type Confianza = (direccion: string) => boolean

/** This machine and a list of addresses or networks (10.0.0.0/24) between commas. Throws the part that is neither. */
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
 * Who is really asking: the connection's other end, or the address in X-Forwarded-For as far as trusted machines
 * vouch for it (decision 41).
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
 * An IPv4 address in one spelling, or the /64 of an IPv6 one, since one customer has all of it. Other text stays as
 * it is.
 */
export function networkOf(direccion: string): string {
  const [plain = ''] = direccion.split('%')
  if (familyOf(plain) !== 'ipv6') return direccion
  // The one spelling of the standards: lower case, hexadecimal groups, the longest run of zeros as '::'.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const mapped = MAPPED.exec(canonical)
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.')
  const [left = [], right = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

const bytesOf = (group: string): number[] => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]
