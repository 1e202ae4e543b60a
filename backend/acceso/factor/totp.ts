import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every application reads it: SHA-1, half a minute, six digits. */
const COMO = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks differ: the half minute before and the one after count too. */
const HOLGURA = 1

const secretOf = (secreto: Buffer): Secret => new Secret({ buffer: new Uint8Array(secreto).buffer })

/**
 * The half minute, counted since 1970, whose code was typed; null when it is none of the present one or those beside it.
 */
export function stepOf(secreto: Buffer, codigo: string, instant: Date): number | null {
  const timestamp = instant.getTime()
  const delta = TOTP.validate({
    ...COMO,
    secret: secretOf(secreto),
    token: codigo,
    timestamp,
    window: HOLGURA,
  })
  return delta === null ? null : TOTP.counter({ period: COMO.period, timestamp }) + delta
}

/** What the application's camera reads, and the secret in it as it is typed by hand: 160 bits in 32 letters. */
export function enrolment(emisor: string, usuario: string, secreto: Buffer): { uri: string; letras: string } {
  const secret = secretOf(secreto)
  return {
    uri: new TOTP({ ...COMO, issuer: emisor, label: usuario, secret }).toString(),
    letras: secret.base32,
  }
}
