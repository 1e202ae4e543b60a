import type { EntradaDe } from '@/contract/llamada'
import type { generarClave } from '@/contract/externos'
import { CLAVE_NO_GENERADA, CLAVES_DISTINTAS } from '@/contract/sesion'
import { onlyDigits } from '@/domain/texto'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import {
  hashPassword,
  hashQueue,
  passwordFault,
  plainKey,
  verifyPassword,
} from '@/backend/acceso/cuenta/clave'
import { revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import { spendPase } from '@/backend/acceso/receta/pase'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import type { PedidoPublico } from '@/backend/nucleo/manejador'
import { demasiados, Rechazo, refuse } from '@/backend/nucleo/rechazo'

const LA_MISMA = 'La clave nueva debe ser distinta de la que le dieron'
/** So many may wait for hashing. */
const MAX_QUEUE = 40

/**
 * Sets the password of whoever holds a pass for it. A pass of another account, spent, too old or made for a key that the office has
 * replaced since is refused alike; a password that is refused does not spend it.
 */
export async function choosePassword(
  { clave, repetida, token, cuit }: EntradaDe<typeof generarClave>,
  { pedidoID }: PedidoPublico,
  db: Db,
): Promise<null> {
  if (clave !== repetida) refuse('password2', CLAVES_DISTINTAS)
  if (hashQueue() > MAX_QUEUE) throw demasiados(5)
  return withTransaction(db, async (tx) => {
    const cuenta = await lockHolder(tx, token, onlyDigits(cuit))
    const fault = passwordFault(clave, cuenta.username, await readAjuste(tx, 'claveMinima'))
    if (fault) refuse('password', fault)
    const { id: usuarioID, claveHash, matriculadoID } = cuenta
    if (await verifyPassword(cuenta.deUnUso ? plainKey(clave) : clave, claveHash))
      refuse('password', LA_MISMA)
    await tx.query(
      `UPDATE usuario SET clave_hash = $2, debe_cambiar_clave = false, clave_vence_en = NULL, clave_usada_en = NULL
       WHERE id = $1`,
      [usuarioID, await hashPassword(clave)],
    )
    await revokeSessionsOf(tx, usuarioID)
    const acto = 'receta.generarClave'
    await audit(
      tx,
      { persona: { usuarioID }, pedidoID, acto },
      { entidad: 'usuario', entidadID: usuarioID, matriculadoID },
    )
    return null
  })
}

interface Tenedor {
  id: number
  username: string
  claveHash: string
  matriculadoID: number | null
  deUnUso: boolean
}

async function lockHolder(tx: Tx, token: string, cuit: string): Promise<Tenedor> {
  const pase = await spendPase(tx, 'clave', token)
  const [cuenta] = await tx.query<Tenedor>(
    `SELECT id, username, clave_hash AS "claveHash", matriculado_id AS "matriculadoID",
       clave_vence_en IS NOT NULL AS "deUnUso"
     FROM usuario WHERE id = $1 AND username = $2 AND clave_hash = $3 AND debe_cambiar_clave
       AND NOT bloqueado AND eliminado_en IS NULL FOR UPDATE`,
    [pase?.usuarioID ?? 0, cuit, pase?.claveHash ?? ''],
  )
  if (!cuenta) throw new Rechazo(CLAVE_NO_GENERADA)
  return cuenta
}
