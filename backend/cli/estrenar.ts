import { join } from 'node:path'
import { chooseNewPassword } from '@/backend/cli/new-password'
import { nextStep } from '@/backend/cli/next-step'
import { OperatorError, stateFolder } from '@/backend/cli/environment'
import { bear, bornAs, markBorn, migrateRegister } from '@/backend/cli/birth'
import { ask } from '@/backend/cli/terminal'
import { AdminError, createFirstAdmin } from '@/backend/acceso/cuenta/admin'
import { openDatabase, withTransaction, type Tx } from '@/backend/db/conexion'
import { seedReference } from '@/backend/db/reference/seed'
import { realFolder } from '@/backend/db/supervisor/folder'
import { startServer } from '@/backend/db/supervisor/server'
import { ORTOGRAFIAS, type Ortografia } from '@/domain/ajustes-de-pantalla'
import { today } from '@/domain/fechas'

/**
 * `npm run estrenar [-- --usuario nombre] [--nombre consejo] [--ortografia corregida|letra]` makes a real
 * register with its first administrator.
 */
export async function run(opciones: {
  usuario?: string
  nombre?: string
  ortografia?: string
}): Promise<number> {
  const url = process.env['DATABASE_URL']
  const folder = realFolder()
  if (!url && bornAs(folder)) throw new OperatorError(`Ya hay un registro real en ${folder.root}.`)
  const username =
    opciones.usuario ??
    process.env['PADRON_ADMIN'] ??
    (await ask('Usuario del primer administrador', {
      otherwise: 'dígalo con -- --usuario NOMBRE o PADRON_ADMIN',
    }))
  const ortografia = await chooseOrtografia(opciones.ortografia ?? process.env['ORTOGRAFIA'])
  const { clave, made } = await chooseNewPassword()
  const nombre = opciones.nombre ?? 'Consejo Médico'
  const fill = (tx: Tx): Promise<void> => fillReal(tx, { username, clave, ortografia })
  if (url) {
    await make(url, join(stateFolder(), 'respaldos'), nombre, fill)
  } else {
    const server = await startServer(folder, { tarea: 'estreno', interrumpible: true })
    try {
      await make(server.url, folder.backups, nombre, fill)
      markBorn(folder, 'real')
    } finally {
      await server.stop()
    }
  }
  console.log(`Registro real creado en ${url ? 'la base de DATABASE_URL' : folder.root}.`)
  console.log(
    ortografia === 'corregida'
      ? 'Textos fijos con la ortografía corregida; se cambia en Reglas.'
      : 'Textos fijos a la letra, como en el sistema anterior; se cambia en Reglas.',
  )
  console.log(made ? `Usuario ${username}, clave ${clave} (no se vuelve a mostrar).` : `Usuario ${username}.`)
  console.log(nextStep())
  return 0
}

const PREGUNTA =
  'Textos fijos con la ortografía corregida (recomendado) o a la letra, como en el sistema anterior [corregida/letra]'

/** What was given, else what is answered, else the corrected one, as where nobody can be asked. */
async function chooseOrtografia(given: string | undefined): Promise<Ortografia> {
  const said = (given ?? (process.stdin.isTTY ? await ask(PREGUNTA) : '')).toLowerCase() || 'corregida'
  const chosen = ORTOGRAFIAS.find((one) => one === said)
  if (!chosen) throw new OperatorError(`Ortografía «${said}»: diga corregida o letra.`)
  return chosen
}

async function make(
  url: string,
  backups: string,
  nombre: string,
  fill: (tx: Tx) => Promise<void>,
): Promise<void> {
  const db = openDatabase(url, { max: 3, applicationName: 'padron-estreno', statementTimeout: 0 })
  try {
    await migrateRegister(db, backups)
    const { registro, born } = await bear(db, 'real', nombre, () => withTransaction(db, fill))
    if (!born) throw new OperatorError(`Ya hay un registro (${registro.clase}) en esa base de datos.`)
  } finally {
    await db.close()
  }
}

interface Born {
  username: string
  clave: string
  ortografia: Ortografia
}

async function fillReal(tx: Tx, { username, clave, ortografia }: Born): Promise<void> {
  await seedReference(tx, today())
  await tx.query('INSERT INTO ajuste (clave, valor) VALUES ($1, to_jsonb($2::int))', [
    'ortografia',
    ORTOGRAFIAS.indexOf(ortografia),
  ])
  try {
    await createFirstAdmin(tx, { username, clave })
  } catch (error) {
    if (error instanceof AdminError) throw new OperatorError(error.message)
    throw error
  }
}
