import { OperatorError } from '@/backend/cli/environment'
import { ask } from '@/backend/cli/terminal'
import { makeKey } from '@/backend/acceso/cuenta/clave'

export interface NewPassword {
  clave: string
  /** It was made here and must be shown once. */
  made: boolean
}

/** Typed twice on the terminal, PADRON_CLAVE, or random when it is left empty or there is no terminal. */
export async function chooseNewPassword(): Promise<NewPassword> {
  const given = process.env['PADRON_CLAVE']
  if (given) return { clave: given, made: false }
  if (!process.stdin.isTTY) return { clave: randomPassword(), made: true }
  const typed = await ask('Clave (vacía: se genera una)', { hidden: true })
  if (typed === '') return { clave: randomPassword(), made: true }
  if ((await ask('La misma clave otra vez', { hidden: true })) !== typed)
    throw new OperatorError('Las claves no coinciden.')
  return { clave: typed, made: false }
}

const randomPassword = (): string => makeKey(4)
