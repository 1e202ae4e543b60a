import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { cerrarSesiones, traerSesiones } from '@/contract/usuario'
import { audit } from '@/backend/acceso/auditoria/store'
import { revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import { listLive, revokeOne } from '@/backend/acceso/cuenta/sesiones-propias'
import { readUsuario } from '@/backend/acceso/usuario/store'
import type { Db, Tx } from '@/backend/db/conexion'
import type { Pagina, Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'

export async function listSessionsOf(
  { id }: EntradaDe<typeof traerSesiones>,
  { persona }: Pedido,
  db: Db,
): Promise<Pagina<FilaDe<typeof traerSesiones>>> {
  if (!(await readUsuario(db, id))) throw noEncontrado()
  return { filas: await listLive(db, id, persona.tokenHash) }
}

/** The administrator's own present session goes on. */
export async function endSessionsOf(
  { id, sesionID }: EntradaDe<typeof cerrarSesiones>,
  pedido: Pedido,
  tx: Tx,
): Promise<FilaDe<typeof cerrarSesiones>> {
  const usuario = await readUsuario(tx, id)
  if (!usuario) throw noEncontrado()
  const { tokenHash } = pedido.persona
  if (sesionID !== undefined) await revokeOne(tx, sesionID, id, tokenHash)
  const cerradas = sesionID === undefined ? await revokeSessionsOf(tx, id, tokenHash) : 1
  if (cerradas > 0)
    await audit(tx, pedido, {
      entidad: 'usuario',
      entidadID: id,
      matriculadoID: usuario.matriculado?.id,
      despues: { cantidad: cerradas },
    })
  return { cerradas }
}
