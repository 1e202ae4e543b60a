import { LUGAR_DEL_CODIGO } from '@/backend/acceso/cuenta/codigo-de-clave'
import { readSignature } from '@/backend/nucleo/firma-del-consejo'
import { enqueue } from '@/backend/avisos/mensaje/encolar'
import { readSaludo } from '@/backend/nucleo/saludo'
import type { Tx } from '@/backend/db/conexion'
import { destinoOf, MAIL } from '@/domain/mensaje'

/** Whom an account's letters go to: a member by the register's address, or somebody of the staff by the account's. */
export interface Buzon {
  /** Null for a doctor who asks by his CUIT; he may have no account yet. */
  usuarioID: number | null
  matriculadoID: number | null
  username: string
  nombre: string
  email: string | null
}

export interface CartaDeCuenta {
  asunto: string
  /** Without greeting and signature. */
  cuerpo: string
}

export const codeLetter = ({ username }: Buzon): CartaDeCuenta => ({
  asunto: 'Código para elegir su contraseña',
  cuerpo: `El código para elegir la contraseña del usuario ${username} es

    ${LUGAR_DEL_CODIGO}

Sirve una sola vez, durante media hora, en el equipo donde se pidió. No se lo diga a nadie: del Consejo no se lo van a preguntar.

Si no lo pidió usted, no haga nada: la contraseña sigue siendo la misma.`,
})

export const changedLetter = ({ username }: Buzon): CartaDeCuenta => ({
  asunto: 'Se eligió una contraseña nueva',
  cuerpo: `Con un código enviado a este correo se eligió una contraseña nueva para el usuario ${username}. Las sesiones que estaban abiertas se cerraron.

Si no fue usted, avise al Consejo.`,
})

export const mailLetter = ({ email }: Pick<Buzon, 'email'>): CartaDeCuenta => ({
  asunto: 'Código para confirmar su correo',
  cuerpo: `Se propuso ${email} como correo de un matriculado. El código para confirmarlo es

    ${LUGAR_DEL_CODIGO}

Sirve una sola vez, durante media hora. Se escribe en «Proponer un cambio», con la sesión iniciada. No se lo diga a nadie.

Si no fue usted, no haga nada: sin el código este correo no se usa.`,
})

/** To the address that is still the register's. */
export const newMailLetter = (nuevo: string): CartaDeCuenta => ({
  asunto: 'Se pidió cambiar su correo',
  cuerpo: `Con su usuario se propuso y se confirmó ${nuevo} como correo nuevo. Se cambia cuando el Consejo lo apruebe.

Si no fue usted, avise al Consejo y cambie la contraseña.`,
})

/** `equipo` and `cuando` are in words. */
export const newDeviceLetter = (
  { username }: Buzon,
  { equipo, direccion, cuando }: Record<'equipo' | 'direccion' | 'cuando', string>,
): CartaDeCuenta => ({
  asunto: 'Se entró a su cuenta en un equipo nuevo',
  cuerpo: `El ${cuando} se entró con el usuario ${username} en un equipo nuevo: ${equipo}, desde la dirección de red ${direccion}.

Si fue usted, no haga nada. Si no, cambie la contraseña y cierre esa sesión en «Mi cuenta», o avise al Consejo.`,
})

/** Queues a letter before all others. Without an address it is kept as left out, so that the office sees why. */
export async function writeTo(
  tx: Tx,
  { usuarioID, matriculadoID, nombre, email }: Buzon,
  carta: CartaDeCuenta,
  mas: { pedidoDeClaveID?: number } = {},
): Promise<void> {
  const destino = destinoOf(MAIL, { email, telefono: null }, '')
  const quien = matriculadoID === null ? { matriculadoID, cuentaID: usuarioID } : { matriculadoID }
  const saludo = matriculadoID === null ? nombre : await readSaludo(tx, matriculadoID)
  const cuerpo = `${saludo}:\n\n${carta.cuerpo}${await readSignature(tx)}`
  const envio = { origen: 'cuenta', titulo: carta.asunto } as const
  await enqueue(tx, { persona: null }, envio, [
    { ...carta, cuerpo, ...destino, ...quien, ...mas, medio: MAIL, urgente: true },
  ])
}
