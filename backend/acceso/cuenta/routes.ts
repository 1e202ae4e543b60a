import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { changeOwnPassword, changePassword } from '@/backend/acceso/cuenta/clave-propia'
import { signIn } from '@/backend/acceso/cuenta/ingreso'
import { revokeSession } from '@/backend/acceso/cuenta/sesion'
import { chooseWithCode } from '@/backend/acceso/cuenta/elegir-clave'
import { askCode, askFirstCode } from '@/backend/acceso/cuenta/pedido-de-clave'
import { endOther, endOthers, listOwn } from '@/backend/acceso/cuenta/sesiones-propias'
import type { Manejadores } from '@/backend/nucleo/manejador'

export const sesion: Manejadores<'sesion'> = {
  login: signIn,
  cambiarClave: changePassword,
  cambiarPropia: changeOwnPassword,
  traerPropias: listOwn,
  cerrarOtra: endOther,
  cerrarOtras: endOthers,
  traerReglas: async (_entrada, _pedido, db) => ({
    claveMinima: await readAjuste(db, 'claveMinima'),
    reposoMinutos: await readAjuste(db, 'sesionReposo'),
  }),
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

export const clave: Manejadores<'clave'> = {
  pedir: askCode,
  pedirPrimera: askFirstCode,
  elegir: chooseWithCode,
}
