import { constants, setPriority } from 'node:os'
import { openRegister } from '@/backend/cli/abrir'
import { OperatorError } from '@/backend/cli/environment'
import { trabajoDePlanilla } from '@/backend/mudanza/importar/trabajos'
import { cotejarFallecidos } from '@/backend/padron/fallecidos/trabajo'
import { compararExtracto } from '@/backend/padron/refeps/trabajo'
import type { Trabajo } from '@/backend/tarea/kinds'
import { takeSteps } from '@/backend/tarea/steps'

interface Orden {
  tipo: string
  tarea: string
  dueno: string
}

const DE_COMPARAR: Readonly<Record<string, Trabajo>> = {
  comparacion: compararExtracto,
  fallecidos: cotejarFallecidos,
}

/** The API's own: takes the steps of a long job under the claim of whoever started it, and ends with that one. */
export async function run({ tipo, tarea, dueno }: Orden): Promise<number> {
  const trabajo = DE_COMPARAR[tipo] ?? trabajoDePlanilla(tipo)
  if (!trabajo) throw new OperatorError(`Nadie da los pasos de «${tipo}».`)
  process.once('disconnect', () => process.exit(1))
  // Whoever waits at the counter goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const register = await openRegister('pasos')
  try {
    await takeSteps({ db: register.db, trabajo, id: Number(tarea), dueno }, () => false)
    return 0
  } finally {
    await register.close()
  }
}
