import type { anularReciboDeCobro } from '@/contract/rendicion'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { ENTIDAD, lockOpen } from '@/backend/debitos/rendicion/cobros'
import { readStanding } from '@/backend/debitos/rendicion/recibo-devuelto'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { returnPago } from '@/backend/tesoreria/ledger/devolver'
import { formatMoney } from '@/domain/dinero'
import { formatFecha } from '@/domain/fechas'

/** Halves of one debit wait for each other, and what is still being applied may bring the receipt yet. */
async function holdDebito(tx: Tx, cobroID: number): Promise<void> {
  const [fila] = await tx.query<{ estado: string }>(
    `SELECT r.estado FROM cobro_por_resolver c JOIN rendicion_fila f ON f.id = c.rendicion_fila_id
     JOIN rendicion r ON r.id = f.rendicion_id WHERE c.id = $1`,
    [cobroID],
  )
  if (fila?.estado !== 'aplicada')
    throw new Rechazo('Esa rendición está a medio aplicar: siga con ella antes de resolver la reversa.')
  await tx.query(
    `SELECT FROM ronda_fila WHERE id = (SELECT f.ronda_fila_id FROM cobro_por_resolver c
       JOIN rendicion_fila f ON f.id = c.rendicion_fila_id WHERE c.id = $1) FOR UPDATE`,
    [cobroID],
  )
}

/**
 * Annuls the receipt that money gone back takes along, by the same act as a refund online. Of a part, what stayed is paid by
 * a receipt of its own. Throws `Rechazo` for money that came in, where no receipt stands, and where more went back than the
 * receipt is of: the rest would end nowhere.
 */
export async function annulReceipt(
  tx: Tx,
  pedido: Pedido,
  { cobroPorResolverID: id, motivo }: EntradaDe<typeof anularReciboDeCobro>,
): Promise<FilaDe<typeof anularReciboDeCobro>> {
  const { importe, reversa, devuelto } = await lockOpen(tx, id)
  if (!reversa) throw new Rechazo('Ese dinero entró: se acredita o se devuelve.')
  await holdDebito(tx, id)
  const recibo = await readStanding(tx, id)
  if (!recibo) throw new Rechazo('No queda un recibo en pie de ese débito: dé la reversa por vista.')
  if (importe > recibo.total)
    throw new Rechazo(
      `Volvieron ${formatMoney(importe)} y el recibo ${recibo.nroRecibo} es de ${formatMoney(recibo.total)}: averígüelo en el banco. Queda pendiente, o se da por vista con su motivo.`,
    )
  const cuando = devuelto === null ? '' : ` el ${formatFecha(devuelto)}`
  const palabras = `el banco devolvió el dinero${cuando}`
  const porque = motivo?.trim() ? `${palabras}: ${motivo.trim()}` : palabras
  const quedaID = await returnPago(tx, pedido, { pagoID: recibo.pagoID, motivo: porque, importe })
  await tx.query(
    `UPDATE cobro_por_resolver SET estado = 'anulado', anulado_id = $2, queda_id = $3, resuelto_en = now(),
       resuelto_por = $4, motivo = $5 WHERE id = $1`,
    [id, recibo.pagoID, quedaID, pedido.persona.usuarioID, porque],
  )
  await audit(tx, pedido, { entidad: ENTIDAD, entidadID: id, despues: { importe, motivo: porque } })
  const [queda] = await tx.query<{ nro: number }>(
    'SELECT nro_recibo AS nro FROM pago WHERE id = $1 AND nro_recibo IS NOT NULL',
    [quedaID],
  )
  return { nroRecibo: recibo.nroRecibo, queda: queda?.nro ?? null }
}
