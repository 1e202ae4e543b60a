import { CODIGO_ERRADO, CODIGO_GASTADO, elegir } from '@/contract/clave'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { CLAVES_DISTINTAS } from '@/contract/sesion'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import { findMailboxOf } from '@/backend/acceso/cuenta/buzon'
import { changedLetter, writeTo } from '@/backend/acceso/cuenta/carta'
import { hashPassword, hashQueue, passwordFault } from '@/backend/acceso/cuenta/clave'
import { openAccount } from '@/backend/acceso/cuenta/clave-acceso'
import {
  countTry,
  holdAsked,
  isCode,
  type PedidoDeClave,
  spendAsked,
} from '@/backend/acceso/cuenta/codigo-de-clave'
import { forgetAccount } from '@/backend/acceso/cuenta/intentos'
import { revokeSessionsOf } from '@/backend/acceso/cuenta/sesion'
import { writePassword } from '@/backend/acceso/cuenta/store'
import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { Resultado, type PedidoPublico } from '@/backend/nucleo/manejador'
import { demasiados, refuse } from '@/backend/nucleo/rechazo'

/** So many may wait for hashing before others are told to come back. */
const MAX_QUEUE = 40

type Elegida = FilaDe<typeof elegir>

const refused = (mensaje: string): Resultado => new Resultado(0, mensaje, { codigo: mensaje })

/**
 * Sets the password with the code of the letter, and makes the doctor's account at his first access. A wrong code
 * counts as a try; a password that will not do leaves the code as it is. Every session of the account ends.
 */
export async function chooseWithCode(
  entrada: EntradaDe<typeof elegir>,
  pedido: PedidoPublico,
  db: Db,
): Promise<Elegida | Resultado> {
  if (entrada.clave !== entrada.repetida) refuse('password2', CLAVES_DISTINTAS)
  if (hashQueue() > MAX_QUEUE) throw demasiados(5)
  return withTransaction(db, async (tx) => {
    const asked = await holdAsked(tx, entrada.pedido)
    if (!asked) return refused(CODIGO_GASTADO)
    if (isCode(asked, entrada.codigo)) return choose(tx, pedido, asked, entrada.clave)
    await countTry(tx, asked.id)
    const { usuarioID, matriculadoID } = asked
    const row = usuarioID === null ? {} : { entidad: 'usuario', entidadID: usuarioID }
    const autor = { persona: null, pedidoID: pedido.pedidoID, acto: 'clave.errar' }
    await audit(tx, autor, { ...row, matriculadoID, despues: { direccion: pedido.clientAddress } })
    return refused(CODIGO_ERRADO)
  })
}

async function choose(
  tx: Tx,
  pedido: PedidoPublico,
  asked: PedidoDeClave,
  clave: string,
): Promise<Elegida | Resultado> {
  const claveHash = await hashPassword(clave)
  const cuenta = await accountOf(tx, asked, claveHash)
  if (!cuenta) return refused(CODIGO_GASTADO)
  const { id: usuarioID, username } = cuenta
  const fault = passwordFault(clave, username, await readAjuste(tx, 'claveMinima'))
  if (fault) refuse('password', fault)
  await writePassword(tx, usuarioID, claveHash)
  await spendAsked(tx, asked)
  await revokeSessionsOf(tx, usuarioID)
  await forgetAccount(tx, username)
  await audit(
    tx,
    { persona: { usuarioID }, pedidoID: pedido.pedidoID, acto: elegir.auditoria?.acto ?? '' },
    { entidad: 'usuario', entidadID: usuarioID, matriculadoID: asked.matriculadoID, despues: { username } },
  )
  const buzon = await findMailboxOf(tx, usuarioID)
  if (buzon) await writeTo(tx, buzon, changedLetter(buzon))
  return { usuario: username }
}

/** The account, locked; made for a doctor who has none. Undefined when it may not sign in any more. */
async function accountOf(
  tx: Tx,
  { usuarioID, matriculadoID }: PedidoDeClave,
  claveHash: string,
): Promise<{ id: number; username: string } | undefined> {
  if (usuarioID === null)
    return matriculadoID === null ? undefined : openAccount(tx, matriculadoID, claveHash)
  const [cuenta] = await tx.query<{ id: number; username: string }>(
    'SELECT id, username FROM usuario WHERE id = $1 AND NOT bloqueado AND eliminado_en IS NULL FOR UPDATE',
    [usuarioID],
  )
  return cuenta
}
