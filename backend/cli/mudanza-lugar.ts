import { madeEnsayo, openRegister } from '@/backend/cli/abrir'
import { bornAs } from '@/backend/cli/birth'
import { OperatorError } from '@/backend/cli/environment'
import type { Db } from '@/backend/db/conexion'
import { realFolder } from '@/backend/db/supervisor/folder'

/** Where a move's register is: at an address, else the real one or the rehearsal beside it. */
export interface Lugar {
  en?: string | undefined
  real?: boolean | undefined
}

/** The address of a place that is not embedded. */
export const addressOf = ({ en, real }: Lugar): string | undefined =>
  (en ?? (real ? process.env['DATABASE_URL'] : undefined)) || undefined

/** Opens the register that was made of a copy, for as long as something is done with it. */
export async function withRegister<R>(lugar: Lugar, act: (db: Db) => Promise<R>): Promise<R> {
  const url = addressOf(lugar)
  const folder = lugar.real ? realFolder() : url ? undefined : madeEnsayo()
  if (!url && lugar.real && !bornAs(realFolder()))
    throw new OperatorError('Todavía no hay un registro real: npm run mudanza -- armar --real …')
  const register = await openRegister('mudanza', url ?? '', folder)
  try {
    return await act(register.db)
  } finally {
    await register.close()
  }
}
