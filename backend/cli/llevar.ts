import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openRegister } from '@/backend/cli/abrir'
import { stamp } from '@/backend/cli/birth'
import { OperatorError } from '@/backend/cli/environment'
import { repoRoot } from '@/backend/db/root'
import { takeOut } from '@/backend/mudanza/salida/llevar'

/** `npm run llevar [-- --a consejo.zip]` writes all that the register holds to a zip of open formats. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { a: { type: 'string' } } })
  const target = resolve(values.a ?? `padron-${stamp()}.zip`)
  if (existsSync(target)) throw new OperatorError(`Ya existe ${target}.`)
  const register = await openRegister('llevar')
  try {
    const made = await takeOut(register.db, target, programa())
    console.log(
      `${made.archivo}: ${made.filas} filas de ${made.tablas} tablas y ${made.sueltos} archivos, ${Math.ceil(made.bytes / 1024)} kB`,
    )
    return 0
  } finally {
    await register.close()
  }
}

function programa(): string {
  const { version } = JSON.parse(readFileSync(join(repoRoot(), 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
