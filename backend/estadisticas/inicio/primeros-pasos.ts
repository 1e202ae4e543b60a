import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'

/** Whether the person who asks has not put the first steps away yet. */
export async function isNewcomer(db: Queryable, { persona }: Pedido): Promise<boolean> {
  const found = await db.query('SELECT FROM usuario WHERE id = $1 AND pasos_vistos_en IS NULL', [
    persona.usuarioID,
  ])
  return found.length > 0
}

/** For good and on every machine; the second time changes nothing. */
export async function putStepsAway(tx: Tx, pedido: Pedido): Promise<null> {
  const { usuarioID } = pedido.persona
  const [done] = await tx.query<{ id: number }>(
    'UPDATE usuario SET pasos_vistos_en = now() WHERE id = $1 AND pasos_vistos_en IS NULL RETURNING id',
    [usuarioID],
  )
  if (done) await audit(tx, pedido, { entidad: 'usuario', entidadID: usuarioID })
  return null
}
