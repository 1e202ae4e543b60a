import { existsSync, renameSync, rmSync } from 'node:fs'
import { formerOf, openRegister, settledEnsayo } from '@/backend/cli/abrir'
import { bornAs, markBorn } from '@/backend/cli/birth'
import { OperatorError } from '@/backend/cli/environment'
import { addressOf, type Lugar } from '@/backend/cli/mudanza-lugar'
import { chooseNewPassword } from '@/backend/cli/new-password'
import { AdminError, openRehearsal } from '@/backend/acceso/cuenta/admin'
import { isDiskFull, openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { ensayoFolder, realFolder, type RegisterFolder } from '@/backend/db/supervisor/folder'
import { stopLeftover } from '@/backend/db/supervisor/postmaster'
import { hasNoRoom, startServer } from '@/backend/db/supervisor/server'
import { armar } from '@/backend/mudanza/viaje/armar'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { nombreDeHallazgo } from '@/domain/mudanza/hallazgo'
import { takeDichos } from '@/backend/mudanza/viaje/apellidos-dichos'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { currentHolder } from '@/scripts/lock.mjs'

export interface PedidoDeRegistro extends Lugar {
  nombre?: string | undefined
  /** Who enters the rehearsal from now on. */
  usuarioEnsayo?: string | undefined
}

/** `mudanza -- armar`: the rehearsal anew, or with `--real`, once, the register itself. */
export async function make(viaje: Viaje, pedido: PedidoDeRegistro): Promise<number> {
  const { nombre, real, usuarioEnsayo } = pedido
  if (real && !nombre?.trim()) throw new OperatorError("Falta cómo se llama: --nombre 'Consejo Médico de …'")
  if (real && usuarioEnsayo)
    throw new OperatorError('--usuario-ensayo es de un ensayo: en uno real, abrir da las claves.')
  const url = addressOf(pedido)
  if (url) await atAddress(url, (db) => build(db, viaje, pedido))
  else if (real) await makeReal((db) => build(db, viaje, pedido))
  else await makeEnsayo(viaje, (db) => build(db, viaje, pedido))
  if (real) console.log('El registro real está hecho y cerrado: falta comparar --real, y abrir --real.')
  else tellEntrance(url, usuarioEnsayo)
  return 0
}

async function atAddress(url: string, act: (db: Db) => Promise<void>): Promise<void> {
  const db = openDatabase(url, { max: 2, applicationName: 'padron-mudanza', statementTimeout: 0 })
  try {
    await act(db)
  } finally {
    await db.close()
  }
}

async function makeReal(act: (db: Db) => Promise<void>): Promise<void> {
  const folder = realFolder()
  const clase = bornAs(folder)
  if (clase) throw new OperatorError(`Ya hay un registro (${clase}) en ${folder.root}.`)
  await inFolder(folder, act)
  markBorn(folder, 'real')
}

/** Built aside and put in the place of the former one, which a failure leaves as it was. */
async function makeEnsayo(viaje: Viaje, act: (db: Db) => Promise<void>): Promise<void> {
  const [folder, draft] = [settledEnsayo(), ensayoFolder(true)]
  refuseHeld(folder)
  refuseHeld(draft)
  await keepAnswers(viaje, folder)
  // Whoever was killed while he built may have left its server.
  await stopLeftover(draft)
  rmSync(draft.root, { recursive: true, force: true })
  try {
    await inFolder(draft, act)
    markBorn(draft, 'ensayo')
    refuseHeld(folder)
  } catch (error) {
    const full = isDiskFull(error) || hasNoRoom(realFolder().root)
    // Half a rehearsal serves nobody, and may be what fills the disk.
    rmSync(draft.root, { recursive: true, force: true })
    if (!full || error instanceof OperatorError || error instanceof MudanzaError) throw error
    throw new OperatorError(
      `No queda lugar en el disco de ${realFolder().root}. No se armó, y el ensayo anterior, si lo había, quedó como estaba.`,
    )
  }
  const former = formerOf(folder)
  rmSync(former, { recursive: true, force: true })
  if (existsSync(folder.root)) renameSync(folder.root, former)
  renameSync(draft.root, folder.root)
  rmSync(former, { recursive: true, force: true })
}

function refuseHeld({ root }: RegisterFolder): void {
  const holder = existsSync(root) ? currentHolder(root) : undefined
  if (holder)
    throw new OperatorError(
      `El ensayo está en uso (${holder.tarea}, proceso ${holder.pid}): deténgalo y arme después.`,
    )
}

async function inFolder(folder: RegisterFolder, act: (db: Db) => Promise<void>): Promise<void> {
  const server = await startServer(folder, { tarea: 'mudanza', interrumpible: true })
  try {
    await atAddress(server.url, act)
  } finally {
    await server.stop()
  }
}

/** What was decided on the screens of the former rehearsal, before it goes. */
async function keepAnswers(viaje: Viaje, folder: RegisterFolder): Promise<void> {
  if (bornAs(folder) !== 'ensayo') return
  const register = await openRegister('mudanza', '', folder).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `No se pueden leer las respuestas del ensayo anterior (${why}). Para armar sin ellas, borre ${folder.root}.`,
    )
  })
  try {
    await takeAnswers(register.db, viaje)
  } finally {
    await register.close()
  }
}

