import { audit } from '@/backend/acceso/auditoria/store'
import { describe, ENTIDAD } from '@/backend/credenciales/especialidad/agregar'
import { holdEspecialidades } from '@/backend/credenciales/especialidad/store'
import { requireUncertified } from '@/backend/credenciales/papel/vigentes'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeUsuario } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { splitHistory } from '@/domain/especialidad'
import { formatInstante } from '@/domain/fechas'

/**
 * Takes a specialty off the record. The row stays with who and when, and its number is given to no other. Throws
 * `Rechazo` for one that was revalidated or that a paper certifies, and when somebody was faster.
 */
export async function removeEspecialidad(tx: Tx, pedido: Pedido, id: number): Promise<null> {
  const matriculadoID = await holdOwn(tx, id)
  const { filas } = await holdEspecialidades(tx, matriculadoID)
  const fila = filas.find((one) => one.id === id)
  if (!fila) throw new Rechazo(`La eliminó ${await whoRemoved(tx, id)}`)
  if (!splitHistory(filas).actuales.includes(fila))
    throw new Rechazo('Fue revalidada: elimine antes su revalidación')
  await requireUncertified(tx, 'especialidad', id)
  await tx.query(
    'UPDATE especialidad_matriculado SET eliminado_en = now(), eliminado_por = $2 WHERE id = $1',
    [id, pedido.persona.usuarioID],
  )
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, matriculadoID, antes: describe(fila) })
  return null
}

/** Locks the row before its member, in the order in which a paper is issued, and answers whose it is. */
async function holdOwn(tx: Tx, id: number): Promise<number> {
  const [row] = await tx.query<{ matriculadoID: number }>(
    'SELECT matriculado_id AS "matriculadoID" FROM especialidad_matriculado WHERE id = $1 FOR NO KEY UPDATE',
    [id],
  )
  if (!row) throw noEncontrado()
  return row.matriculadoID
}

async function whoRemoved(tx: Tx, id: number): Promise<string> {
  const [row] = await tx.query<{ quien: string | null; cuando: string }>(
    `SELECT ${nombreDeUsuario('u')} AS quien, em.eliminado_en AS cuando
     FROM especialidad_matriculado em LEFT JOIN usuario u ON u.id = em.eliminado_por
     WHERE em.id = $1 AND em.eliminado_en IS NOT NULL`,
    [id],
  )
  if (!row) throw noEncontrado()
  return `${row.quien ?? 'el sistema'} el ${formatInstante(row.cuando)}`
}
