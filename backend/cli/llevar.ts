import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openRegister } from '@/backend/cli/abrir'
import { stamp } from '@/backend/cli/birth'
import { OperatorError } from '@/backend/cli/environment'
import { isDiskFull } from '@/backend/db/conexion'
import { keepOut } from '@/backend/mudanza/salida/guardado'
import { takeOut } from '@/backend/mudanza/salida/llevar'
import { readPrograma } from '@/backend/db/programa'
import type { DichoAparte } from '@/backend/mudanza/salida/trabajo'

/**
 * `npm run llevar [-- --a consejo.zip]` writes all that the register holds to a zip of open formats; with `--tarea`, the API's
 * own, into the register for that job.
 */
export async function run({ a, tarea }: { a?: string; tarea?: string }): Promise<number> {
  if (tarea !== undefined) return keepFor(Number(tarea))
  const target = resolve(a ?? `padron-${stamp()}.zip`)
  if (existsSync(target)) throw new OperatorError(`Ya existe ${target}.`)
  const register = await openRegister('llevar')
  try {
    const made = await takeOut(register.db, target, readPrograma())
    console.log(
      `${made.archivo}: ${made.filas} filas de ${made.tablas} tablas y ${made.sueltos} archivos, ${Math.ceil(made.bytes / 1024)} kB`,
    )
    return 0
  } finally {
    await register.close()
  }
}

/** For the API, which is told how far it is and ends it by going. */
async function keepFor(tareaID: number): Promise<number> {
  const tell = (dicho: DichoAparte): void => void process.send?.(dicho)
  process.once('disconnect', () => process.exit(1))
  const register = await openRegister('llevar')
  try {
    await keepOut(register.db, tareaID, readPrograma(), {
      avance: (hechas, total) => tell({ hechas, total }),
    })
    return 0
  } catch (error) {
    if (!isDiskFull(error)) throw error
    tell({ falla: 'No queda lugar en el disco.' })
    return 1
  } finally {
    await register.close()
  }
}
