import { audit } from '@/backend/acceso/auditoria/store'
import { unlock } from '@/backend/acceso/cuenta/admin'
import { revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import { removeFactor } from '@/backend/acceso/factor/store'
import type { Manejadores } from '@/backend/nucleo/manejador'
import { noEncontrado } from '@/backend/nucleo/rechazo'
import { deleteUsuario, lockOut, restoreUsuario } from '@/backend/acceso/usuario/baja'
import { insertUsuario, updateUsuario } from '@/backend/acceso/usuario/guardar'
import { endSessionsOf, listSessionsOf } from '@/backend/acceso/usuario/sesiones'
import { listUsuarios, readUsuario } from '@/backend/acceso/usuario/store'

export const user: Manejadores<'user'> = {
  traerTodos: (entrada, _pedido, db) => listUsuarios(db, entrada),
  traerDatos: async ({ id }, _pedido, db) => {
    const usuario = await readUsuario(db, id)
    if (!usuario) throw noEncontrado()
    return usuario
  },
  crear: async (entrada, pedido, tx) => ({ id: await insertUsuario(tx, pedido, entrada) }),
  actualizarDatos: async (entrada, pedido, tx) => {
    await updateUsuario(tx, pedido, entrada)
    return null
  },
  eliminar: async ({ id }, pedido, tx) => {
    await deleteUsuario(tx, pedido, id)
    return null
  },
  restaurar: async ({ id }, pedido, tx) => {
    await restoreUsuario(tx, pedido, id)
    return null
  },
  desbloquear: async ({ id }, pedido, tx) => {
    const usuario = await readUsuario(tx, id)
    if (!usuario?.username || !(await unlock(tx, usuario.username, pedido))) throw noEncontrado()
    return null
  },
  bloquear: async ({ id }, pedido, tx) => {
    await lockOut(tx, pedido, id)
    return null
  },
  traerSesiones: listSessionsOf,
  cerrarSesiones: endSessionsOf,
  quitarSegundoFactor: async ({ id }, pedido, tx) => {
    if (!(await readUsuario(tx, id))) throw noEncontrado()
    if (!(await removeFactor(tx, id))) return null
    await revokeSessionsOf(tx, id)
    await audit(tx, pedido, { entidad: 'usuario', entidadID: id })
    return null
  },
}
