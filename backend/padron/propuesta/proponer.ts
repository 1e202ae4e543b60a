import { CODIGO_ERRADO, CODIGO_GASTADO } from '@/contract/clave'
import type { EntradaDe } from '@/contract/llamada'
import type { confirmar, proponer, retirar } from '@/contract/propuesta'
import { audit } from '@/backend/acceso/auditoria/store'
import { mailLetter, newMailLetter, writeTo } from '@/backend/acceso/cuenta/carta'
import { countTry, isCode } from '@/backend/acceso/cuenta/codigo-de-clave'
import { askForMail, holdForMail, spendForMail } from '@/backend/acceso/cuenta/correo-nuevo'
import type { Tx } from '@/backend/db/conexion'
import { type Pedido, Resultado } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { CAMPOS } from '@/backend/padron/matriculado/campos'
import { readValor } from '@/backend/padron/matriculado/cambio-de-campo'
import { requireMember } from '@/backend/padron/propuesta/store'
import { CORREO, nameOfCampo, type CampoPropuesto } from '@/domain/propuesta'

type Fila = Readonly<Record<string, string | number | boolean | null>>

/**
 * Proposes a value for one field of the doctor's own record, in the place of an unresolved one. A mail waits for the code
 * that goes to it. Throws `Rechazo` at `valor` as an edit of the office does.
 */
export async function propose(
  tx: Tx,
  pedido: Pedido,
  { campo, valor: typed }: EntradaDe<typeof proponer>,
): Promise<null> {
  const matriculadoID = requireMember(pedido)
  const [fila] = await tx.query<Fila>('SELECT * FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (!fila) throw noEncontrado()
  const valor = String(readValor(campo, typed))
  const visto = String(fila[CAMPOS[campo].columna] ?? '')
  if (valor === visto) refuse('valor', 'Ese dato ya está así')
  await tx.query('DELETE FROM propuesta WHERE matriculado_id = $1 AND campo = $2 AND resuelta_en IS NULL', [
    matriculadoID,
    campo,
  ])
  const pedidoID = campo === CORREO ? await sendCode(tx, pedido, fila, valor) : null
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO propuesta (matriculado_id, campo, valor, visto, estado, pedido_id)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [matriculadoID, campo, valor, visto, pedidoID === null ? 'pendiente' : 'sinConfirmar', pedidoID],
  )
  const despues = { dato: nameOfCampo(campo), propuesto: valor }
  await audit(tx, pedido, { entidad: 'propuesta', entidadID: made?.id ?? 0, matriculadoID, despues })
  return null
}

/** Answers the request whose code the letter brings. Throws `Rechazo` after too many letters. */
async function sendCode(tx: Tx, pedido: Pedido, fila: Fila, email: string): Promise<number> {
  const matriculadoID = requireMember(pedido)
  const pedidoDeClaveID = await askForMail(tx, { matriculadoID, email, pedidoID: pedido.pedidoID })
  if (pedidoDeClaveID === undefined)
    throw new Rechazo('Ya se enviaron muchos códigos. Espere una hora e intente de nuevo.')
  const nombre = String(fila['nombre'] ?? '')
  const buzon = { usuarioID: null, matriculadoID, username: '', nombre, email }
  await writeTo(tx, buzon, mailLetter(buzon), { pedidoDeClaveID })
  return pedidoDeClaveID
}

interface Abierta {
  campo: CampoPropuesto
  valor: string
  estado: string
  pedidoID: number | null
}

/** The doctor's own unresolved proposal, locked. Another's is one that does not exist. */
async function holdOwn(tx: Tx, pedido: Pedido, propuestaID: number): Promise<Abierta> {
  const [row] = await tx.query<Abierta>(
    `SELECT p.campo, p.valor, p.estado, p.pedido_id AS "pedidoID" FROM propuesta p
     WHERE p.id = $1 AND p.matriculado_id = $2 AND p.resuelta_en IS NULL FOR UPDATE`,
    [propuestaID, requireMember(pedido)],
  )
  if (!row) throw noEncontrado()
  return row
}

const refused = (mensaje: string): Resultado => new Resultado(0, mensaje, { codigo: mensaje })

/** Confirms a mail with the code that went to it: once, in half an hour, with five tries, which are kept when wrong. */
export async function confirmMail(
  tx: Tx,
  pedido: Pedido,
  { propuestaID, codigo }: EntradaDe<typeof confirmar>,
): Promise<null | Resultado> {
  const { estado, pedidoID, valor } = await holdOwn(tx, pedido, propuestaID)
  const asked = estado === 'sinConfirmar' && pedidoID !== null ? await holdForMail(tx, pedidoID) : undefined
  if (!asked) return refused(CODIGO_GASTADO)
  if (!isCode(asked, codigo)) {
    await countTry(tx, asked.id)
    return refused(CODIGO_ERRADO)
  }
  await spendForMail(tx, asked.id)
  await tx.query("UPDATE propuesta SET estado = 'pendiente', confirmada_en = now() WHERE id = $1", [
    propuestaID,
  ])
  await audit(tx, pedido, {
    entidad: 'propuesta',
    entidadID: propuestaID,
    matriculadoID: requireMember(pedido),
  })
  await tellOldMail(tx, requireMember(pedido), valor)
  return null
}

/** A stolen session is seen by who reads the old mail, before the office approves the new one. */
async function tellOldMail(tx: Tx, matriculadoID: number, nuevo: string): Promise<void> {
  const [member] = await tx.query<{ nombre: string; email: string | null }>(
    'SELECT nombre, email FROM matriculado WHERE id = $1',
    [matriculadoID],
  )
  if (!member?.email) return
  const buzon = { usuarioID: null, matriculadoID, username: '', ...member }
  await writeTo(tx, buzon, newMailLetter(nuevo))
}

export async function withdraw(
  tx: Tx,
  pedido: Pedido,
  { propuestaID }: EntradaDe<typeof retirar>,
): Promise<null> {
  const { campo, valor } = await holdOwn(tx, pedido, propuestaID)
  await tx.query('DELETE FROM propuesta WHERE id = $1', [propuestaID])
  await audit(tx, pedido, {
    entidad: 'propuesta',
    entidadID: propuestaID,
    matriculadoID: requireMember(pedido),
    antes: { dato: nameOfCampo(campo), propuesto: valor },
  })
  return null
}
