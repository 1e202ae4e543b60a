import type { EntradaDe } from '@/contract/llamada'
import type { reiniciarClaveAcceso } from '@/contract/cambios-matriculado'
import { onlyDigits } from '@/domain/texto'
import { audit } from '@/backend/acceso/auditoria/store'
import { hashPassword, makeKey, plainKey } from '@/backend/acceso/cuenta/clave'
import { forgetAccount } from '@/backend/acceso/cuenta/intentos'
import { revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import { findAccount, insertAccount, type Cuenta } from '@/backend/acceso/cuenta/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'

/** Three groups carry 57 bits. */
export const GRUPOS = 3

const SIN_CUIT = 'Cargue primero el CUIT/CUIL del matriculado'
const DEL_PERSONAL = 'La cuenta del matriculado es del personal: su clave no se genera desde la ficha'
const BLOQUEADA = 'La cuenta del matriculado está bloqueada: un administrador debe desbloquearla antes'

/**
 * Makes a one-use key (decision 21) for the doctor's account, which is created if there is none. Refused without a
 * CUIT, for a user name that is taken, for staff (the key would give their rights away) and for an account locked on
 * purpose.
 */
export async function resetAccessKey(
  { matriculadoID }: EntradaDe<typeof reiniciarClaveAcceso>,
  pedido: Pedido,
  tx: Tx,
): Promise<string> {
  const clave = makeKey(GRUPOS)
  const claveHash = await hashPassword(plainKey(clave))
  const { id, username, antes } = await openAccount(tx, matriculadoID, claveHash)
  await giveKey(tx, id, claveHash)
  await revokeSessionsOf(tx, id)
  await forgetAccount(tx, username)
  await audit(tx, pedido, {
    entidad: 'usuario',
    entidadID: id,
    matriculadoID,
    antes: antes === undefined ? undefined : { username: antes },
    despues: { username },
  })
  return clave
}

/**
 * The doctor's account, locked, with the CUIT as its name; made if there is none. `antes` is the name it had. Throws
 * `Rechazo` as above.
 */
export async function openAccount(
  tx: Tx,
  matriculadoID: number,
  claveHash: string,
): Promise<{ id: number; username: string; antes: string | undefined }> {
  const medico = await lockDoctor(tx, matriculadoID)
  if (!medico) throw noEncontrado()
  const username = onlyDigits(medico.cuit ?? '')
  if (!username) throw new Rechazo(SIN_CUIT)
  const cuenta = await lockAccountOf(tx, matriculadoID)
  const tocayo = await findAccount(tx, username)
  if (tocayo && tocayo.id !== cuenta?.id)
    throw new Rechazo(`El usuario ${username} ya pertenece a otra cuenta`)
  if (cuenta && cuenta.rol !== 'MEDICO') throw new Rechazo(DEL_PERSONAL)
  if (cuenta?.bloqueado) throw new Rechazo(BLOQUEADA)
  if (cuenta) {
    await tx.query('UPDATE usuario SET username = $2 WHERE id = $1', [cuenta.id, username])
    return { id: cuenta.id, username, antes: cuenta.username }
  }
  const { nombre, apellido, email, telefono } = medico
  const nueva = { username, claveHash, nombre, apellido, email, telefono, rol: 'MEDICO', matriculadoID }
  return { id: await insertAccount(tx, nueva), username, antes: undefined }
}

interface Medico {
  cuit: string | null
  nombre: string
  apellido: string
  email: string | null
  telefono: string | null
}

async function lockDoctor(tx: Tx, matriculadoID: number): Promise<Medico | undefined> {
  const [row] = await tx.query<Medico>(
    `SELECT cuit_cuil AS cuit, nombre, apellido, email, telefono FROM matriculado WHERE id = $1 FOR NO KEY UPDATE`,
    [matriculadoID],
  )
  return row
}

type Tenida = Pick<Cuenta, 'id' | 'rol' | 'bloqueado'> & { username: string }

async function lockAccountOf(tx: Tx, matriculadoID: number): Promise<Tenida | undefined> {
  const [row] = await tx.query<Tenida>(
    `SELECT u.id, u.username, u.bloqueado, r.nombre AS rol FROM usuario u LEFT JOIN rol r ON r.id = u.rol_id
     WHERE u.matriculado_id = $1 AND u.eliminado_en IS NULL FOR UPDATE OF u`,
    [matriculadoID],
  )
  return row
}

/** Its first use signs in once, within three days, to choose a password. */
export async function giveKey(tx: Tx, id: number, claveHash: string): Promise<void> {
  await tx.query(
    `UPDATE usuario SET clave_hash = $2, debe_cambiar_clave = true,
       clave_vence_en = now() + interval '72 hours', clave_usada_en = NULL WHERE id = $1`,
    [id, claveHash],
  )
}

/**
 * The last question of a sign-in with a right password: is it still the account's, and is a one-use key in time and
 * unused? Asking spends the key, so of two at once one enters.
 */
export async function admit(tx: Tx, { id, claveHash }: Cuenta): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE usuario SET clave_usada_en = CASE WHEN clave_vence_en IS NOT NULL THEN now() END
     WHERE id = $1 AND clave_hash = $2 AND NOT bloqueado AND eliminado_en IS NULL
       AND (clave_vence_en IS NULL OR clave_usada_en IS NULL AND clave_vence_en > now()) RETURNING id`,
    [id, claveHash],
  )
  return rows.length === 1
}
