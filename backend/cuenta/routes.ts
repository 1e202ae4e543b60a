import { readAjuste } from '@/backend/ajuste/store'
import { audit } from '@/backend/auditoria/store'
import { changeOwnPassword, changePassword } from '@/backend/cuenta/clave-propia'
import { signIn } from '@/backend/cuenta/ingreso'
import { revokeSession } from '@/backend/cuenta/sesion'
import { endOther, endOthers, listOwn } from '@/backend/cuenta/sesiones-propias'
import type { Manejadores } from '@/backend/http/manejador'

export const sesion: Manejadores<'sesion'> = {
  login: signIn,
  cambiarClave: changePassword,
  cambiarPropia: changeOwnPassword,
  traerPropias: listOwn,
  cerrarOtra: endOther,
  cerrarOtras: endOthers,
  traerReglas: async (_entrada, _pedido, db) => ({ claveMinima: await readAjuste(db, 'claveMinima') }),
  cerrar: async (_entrada, pedido, tx) => {
    await revokeSession(tx, pedido.persona.tokenHash)
    await audit(tx, pedido, { matriculadoID: pedido.persona.matriculadoID })
    return null
  },
  propia: (_entrada, { persona }) => {
    const { nombre, apellido, usuarioID, matriculadoID } = persona
    return Promise.resolve({
      roles: persona.roles.map((rol) => ({ nombre: rol })),
      usuario: { nombre, apellido, personaID: usuarioID, matriculadoID },
    })
  },
}
