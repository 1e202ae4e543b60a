import { CODIGO_DE_FACTOR_ERRADO } from '@/contract/segundo-factor'
import { audit } from '@/backend/acceso/auditoria/store'
import { plainPassword, requireTry } from '@/backend/acceso/cuenta/clave-propia'
import { revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import {
  beginFactor,
  confirmFactor,
  passFactor,
  readFactor,
  removeFactor,
} from '@/backend/acceso/factor/store'
import { enrolment } from '@/backend/acceso/factor/totp'
import type { Tx } from '@/backend/db/conexion'
import { readRegistro } from '@/backend/db/registro'
import { isMember, type Manejadores, type Pedido, Resultado } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'

const DEL_PERSONAL = 'El segundo factor es para los usuarios del Consejo'
const YA_HAY = 'Ya tiene un segundo factor: quítelo antes de poner otro'

const wrong = (mensaje: string): Resultado => new Resultado(0, mensaje, { codigo: mensaje })

const write = (tx: Tx, pedido: Pedido, acto = pedido.acto): Promise<void> =>
  audit(tx, { ...pedido, acto }, { entidad: 'usuario', entidadID: pedido.persona.usuarioID })

export const segundoFactor: Manejadores<'segundoFactor'> = {
  traer: async (_entrada, { persona }, db) => {
    const { desde, ...factor } = await readFactor(db, persona.usuarioID)
    return { ...factor, desde }
  },
  empezar: async ({ actual }, pedido, tx) => {
    if (isMember(pedido.persona)) throw new Rechazo(DEL_PERSONAL)
    const refused = await plainPassword(tx, pedido, actual)
    if (refused instanceof Resultado) return refused
    const secreto = await beginFactor(tx, pedido.persona.usuarioID)
    if (!secreto) throw new Rechazo(YA_HAY)
    await write(tx, pedido)
    const { nombre = 'Padrón' } = (await readRegistro(tx)) ?? {}
    const { uri, letras } = enrolment(nombre, refused.username, secreto)
    return { secreto: letras, uri }
  },
  confirmar: async ({ codigo }, pedido, tx) => {
    const { usuarioID, tokenHash } = pedido.persona
    const espera = await requireTry(tx, pedido)
    if (espera) return wrong(espera)
    const respaldos = await confirmFactor(tx, usuarioID, codigo)
    if (!respaldos) {
      await write(tx, pedido, 'segundoFactor.errar')
      return wrong(CODIGO_DE_FACTOR_ERRADO)
    }
    await write(tx, pedido)
    // The own one goes on: its screen shows the backup codes.
    await revokeSessionsOf(tx, usuarioID, tokenHash)
    return { respaldos }
  },
  quitar: async ({ codigo }, pedido, tx) => {
    const { usuarioID } = pedido.persona
    const espera = await requireTry(tx, pedido)
    if (espera) return wrong(espera)
    const paso = await passFactor(tx, usuarioID, codigo)
    if (paso === 'errado' || paso === 'falta') {
      await write(tx, pedido, 'segundoFactor.errar')
      return wrong(CODIGO_DE_FACTOR_ERRADO)
    }
    if (await removeFactor(tx, usuarioID)) await write(tx, pedido)
    return null
  },
}
