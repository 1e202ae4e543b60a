import { audit, PLAZO_DESHACER } from '@/backend/acceso/auditoria/store'
import { revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import { holdAdmins, isLastAdmin } from '@/backend/acceso/cuenta/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { ULTIMO } from '@/backend/acceso/usuario/guardar'
import { requireStillFree } from '@/backend/acceso/usuario/medico'
import { holdUsuario, type Usuario } from '@/backend/acceso/usuario/store'
import { requireFree, whileFree } from '@/backend/acceso/usuario/unico'

/** The account's sessions end at once. It can be brought back for a day. */
export async function deleteUsuario(tx: Tx, pedido: Pedido, id: number): Promise<void> {
  if (id === pedido.persona.usuarioID) throw new Rechazo('No puede eliminar su propio usuario')
  const { username, nombre, apellido, email, rolID, matriculado } = await holdExpendable(tx, id)
  await tx.query('UPDATE usuario SET eliminado_en = now(), version = version + 1 WHERE id = $1', [id])
  await revokeSessionsOf(tx, id)
  await audit(tx, pedido, {
    entidad: 'usuario',
    entidadID: id,
    matriculadoID: matriculado?.id,
    antes: { username, nombre, apellido, email, rolID, matricula: matriculado?.matricula },
  })
}

export async function lockOut(tx: Tx, pedido: Pedido, id: number): Promise<void> {
  if (id === pedido.persona.usuarioID) throw new Rechazo('No puede bloquear su propio usuario')
  const { bloqueado } = await holdExpendable(tx, id)
  await tx.query('UPDATE usuario SET bloqueado = true WHERE id = $1', [id])
  await revokeSessionsOf(tx, id)
  await audit(tx, pedido, {
    entidad: 'usuario',
    entidadID: id,
    antes: { bloqueado },
    despues: { bloqueado: true },
  })
}

/** Throws `Rechazo` when it is too late, or when its name or its doctor has another account now. */
export async function restoreUsuario(tx: Tx, pedido: Pedido, id: number): Promise<void> {
  const [gone] = await tx.query<{ username: string }>(
    `SELECT username FROM usuario WHERE id = $1 AND eliminado_en > now() - $2::interval FOR UPDATE`,
    [id, PLAZO_DESHACER],
  )
  if (!gone) throw new Rechazo('Ya no se puede deshacer')
  const { username } = gone
  await requireStillFree(tx, id)
  await requireFree(tx, username, id)
  await whileFree(username, () =>
    tx.query('UPDATE usuario SET eliminado_en = NULL, version = version + 1 WHERE id = $1', [id]),
  )
  await audit(tx, pedido, { entidad: 'usuario', entidadID: id, despues: { username } })
}

/** Locks an account that may go: any but the last active administrator's. */
async function holdExpendable(tx: Tx, id: number): Promise<Usuario> {
  const admins = await holdAdmins(tx)
  const usuario = await holdUsuario(tx, id)
  if (!usuario) throw noEncontrado()
  if (isLastAdmin(admins, id)) throw new Rechazo(ULTIMO)
  return usuario
}
