import { CODIGO_DE_FACTOR_ERRADO, FALTA_CODIGO } from '@/contract/segundo-factor'
import { login, MENSAJES_LOGIN } from '@/contract/sesion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { hashQueue, plainKey, verifyPassword } from '@/backend/acceso/cuenta/clave'
import { admit } from '@/backend/acceso/cuenta/clave-acceso'
import { findKnown, rememberDevice } from '@/backend/acceso/cuenta/conocidos'
import { tellOfNewDevice } from '@/backend/acceso/cuenta/equipo-nuevo'
import { endOrGiveBack } from '@/backend/acceso/cuenta/ingreso-a-medias'
import {
  accountKey,
  countFailure,
  deviceKey,
  enterDoor,
  forgetFailures,
  giveBack,
  takeFromDevice,
  takeFromStrangers,
  type Cupo,
} from '@/backend/acceso/cuenta/intentos'
import { openSession, revokeSessionsOf, rolesOf } from '@/backend/acceso/cuenta/sesion'
import { countLocks, findAccount, lockAccount, type Cuenta } from '@/backend/acceso/cuenta/store'
import { passFactor, readFactor } from '@/backend/acceso/factor/store'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { Resultado, type PedidoPublico } from '@/backend/nucleo/manejador'
import { demasiados } from '@/backend/nucleo/rechazo'

/**
 * So many sign-ins may wait for hashing. Known devices have as many places more, so that a flood of strangers does
 * not keep them out.
 */
const MAX_QUEUE = 40
const BLOQUEO = 'sesion.bloquear'
const FRENO = 'sesion.frenar'

const CLAVE_ERRADA = -1
const DESCONOCIDO = -2
const BLOQUEADO = -3
const EN_ESPERA = -4
const SIN_ROLES = -5
/** Refusals that do not count against the address: no password was looked at, or it was right. */
const SIN_FALLA: ReadonlySet<number> = new Set([EN_ESPERA, SIN_ROLES])

/** The password was right, and nobody is told so who does not know it: the call's old answer, and what is missing. */
const faltaCodigo = (mensaje: string): Resultado =>
  new Resultado(CLAVE_ERRADA, MENSAJES_LOGIN[CLAVE_ERRADA] ?? '', { codigo: mensaje })
const FALTA = faltaCodigo(FALTA_CODIGO)

const refused = (estado: number): Resultado => new Resultado(estado, MENSAJES_LOGIN[estado] ?? '')

type Entrada = EntradaDe<typeof login>
type Respuesta = FilaDe<typeof login> | Resultado

/** `conocido` is the device, if the account has signed in on it before. */
interface Prueba {
  entrada: Entrada
  cuenta: Cuenta | undefined
  conocido: Buffer | undefined
  /** The account's own spelling of its name, since the database may find it under several. */
  contada: string
}

/**
 * Signs the staff in. A try is counted before the password is looked at, so whoever tried too often gets -4 even with
 * the right one. Unknown names cost the same time (decision 19).
 */
export async function signIn(entrada: Entrada, pedido: PedidoPublico, db: Db): Promise<Respuesta> {
  const cuenta = await findAccount(db, entrada.usuario)
  const conocido = cuenta && (await findKnown(db, cuenta.id, entrada.dispositivo))
  const prueba = { entrada, cuenta, conocido, contada: accountKey(cuenta?.username ?? entrada.usuario) }
  if (hashQueue() > (conocido ? 2 * MAX_QUEUE : MAX_QUEUE)) throw demasiados(5)
  // A known device has its own count, so strangers at its address cannot use up its tries.
  if (conocido) return tryAccount(prueba, pedido, db)
  const puerta = await enterDoor(db, pedido.clientAddress, 'direccion')
  const result = await tryAccount(prueba, pedido, db)
  const isFailure = result instanceof Resultado && result !== FALTA && !SIN_FALLA.has(result.estado)
  await (isFailure ? countFailure(db, puerta) : giveBack(db, puerta))
  return result
}

