import type { EntradaDe } from '@/contract/llamada'
import { SESION_CADUCADA } from '@/contract/mensajes'
import { type cambiarClave, type cambiarPropia, CLAVES_DISTINTAS } from '@/contract/sesion'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import {
  hashPassword,
  hashQueue,
  passwordFault,
  plainKey,
  verifyPassword,
} from '@/backend/acceso/cuenta/clave'
import { forgetAttempts, takeAttempt } from '@/backend/acceso/cuenta/intentos'
import { isLive, revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import type { Cuenta } from '@/backend/acceso/cuenta/store'
import type { Tx } from '@/backend/db/conexion'
import { Resultado, type Pedido } from '@/backend/nucleo/manejador'
import { demasiados, Rechazo } from '@/backend/nucleo/rechazo'

const LA_MISMA = 'La clave nueva debe ser distinta de la que le dieron'
const LA_ACTUAL = 'La clave nueva debe ser distinta de la actual'
const ERRADA = 'La contraseña actual no es correcta'
const EN_ESPERA = 'Demasiados intentos. Espere unos minutos e intente de nuevo.'

/** Changes that may wait for their hashing before the next is asked to come back. */
const MAX_QUEUE = 40

/** The password that replaces a key, or one that somebody else chose (D9). Every session of the account ends with it. */
export async function changePassword(
  entrada: EntradaDe<typeof cambiarClave>,
  pedido: Pedido,
  tx: Tx,
): Promise<null> {
  await takeTurn(tx, pedido.persona.usuarioID)
  const cuenta = await lockOwn(pedido, tx)
  await setPassword(tx, pedido, cuenta, entrada, LA_MISMA)
  await revokeSessionsOf(tx, pedido.persona.usuarioID)
  return null
}

/**
 * One's own password, by who knows the present one: a session left open on an office machine does not give the account
 * away. Wrong ones are counted like sign-ins, by session and apart from them: whoever sits at a forgotten one keeps the
 * person from nothing elsewhere. They stay counted: the answer that refuses is no error that would roll its count back.
 * Every other session ends, this one goes on.
 */
export async function changeOwnPassword(
  entrada: EntradaDe<typeof cambiarPropia>,
  pedido: Pedido,
  tx: Tx,
): Promise<null | Resultado> {
  const { usuarioID, matriculadoID, tokenHash } = pedido.persona
  await takeTurn(tx, usuarioID)
  const key = `propia:${tokenHash.toString('base64url')}`
  if (!(await takeAttempt(tx, key))) return new Resultado(0, EN_ESPERA, { passwordActual: EN_ESPERA })
  const cuenta = await lockOwn(pedido, tx)
  if (!(await verifyPassword(entrada.actual, cuenta.claveHash))) {
    const row = { entidad: 'usuario', entidadID: usuarioID, matriculadoID }
    await audit(tx, { ...pedido, acto: 'sesion.claveErrada' }, row)
    return new Resultado(0, ERRADA, { passwordActual: ERRADA })
  }
  await setPassword(tx, pedido, cuenta, entrada, LA_ACTUAL)
  await forgetAttempts(tx, key)
  await revokeSessionsOf(tx, usuarioID, tokenHash)
  return null
}

/** One change of an account at a time: those that waited for their turn would hold connections that others need. */
async function takeTurn(tx: Tx, usuarioID: number): Promise<void> {
  if (hashQueue() > MAX_QUEUE) throw demasiados(5)
  const [turn] = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock(hashtext($1)) AS mine', [
    `clave ${usuarioID}`,
  ])
  if (!turn?.mine) throw demasiados(1)
}

type Guardada = Pick<Cuenta, 'claveHash' | 'deUnUso'> & { username: string }

/** The account's row until the transaction ends. A new key, or the same change sent twice, may have ended this session. */
async function lockOwn({ persona: { usuarioID, tokenHash } }: Pedido, tx: Tx): Promise<Guardada> {
  const [cuenta] = await tx.query<Guardada>(
    `SELECT username, clave_hash AS "claveHash", clave_vence_en IS NOT NULL AS "deUnUso"
     FROM usuario WHERE id = $1 AND eliminado_en IS NULL FOR UPDATE`,
    [usuarioID],
  )
  if (!cuenta || !(await isLive(tx, tokenHash))) throw new Rechazo(SESION_CADUCADA)
  return cuenta
}

async function setPassword(
  tx: Tx,
  pedido: Pedido,
  cuenta: Guardada,
  { clave, repetida }: EntradaDe<typeof cambiarClave>,
  laMisma: string,
): Promise<void> {
  const { usuarioID, matriculadoID } = pedido.persona
  if (clave !== repetida) throw new Rechazo(CLAVES_DISTINTAS, { password2: CLAVES_DISTINTAS })
  const minimo = await readAjuste(tx, 'claveMinima')
  const fault =
    passwordFault(clave, cuenta.username, minimo) ?? ((await isTheOld(clave, cuenta)) ? laMisma : null)
  if (fault) throw new Rechazo(fault, { password: fault })
  await tx.query(
    `UPDATE usuario SET clave_hash = $2, debe_cambiar_clave = false, clave_vence_en = NULL, clave_usada_en = NULL
     WHERE id = $1`,
    [usuarioID, await hashPassword(clave)],
  )
  await audit(tx, pedido, { entidad: 'usuario', entidadID: usuarioID, matriculadoID })
}

const isTheOld = (clave: string, { deUnUso, claveHash }: Guardada): Promise<boolean> =>
  verifyPassword(deUnUso ? plainKey(clave) : clave, claveHash)
