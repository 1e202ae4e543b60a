import type { EntradaDe } from '@/contract/llamada'
import { SESION_CADUCADA } from '@/contract/fixed-texts'
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
import { countTry, forgetTries } from '@/backend/acceso/cuenta/intentos'
import { isLive, revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import { type Cuenta, writePassword } from '@/backend/acceso/cuenta/store'
import type { Tx } from '@/backend/db/conexion'
import { Resultado, type Pedido } from '@/backend/nucleo/manejador'
import { demasiados, Rechazo, refuse } from '@/backend/nucleo/rechazo'

const LA_MISMA = 'La clave nueva debe ser distinta de la que le dieron'
const LA_ACTUAL = 'La clave nueva debe ser distinta de la actual'
const ERRADA = 'La contraseña actual no es correcta'
const EN_ESPERA = 'Demasiados intentos. Espere unos minutos e intente de nuevo.'

/** So many changes may wait for hashing before others are told to come back. */
const MAX_QUEUE = 40

/** Replaces a one-use key, or a password that somebody else chose, and ends every session of the account. */
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
 * Changes one's own password; the present one is needed, so that a forgotten open session does not give the account
 * away. Wrong tries are counted by session and stay counted, since the refusal is an answer and no error that rolls
 * back. Every other session ends.
 */
export async function changeOwnPassword(
  entrada: EntradaDe<typeof cambiarPropia>,
  pedido: Pedido,
  tx: Tx,
): Promise<null | Resultado> {
  const { usuarioID, tokenHash } = pedido.persona
  const cuenta = await plainPassword(tx, pedido, entrada.actual)
  if (cuenta instanceof Resultado) return cuenta
  await setPassword(tx, pedido, cuenta, entrada, LA_ACTUAL)
  await forgetTries(tx, keyOf(pedido))
  await revokeSessionsOf(tx, usuarioID, tokenHash)
  return null
}

const keyOf = ({ persona }: Pedido): string => `propia:${persona.tokenHash.toString('base64url')}`

/** Counts a try to prove who one is; why it may not be made, in words, or undefined. */
export const requireTry = async (tx: Tx, pedido: Pedido): Promise<string | undefined> =>
  (await countTry(tx, keyOf(pedido))) ? undefined : EN_ESPERA

/** The own account, locked, for who knows its password; else the refusal, which counts as a try. */
export async function plainPassword(tx: Tx, pedido: Pedido, actual: string): Promise<Guardada | Resultado> {
  const { usuarioID, matriculadoID } = pedido.persona
  await takeTurn(tx, usuarioID)
  const espera = await requireTry(tx, pedido)
  if (espera) return new Resultado(0, espera, { passwordActual: espera })
  const cuenta = await lockOwn(pedido, tx)
  if (await verifyPassword(actual, cuenta.claveHash)) return cuenta
  const row = { entidad: 'usuario', entidadID: usuarioID, matriculadoID }
  await audit(tx, { ...pedido, acto: 'sesion.claveErrada' }, row)
  return new Resultado(0, ERRADA, { passwordActual: ERRADA })
}

/** Waiting changes of one account must not hold connections that others need. */
async function takeTurn(tx: Tx, usuarioID: number): Promise<void> {
  if (hashQueue() > MAX_QUEUE) throw demasiados(5)
  const [turn] = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock(hashtext($1)) AS mine', [
    `clave ${usuarioID}`,
  ])
  if (!turn?.mine) throw demasiados(1)
}

type Guardada = Pick<Cuenta, 'claveHash' | 'deUnUso'> & { username: string }

/** Locks the account's row. A new key, or the same change sent twice, may have ended this session. */
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
  if (clave !== repetida) refuse('password2', CLAVES_DISTINTAS)
  const minimo = await readAjuste(tx, 'claveMinima')
  const fault =
    passwordFault(clave, cuenta.username, minimo) ?? ((await isTheOld(clave, cuenta)) ? laMisma : null)
  if (fault) refuse('password', fault)
  await writePassword(tx, usuarioID, await hashPassword(clave))
  await audit(tx, pedido, { entidad: 'usuario', entidadID: usuarioID, matriculadoID })
}

const isTheOld = (clave: string, { deUnUso, claveHash }: Guardada): Promise<boolean> =>
  verifyPassword(deUnUso ? plainKey(clave) : clave, claveHash)