async function tryAccount(prueba: Prueba, pedido: PedidoPublico, db: Db): Promise<Respuesta> {
  const { entrada, cuenta, conocido, contada } = prueba
  if (cuenta?.bloqueado) return fail(db, pedido, BLOQUEADO, prueba)
  const cupos = await (conocido
    ? takeFromDevice(db, deviceKey(contada, conocido))
    : takeFromStrangers(db, contada, pedido.clientAddress))
  if (!cupos) return refused(EN_ESPERA)
  const { clave } = entrada
  const right = await verifyPassword(cuenta?.deUnUso ? plainKey(clave) : clave, cuenta?.claveHash)
  if (!cuenta || !right) return fail(db, pedido, cuenta ? CLAVE_ERRADA : DESCONOCIDO, prueba, cupos)
  const entered =
    rolesOf(cuenta.rol).length > 0
      ? await endOrGiveBack(db, cupos, enter(prueba, cuenta, pedido, db, cupos))
      : 'sinRoles'
  if (entered === 'sinRoles' || entered === 'falta') {
    if (!(await giveBack(db, cupos))) throw demasiados(5)
    return entered === 'falta' ? FALTA : fail(db, pedido, SIN_ROLES, prueba)
  }
  if (entered !== 'errado') return entered ?? fail(db, pedido, CLAVE_ERRADA, prueba, cupos)
  await fail(db, pedido, CLAVE_ERRADA, prueba, cupos, true)
  return faltaCodigo(CODIGO_DE_FACTOR_ERRADO)
}

/** Undefined when the one-use key was used meanwhile; else what is wrong with the second factor's code. */
async function enter(
  { entrada, conocido }: Prueba,
  cuenta: Cuenta,
  pedido: PedidoPublico,
  db: Db,
  cupos: readonly Cupo[],
): Promise<FilaDe<typeof login> | 'falta' | 'errado' | undefined> {
  const opened = await withTransaction(db, async (tx) => {
    const paso = await passFactor(tx, cuenta.id, entrada.codigo)
    if (paso === 'falta' || paso === 'errado') return paso
    if (!(await admit(tx, cuenta))) return undefined
    // A known device's success does not forgive strangers' tries.
    await forgetFailures(tx, cupos)
    await audit(tx, author(pedido, login.auditoria?.acto ?? '', cuenta), {
      matriculadoID: cuenta.matriculadoID,
      ...(paso === 'respaldo' && { despues: { respaldo: true } }),
    })
    if (!conocido) await tellOfNewDevice(tx, cuenta.id, pedido)
    const { dispositivo } = entrada
    const device =
      dispositivo === undefined ? {} : { dispositivo: await rememberDevice(tx, cuenta.id, dispositivo) }
    const debe = paso === 'sobra' && (await readFactor(tx, cuenta.id)).exigido
    const token = await openSession(tx, cuenta.id, pedido, debe)
    return { token, ...device, ...(debe && { debeSegundoFactor: true }) }
  })
  if (typeof opened === 'string') return opened
  return (
    opened && {
      ...opened,
      roles: rolesOf(cuenta.rol).map((nombre) => ({ nombre })),
      usuario: {
        nombre: cuenta.nombre,
        apellido: cuenta.apellido,
        personaID: cuenta.id,
        matriculadoID: cuenta.matriculadoID,
      },
      ...(cuenta.debeCambiarClave ? { debeCambiarClave: true } : {}),
    }
  )
}

const author = (pedido: PedidoPublico, acto: string, cuenta?: Cuenta) => ({
  persona: cuenta ? { usuarioID: cuenta.id } : null,
  pedidoID: pedido.pedidoID,
  acto,
})

/** Writes a refusal down and, at the last try of a counter, what follows from it. */
async function fail(
  db: Db,
  pedido: PedidoPublico,
  estado: number,
  { cuenta, conocido }: Prueba,
  cupos: readonly Cupo[] = [],
  segundoFactor?: true,
): Promise<Resultado> {
  const vigente = await withTransaction(db, async (tx) => {
    const despues = { estado, direccion: pedido.clientAddress, segundoFactor }
    await audit(tx, author(pedido, 'sesion.rechazar', cuenta), { despues })
    const counted = await countFailure(tx, cupos)
    if (counted.ultimo && conocido) await lockAfterLast(tx, pedido, cuenta)
    else if (counted.ultimo)
      await audit(tx, author(pedido, FRENO, cuenta), { despues: { direccion: pedido.clientAddress } })
    return counted.vigente
  })
  if (!vigente) throw demasiados(5)
  return refused(estado)
}

async function lockAfterLast(tx: Tx, pedido: PedidoPublico, cuenta: Cuenta | undefined): Promise<void> {
  await audit(tx, author(pedido, BLOQUEO, cuenta))
  if (!cuenta) return
  if ((await countLocks(tx, cuenta.id, BLOQUEO)) < (await readAjuste(tx, 'bloqueosDefinitivo'))) return
  if (!(await lockAccount(tx, cuenta.id))) return
  await revokeSessionsOf(tx, cuenta.id)
  await audit(tx, author(pedido, 'usuario.bloquear', cuenta), { entidad: 'usuario', entidadID: cuenta.id })
}