async function takeAnswers(db: Db, viaje: Viaje): Promise<void> {
  const [known] = await db.query<{ hay: boolean }>(
    "SELECT to_regclass('mudanza_respuesta') IS NOT NULL AS hay",
  )
  if (known?.hay) {
    await Respuestas.of(viaje).takeFrom(db, viaje)
    await takeDichos(db, viaje)
  }
}

async function build(db: Db, viaje: Viaje, pedido: PedidoDeRegistro): Promise<void> {
  const { nombre, real, usuarioEnsayo } = pedido
  await migrate(db)
  await takeAnswers(db, viaje)
  const begin = performance.now()
  const armado = await armar(db, viaje, {
    clase: real ? 'real' : 'ensayo',
    // A real one in a folder that is not marked as born is of a run that was cut off at its end.
    otraVez: !(real && addressOf(pedido)),
    nombre: nombre?.trim() || 'Ensayo de la mudanza',
    alAvanzar: (hecho, total) => console.log(`  matriculados: ${hecho} de ${total}`),
  })
  const seconds = Math.round((performance.now() - begin) / 1000)
  console.log(`${armado.matriculados} matriculados armados en ${seconds} s.`)
  for (const [clase, cuantos] of Object.entries(armado.hallazgos))
    console.log(`  ${nombreDeHallazgo(clase)}: ${cuantos}`)
  if (usuarioEnsayo) await enter(db, usuarioEnsayo)
}

async function enter(db: Db, username: string): Promise<void> {
  const { clave, made } = await chooseNewPassword()
  try {
    await withTransaction(db, (tx) => openRehearsal(tx, { username, clave }))
  } catch (error) {
    if (error instanceof AdminError) throw new OperatorError(error.message)
    throw error
  }
  console.log(
    `Al ensayo se entra como ${username}${made ? `, clave ${clave} (no se vuelve a mostrar)` : ''}.`,
  )
}

function tellEntrance(url: string | undefined, usuario: string | undefined): void {
  const at = url && `DATABASE_URL='${withoutPassword(url)}'`
  const admin = at ? `${at} npm run admin -- --crear` : 'npm run admin -- --ensayo --crear'
  if (!usuario) console.log(`Todavía nadie puede entrar: ${admin} NOMBRE hace una cuenta que administra.`)
  console.log(`Para verlo: ${at ? `${at} npm start` : 'npm start -- --ensayo'}`)
}

/** An address with a socket is none for `URL`. */
const withoutPassword = (url: string): string => url.replace(/^(\w+:\/\/[^:@/]*:)[^@/]*@/, '$1CLAVE@')
