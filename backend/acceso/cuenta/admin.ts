import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import { hashPassword, passwordFault } from '@/backend/acceso/cuenta/clave'
import { forgetAccount } from '@/backend/acceso/cuenta/intentos'
import {
  findAccount,
  findDemoDoctor,
  insertAccount,
  unlockAccount,
  writePassword,
} from '@/backend/acceso/cuenta/store'
import { removeFactor } from '@/backend/acceso/factor/store'
import { isOfPeople, readRegistro } from '@/backend/db/registro'
import type { Tx } from '@/backend/db/conexion'
import { asName, isSafeText } from '@/domain/texto'

/** The password of every demonstration account; a real register refuses it. */
export const CLAVE_DEMO = 'consejo2026'

const MIN_USERNAME = 6
const COMMAND_LINE = { persona: null, pedidoID: null }

/** A condition that the operator can mend; `message` is shown in the terminal. */
export class AdminError extends Error {}

export interface PrimeraCuenta {
  username: string
  clave: string
  nombre?: string
  apellido?: string
}

/**
 * Creates an account with role ADMINISTRACION. Throws `AdminError` for a bad or taken name and for a weak password.
 */
export async function createFirstAdmin(tx: Tx, nueva: PrimeraCuenta): Promise<number> {
  const username = asName(nueva.username)
  if ([...username].length < MIN_USERNAME || username.length > 100 || !isSafeText(username)) {
    throw new AdminError(`El nombre de usuario debe tener entre ${MIN_USERNAME} y 100 caracteres.`)
  }
  if (await findAccount(tx, username)) throw new AdminError(`El usuario ${username} ya existe.`)
  const fault = passwordFault(nueva.clave, username, await readAjuste(tx, 'claveMinima'))
  if (fault) throw new AdminError(`${fault}.`)
  const id = await insertAccount(tx, {
    username,
    claveHash: await hashPassword(nueva.clave),
    nombre: nueva.nombre ?? username,
    apellido: nueva.apellido ?? '',
    rol: 'ADMINISTRACION',
  })
  await audit(tx, { ...COMMAND_LINE, acto: 'usuario.crear' }, { entidad: 'usuario', entidadID: id })
  return id
}

/** Who enters a rehearsal: an account that came along gets this password, any other one is made. Throws on another register. */
export async function openRehearsal(tx: Tx, { username, clave }: PrimeraCuenta): Promise<void> {
  if ((await readRegistro(tx))?.clase !== 'ensayo') throw new AdminError('No es el registro de un ensayo.')
  const cuenta = await findAccount(tx, username)
  if (!cuenta) return void (await createFirstAdmin(tx, { username, clave }))
  const fault = passwordFault(clave, username, await readAjuste(tx, 'claveMinima'))
  if (fault) throw new AdminError(`${fault}.`)
  await writePassword(tx, cuenta.id, await hashPassword(clave))
  const autor = { ...COMMAND_LINE, acto: 'usuario.editar' }
  await audit(tx, autor, { entidad: 'usuario', entidadID: cuenta.id, despues: { claveCambiada: true } })
}

const DEMO = [
  ['administracion', 'ADMINISTRACION', 'Graciela', 'Ledesma', '385 4000101'],
  ['contador', 'CONTADOR', 'Hernán', 'Paz Suárez', '385 4000102'],
  ['empleado', 'EMPLEADO', 'Milagros', 'Juárez', '385 4000103'],
  ['administrativo', 'ADMINISTRATIVO', 'Raúl', 'Coronel', '385 4000104'],
] as const

export interface CuentaDemo {
  id: number
  username: string
  rol: string
  nombre: string
}

const FIRMANTES = [
  { nombre: 'Dr. Ramón Ibáñez', cargo: 'Presidente' },
  { nombre: 'Dra. Elvira Salvatierra', cargo: 'Secretaria General' },
]

/**
 * Creates the demonstration's staff and signatories. `administracion` takes id 1. Throws on a real register.
 */
export async function createDemoStaff(tx: Tx): Promise<CuentaDemo[]> {
  if (isOfPeople((await readRegistro(tx))?.clase)) {
    throw new AdminError('Las cuentas de demostración no entran en un registro real.')
  }
  await tx.query(
    `INSERT INTO firmante (nombre, cargo)
     SELECT nombre, cargo FROM jsonb_to_recordset($1) AS fila(nombre text, cargo text)`,
    [JSON.stringify(FIRMANTES)],
  )
  const created: CuentaDemo[] = []
  for (const [username, rol, nombre, apellido, telefono] of DEMO) {
    const email = `${username}@consejo.example`
    const claveHash = await hashPassword(CLAVE_DEMO)
    const id = await insertAccount(tx, { username, claveHash, nombre, apellido, email, telefono, rol })
    if (rol === 'ADMINISTRACION' && id !== 1)
      throw new Error('La primera cuenta de demostración no tomó el id 1')
    created.push({ id, username, rol, nombre: `${nombre} ${apellido}` })
  }
  return created
}

/** Creates the demonstration's doctor, who is the first charged member; undefined where there is none. */
export async function createDemoDoctor(tx: Tx): Promise<CuentaDemo | undefined> {
  const medico = await findDemoDoctor(tx)
  if (!medico) return undefined
  const { id: matriculadoID, cuit, ...persona } = medico
  const claveHash = await hashPassword(CLAVE_DEMO)
  const id = await insertAccount(tx, { ...persona, username: cuit, claveHash, rol: 'MEDICO', matriculadoID })
  return { id, username: cuit, rol: 'MEDICO', nombre: `${persona.nombre} ${persona.apellido}` }
}

/** False when there is no such account. */
export async function unlock(
  tx: Tx,
  username: string,
  autor: Autor = { ...COMMAND_LINE, acto: 'usuario.desbloquear' },
): Promise<boolean> {
  const cuenta = await findAccount(tx, username)
  if (!cuenta) return false
  await unlockAccount(tx, cuenta.id)
  await forgetAccount(tx, cuenta.username)
  const { id, bloqueado } = cuenta
  const cambio = { entidad: 'usuario', entidadID: id, antes: { bloqueado }, despues: { bloqueado: false } }
  await audit(tx, autor, cambio)
  return true
}

/** For the only administrator who lost the application. False when there is none to remove. */
export async function dropFactor(tx: Tx, username: string): Promise<boolean> {
  const cuenta = await findAccount(tx, username)
  if (!cuenta || !(await removeFactor(tx, cuenta.id))) return false
  const autor = { ...COMMAND_LINE, acto: 'usuario.quitarSegundoFactor' }
  await audit(tx, autor, { entidad: 'usuario', entidadID: cuenta.id })
  return true
}
