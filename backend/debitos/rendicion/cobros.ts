import type { acreditarCobro, cerrarCobro } from '@/contract/rendicion'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { readStanding } from '@/backend/debitos/rendicion/recibo-devuelto'
import type { Pedido } from '@/backend/nucleo/manejador'
import { QUIEN } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { acceptMoney } from '@/backend/tesoreria/ledger/acreditar'
import type { Centavos } from '@/domain/dinero'
import { dayOf, formatFecha, type Fecha } from '@/domain/fechas'

export const ENTIDAD = 'cobro_por_resolver'

interface Cobro {
  importe: Centavos
  reversa: boolean
  fecha: Fecha | null
  /** When it went back. */
  devuelto: Fecha | null
  estado: string
  resuelto: string | null
  quien: string
}

/** Throws `noEncontrado`, and `Rechazo` for one that somebody saw to. */
export async function lockOpen(tx: Tx, id: number): Promise<Cobro> {
  await tx.query('SELECT FROM cobro_por_resolver WHERE id = $1 FOR UPDATE', [id])
  const [cobro] = await tx.query<Cobro>(
    `SELECT c.importe, c.reversa, f.fecha_cobro AS fecha, f.reversa AS devuelto, c.estado, c.resuelto_en AS resuelto, ${QUIEN} AS quien
     FROM cobro_por_resolver c JOIN rendicion_fila f ON f.id = c.rendicion_fila_id
     LEFT JOIN usuario u ON u.id = c.resuelto_por WHERE c.id = $1`,
    [id],
  )
  if (!cobro) throw noEncontrado()
  if (cobro.resuelto !== null)
    throw new Rechazo(`Ya lo resolvió ${cobro.quien} el ${formatFecha(dayOf(new Date(cobro.resuelto)))}.`)
  return cobro
}

/** Makes the money a member's credit, with a receipt. Throws `Rechazo` for money that went back. */
export async function creditCobro(
  tx: Tx,
  pedido: Pedido,
  { cobroPorResolverID: id, matriculadoID, motivo }: EntradaDe<typeof acreditarCobro>,
): Promise<null> {
  const cobro = await lockOpen(tx, id)
  if (cobro.reversa) throw new Rechazo('Ese dinero volvió al matriculado: no hay nada que acreditar.')
  const member = await tx.query('SELECT FROM matriculado WHERE id = $1', [matriculadoID])
  if (member.length === 0) throw noEncontrado()
  const { pagoID } = await acceptMoney(tx, pedido, {
    matriculadoID,
    medio: 'debito',
    importe: cobro.importe,
    lineas: [],
    fecha: cobro.fecha ?? pedido.hoy,
    observaciones: motivo.trim(),
  })
  await tx.query(
    `UPDATE cobro_por_resolver SET estado = 'acreditado', matriculado_id = $2, pago_id = $3, resuelto_en = now(),
       resuelto_por = $4, motivo = $5 WHERE id = $1`,
    [id, matriculadoID, pagoID, pedido.persona.usuarioID, motivo.trim()],
  )
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: id,
    matriculadoID,
    despues: { importe: cobro.importe, motivo },
  })
  return null
}

/** A reason is asked for, and of money that went back it is why its receipt stays. */
async function whatIsMissing(tx: Tx, id: number): Promise<string> {
  const recibo = await readStanding(tx, id)
  return recibo
    ? `El recibo ${recibo.nroRecibo} sigue en pie: anúlelo, o escriba por qué queda así`
    : 'Escriba el motivo'
}

/** Given back outside of here; of money that went back, that it was seen to. Throws `Rechazo` without a reason. */
export async function closeCobro(
  tx: Tx,
  pedido: Pedido,
  { cobroPorResolverID: id, motivo }: EntradaDe<typeof cerrarCobro>,
): Promise<null> {
  const { importe, reversa } = await lockOpen(tx, id)
  if (!motivo?.trim()) return refuse('motivo', await whatIsMissing(tx, id))
  const estado = reversa ? 'visto' : 'devuelto'
  await tx.query(
    `UPDATE cobro_por_resolver SET estado = $2, resuelto_en = now(), resuelto_por = $3, motivo = $4 WHERE id = $1`,
    [id, estado, pedido.persona.usuarioID, motivo.trim()],
  )
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: id,
    despues: { estado, importe, motivo: motivo.trim() },
  })
  return null
}
