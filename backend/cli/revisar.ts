import { openRegister } from '@/backend/cli/abrir'
import { revisarPlanilla } from '@/backend/mudanza/importar/revisar'
import { takeSteps } from '@/backend/tarea/steps'

/** The API's own: takes the steps of a long review under the claim of whoever started it, and ends with that one. */
export async function run({ tarea, dueno }: { tarea: string; dueno: string }): Promise<number> {
  process.once('disconnect', () => process.exit(1))
  const register = await openRegister('revisar')
  try {
    await takeSteps({ db: register.db, trabajo: revisarPlanilla, id: Number(tarea), dueno }, () => false)
    return 0
  } finally {
    await register.close()
  }
}
