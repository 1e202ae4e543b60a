import { OperatorError } from '@/backend/cli/environment'
import type { Served } from '@/backend/cli/choose'
import { keepSecret } from '@/backend/db/secrets'

const SHORTEST = 32

/** The key of the sessions: NEXTAUTH_SECRET, else one that is made at the first start and kept. */
export function webSecret(
  served: Pick<Served, 'registro' | 'secrets'>,
  given = process.env['NEXTAUTH_SECRET'],
): string {
  if (!given) return keepSecret(served.secrets, 'nextauth')
  if (isGuessable(given)) {
    throw new OperatorError(
      `NEXTAUTH_SECRET debe ser azaroso y de al menos ${SHORTEST} caracteres; sin esa variable Padrón guarda uno propio.`,
    )
  }
  return given
}

/** Too short, repeated, or a well-known word of examples. */
function isGuessable(secret: string): boolean {
  if (secret.length < SHORTEST || new Set(secret).size < 8) return true
  return /secret|change.?me|example|default|password|padron|nextauth/i.test(secret)
}
