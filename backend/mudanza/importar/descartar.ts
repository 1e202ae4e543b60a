import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { holdImportacion, requireUnwritten } from '@/backend/mudanza/importar/store'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'

/** Removes a draft. Throws `Rechazo` once something of it is written. */
export async function discardPlanilla(tx: Tx, pedido: Pedido, importacionID: number): Promise<object> {
  const held = await holdImportacion(tx, pedido, importacionID)
  requireUnwritten(held)
  const [written] = await tx.query(
    `SELECT FROM importacion_registro WHERE importacion_id = $1 AND hecho IS NOT NULL UNION ALL
     SELECT FROM importacion WHERE id = $1 AND importada_en IS NOT NULL LIMIT 1`,
    [importacionID],
  )
  if (written) throw new Rechazo('Esta planilla se importó y se deshizo: queda en la historia.')
  await tx.query('DELETE FROM importacion WHERE id = $1', [importacionID])
  const antes = { nombre: held.nombre }
  await audit(tx, pedido, { entidad: 'importacion', entidadID: importacionID, antes })
  return {}
}
