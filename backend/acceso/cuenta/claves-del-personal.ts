import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import { hashPassword, makeKey, plainKey } from '@/backend/acceso/cuenta/clave'
import { giveKey, GRUPOS } from '@/backend/acceso/cuenta/clave-acceso'
import type { Tx } from '@/backend/db/conexion'

export interface ClaveDelPersonal {
  username: string
  nombre: string
  rol: string
  clave: string
}

/** Gives every account of the staff that is not locked a one-use key (decision 21), by name, for a register that nobody entered yet. */
export async function giveStaffKeys(tx: Tx, autor: Autor): Promise<ClaveDelPersonal[]> {
  const cuentas = await tx.query<{ id: number } & Omit<ClaveDelPersonal, 'clave'>>(
    `SELECT u.id, u.username, trim(u.apellido || ', ' || u.nombre, ', ') AS nombre, r.nombre AS rol
     FROM usuario u JOIN rol r ON r.id = u.rol_id
     WHERE r.nombre <> 'MEDICO' AND NOT u.bloqueado AND u.eliminado_en IS NULL ORDER BY u.apellido, u.username FOR UPDATE OF u`,
  )
  const given: ClaveDelPersonal[] = []
  for (const { id, ...cuenta } of cuentas) {
    const clave = makeKey(GRUPOS)
    await giveKey(tx, id, await hashPassword(plainKey(clave)))
    await audit(tx, autor, { entidad: 'usuario', entidadID: id, despues: { username: cuenta.username } })
    given.push({ ...cuenta, clave })
  }
  return given
}
