import { createHmac } from 'node:crypto'

/** RFC 6238 as every application reads it: SHA-1, half a minute, six digits. */
const PASO = 30
const DIGITOS = 6
/** Clocks differ: the half minute before and the one after count too. */
const HOLGURA = 1
const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (instant: Date): number => Math.floor(instant.getTime() / 1_000 / PASO)

/** The code of one half minute, by the dynamic truncation of RFC 4226. */
export function codeAt(secreto: Buffer, paso: number, digitos = DIGITOS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(paso))
  const mac = createHmac('sha1', secreto).update(counter).digest()
  const at = mac.readUInt8(mac.length - 1) & 0xf
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digitos).padStart(digitos, '0')
}

/** The half minutes whose code counts now, the present one first. */
export const stepsAround = (instant: Date): number[] => {
  const now = stepAt(instant)
  return [now, ...Array.from({ length: HOLGURA }, (_, n) => [now - n - 1, now + n + 1]).flat()]
}

/** The secret as it is typed by hand, 160 bits in 32 letters. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALFABETO[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the application's camera reads. */
export function uriOf(emisor: string, usuario: string, secreto: string): string {
  const label = `${encodeURIComponent(emisor)}:${encodeURIComponent(usuario)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: secreto, issuer: emisor })}`
}
