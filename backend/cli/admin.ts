import { openEnsayo, openRegister } from '@/backend/cli/abrir'
import { chooseNewPassword } from '@/backend/cli/new-password'
import { OperatorError } from '@/backend/cli/environment'
import { AdminError, createFirstAdmin, dropFactor, unlock } from '@/backend/acceso/cuenta/admin'
import { withTransaction, type Db } from '@/backend/db/conexion'

interface Opciones {
  crear?: string
  desbloquear?: string
  sinSegundoFactor?: string
  ensayo?: boolean
}

/** `npm run admin -- --desbloquear usuario` or `--crear usuario`, for when nobody can sign in. */
export async function run({ crear, desbloquear, sinSegundoFactor, ensayo }: Opciones): Promise<number> {
  if (!desbloquear && !crear && !sinSegundoFactor) {
    throw new OperatorError(
      'Uso: npm run admin -- [--ensayo] --desbloquear <usuario> | --crear <usuario> | --sin-segundo-factor <usuario>',
    )
  }
  const register = await (ensayo ? openEnsayo('administración') : openRegister('administración'))
  try {
    if (crear) await create(register.db, crear)
    if (desbloquear) await release(register.db, desbloquear)
    if (sinSegundoFactor) await withoutFactor(register.db, sinSegundoFactor)
    return 0
  } catch (error) {
    if (error instanceof AdminError) throw new OperatorError(error.message)
    throw error
  } finally {
    await register.close()
  }
}

async function create(db: Db, username: string): Promise<void> {
  const { clave, made } = await chooseNewPassword()
  await withTransaction(db, (tx) => createFirstAdmin(tx, { username, clave }))
  console.log(`Administrador ${username} creado${made ? `, clave ${clave} (no se vuelve a mostrar)` : ''}.`)
}

async function release(db: Db, username: string): Promise<void> {
  if (!(await withTransaction(db, (tx) => unlock(tx, username)))) {
    throw new OperatorError(`No hay un usuario ${username}.`)
  }
  console.log(`Usuario ${username} desbloqueado.`)
}

async function withoutFactor(db: Db, username: string): Promise<void> {
  if (!(await withTransaction(db, (tx) => dropFactor(tx, username)))) {
    throw new OperatorError(`El usuario ${username} no existe o no tiene un segundo factor.`)
  }
  console.log(`Usuario ${username} sin segundo factor.`)
}
