import { login, MENSAJES_LOGIN } from '@/contract/sesion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/ajuste/store'
import { audit } from '@/backend/auditoria/store'
import { hashQueue, plainKey, verifyPassword } from '@/backend/cuenta/clave'
import { admit } from '@/backend/cuenta/clave-acceso'
import {
  accountKey,
  forgetAttempts,
  giveBackToAddress,
  takeAttempt,
  takeFromAddress,
  type Intento,
} from '@/backend/cuenta/intentos'
import { openSession, revokeSessionsOf, rolesOf } from '@/backend/cuenta/sesion'
import { countLocks, findAccount, lockAccount, type Cuenta } from '@/backend/cuenta/store'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { Resultado, type PedidoPublico } from '@/backend/http/manejador'
import { demasiados } from '@/backend/http/rechazo'

/** Sign-ins that may wait for their hashing before the next is asked to come back. */
const MAX_QUEUE = 40
const BLOQUEO = 'sesion.bloquear'

const CLAVE_ERRADA = -1
const DESCONOCIDO = -2
const BLOQUEADO = -3
const EN_ESPERA = -4
const SIN_ROLES = -5
/** Refusals that are no failure of the address: no password was looked at, or it was right. */
const SIN_FALLA: ReadonlySet<number> = new Set([EN_ESPERA, SIN_ROLES])

const refused = (estado: number): Resultado => new Resultado(estado, MENSAJES_LOGIN[estado] ?? '')

/**
 * Staff sign-in (S1 7, S1 8). The count comes before the password: while an account waits, even the right one is
 * answered -4; an unknown name costs as much time as a known one and waits as well (security page, section 6).
 */
export async function signIn(
  { usuario, clave }: EntradaDe<typeof login>,
  pedido: PedidoPublico,
  db: Db,
): Promise<FilaDe<typeof login> | Resultado> {
  if (hashQueue() > MAX_QUEUE) throw demasiados(5)
  const wait = await takeFromAddress(db, pedido.direccion)
  if (wait > 0) throw demasiados(wait)
  const result = await tryAccount({ usuario, clave }, pedido, db)
  const isFailure = result instanceof Resultado && !SIN_FALLA.has(result.estado)
  if (!isFailure) await giveBackToAddress(db, pedido.direccion)
  return result
}

async function tryAccount(
  { usuario, clave }: EntradaDe<typeof login>,
  pedido: PedidoPublico,
  db: Db,
): Promise<FilaDe<typeof login> | Resultado> {
  const cuenta = await findAccount(db, usuario)
  if (cuenta?.bloqueado) return fail(db, pedido, BLOQUEADO, cuenta)
  // Counted by the account's own name: a database may find it under more spellings than one.
  const contada = accountKey(cuenta?.username ?? usuario)
  const intento = await takeAttempt(db, contada)
  if (!intento) return refused(EN_ESPERA)
  const right = await verifyPassword(cuenta?.deUnUso ? plainKey(clave) : clave, cuenta?.claveHash)
  if (!cuenta || !right) return fail(db, pedido, cuenta ? CLAVE_ERRADA : DESCONOCIDO, cuenta, intento)
  const roles = rolesOf(cuenta.rol)
  if (roles.length === 0) return fail(db, pedido, SIN_ROLES, cuenta)
  const token = await withTransaction(db, async (tx) => {
    if (!(await admit(tx, cuenta))) return undefined
    await forgetAttempts(tx, contada)
    await audit(tx, author(pedido, login.auditoria ?? '', cuenta), { matriculadoID: cuenta.matriculadoID })
    return openSession(tx, cuenta.id, pedido)
  })
  if (token === undefined) return fail(db, pedido, CLAVE_ERRADA, cuenta, intento)
  return {
    token,
    roles: roles.map((nombre) => ({ nombre })),
    usuario: {
      nombre: cuenta.nombre,
      apellido: cuenta.apellido,
      personaID: cuenta.id,
      matriculadoID: cuenta.matriculadoID,
    },
    ...(cuenta.debeCambiarClave ? { debeCambiarClave: true } : {}),
  }
}

const author = (pedido: PedidoPublico, acto: string, cuenta?: Cuenta) => ({
  persona: cuenta ? { usuarioID: cuenta.id } : null,
  pedidoID: pedido.pedidoID,
  acto,
})

/** Writes a refusal down and, at the account's last try, locks what must be locked. */
async function fail(
  db: Db,
  pedido: PedidoPublico,
  estado: number,
  cuenta: Cuenta | undefined,
  intento?: Intento,
): Promise<Resultado> {
  await withTransaction(db, async (tx) => {
    const despues = { estado, direccion: pedido.direccion }
    await audit(tx, author(pedido, 'sesion.rechazar', cuenta), { despues })
    if (intento?.ultimo) await lockAfterLast(tx, pedido, cuenta)
  })
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
