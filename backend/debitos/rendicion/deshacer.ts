import type { deshacer } from '@/contract/rendicion'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { partReversals } from '@/backend/debitos/rendicion/desordenadas'
import { retellReport } from '@/backend/debitos/rendicion/resumen'
import { lockRondaSent } from '@/backend/debitos/rendicion/ronda'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { IMPAGO } from '@/backend/tesoreria/ledger/actor'
import { annulPago } from '@/backend/tesoreria/ledger/anular-pago'
import { joinCargo } from '@/backend/tesoreria/ledger/diferencia'
import { EN_TRAMITE, openTramite } from '@/backend/tesoreria/ledger/tramite'

/**
 * Takes an applied report back in one act, also one that is applied in part: its payments are annulled on their own days, what a short collection left apart is joined again,
 * and its debits wait for the bank as before. Throws `Rechazo` when something later rests on it.
 */
export async function undoReport(
  tx: Tx,
  pedido: Pedido,
  { rendicionID: id, motivo }: EntradaDe<typeof deshacer>,
): Promise<null> {
  const [found] = await tx.query<{ rondaID: number }>(
    'SELECT ronda_id AS "rondaID" FROM rendicion WHERE id = $1',
    [id],
  )
  if (!found) throw noEncontrado()
  const { id: rondaID } = await lockRondaSent(tx, found.rondaID)
  await requireLast(tx, id, rondaID)
  const porque = `se deshizo la rendición (${motivo.trim()})`
  await annulPayments(tx, pedido, id, porque)
  await joinParts(tx, pedido, id, porque)
  await partReversals(tx, id)
  await holdAgain(tx, id, rondaID)
  await tx.query(
    `UPDATE rendicion SET estado = 'deshecha', deshecha_en = now(), deshecha_por = $2, motivo = $3 WHERE id = $1`,
    [id, pedido.persona.usuarioID, motivo.trim()],
  )
  await tx.query(`UPDATE ronda SET estado = 'enviada' WHERE id = $1 AND estado = 'rendida'`, [rondaID])
  await retellReport(tx, rondaID, id)
  await audit(tx, pedido, { entidad: 'rendicion', entidadID: id, despues: { motivo: motivo.trim() } })
  return null
}

async function requireLast(tx: Tx, id: number, rondaID: number): Promise<void> {
  // Who credits one of its collections meanwhile is waited for, and only a second statement sees that it was credited.
  await tx.query(
    `SELECT count(*) FROM (SELECT FROM cobro_por_resolver
       WHERE por_rendicion_id = $1 OR rendicion_fila_id IN (SELECT id FROM rendicion_fila WHERE rendicion_id = $1)
       ORDER BY id FOR UPDATE) trabado`,
    [id],
  )
  const [row] = await tx.query<{ estado: string; despues: number; resueltos: number; terminada: boolean }>(
    `SELECT r.estado,
       (SELECT count(*)::int FROM rendicion o WHERE o.ronda_id = $2 AND o.id > r.id AND o.estado IN ('aplicando', 'parcial', 'aplicada')
          AND o.clase = r.clase) AS despues,
       (SELECT terminada_en IS NOT NULL FROM ronda WHERE id = r.ronda_id) AS terminada,
       (SELECT count(*)::int FROM cobro_por_resolver c JOIN rendicion_fila f ON f.id = c.rendicion_fila_id
        WHERE (f.rendicion_id = r.id OR c.por_rendicion_id = r.id) AND c.resuelto_en IS NOT NULL) AS resueltos
     FROM rendicion r WHERE r.id = $1 FOR UPDATE`,
    [id, rondaID],
  )
  if (!row) throw noEncontrado()
  if (row.estado !== 'aplicada' && row.estado !== 'parcial')
    throw new Rechazo('Solo se deshace una rendición aplicada.')
  if (row.despues > 0)
    throw new Rechazo('Después se aplicó otra rendición de ese archivo: deshaga primero esa.')
  if (row.terminada) throw new Rechazo('Ese débito ya se dio por rendido: sus cargos quedaron libres.')
  if (row.resueltos > 0)
    throw new Rechazo('Ya se resolvieron cobros de esa rendición, así que no se puede deshacer.')
}

/** In the order of their ids. One whose credit was used names the receipts that must go first. */
async function annulPayments(tx: Tx, pedido: Pedido, id: number, motivo: string): Promise<void> {
  const pagos = await tx.query<{ pagoID: number }>(
    `SELECT p.id AS "pagoID" FROM rendicion_fila f JOIN pago p ON p.id = f.pago_id
     WHERE f.rendicion_id = $1 AND p.anulado_en IS NULL ORDER BY p.id`,
    [id],
  )
  for (const { pagoID } of pagos) await annulPago(tx, pedido, { pagoID, motivo, deshace: true })
}

async function joinParts(tx: Tx, pedido: Pedido, id: number, motivo: string): Promise<void> {
  const parts = await tx.query<{ cargoID: number; diferenciaID: number; libre: boolean; quien: string }>(
    `SELECT c.id AS "cargoID", d.id AS "diferenciaID", d.nombre AS quien,
       d.linea_id IS NULL AND d.anulado_en IS NULL AND d.en_plan_id IS NULL AND d.tramite_id IS NULL AS libre
     FROM rendicion_fila f JOIN cargo d ON d.id = f.diferencia_id JOIN cargo c ON c.id = f.partido_id
     WHERE f.rendicion_id = $1
     ORDER BY d.id FOR UPDATE OF d`,
    [id],
  )
  for (const { cargoID, diferenciaID, libre, quien } of parts) {
    if (!libre) throw new Rechazo(`«${quien}» ya se pagó o se está pagando, así que no se puede deshacer.`)
    await joinCargo(tx, pedido, { cargoID, diferenciaID }, `Se unió de nuevo: ${motivo}`)
  }
}

/**
 * The round holds its charges again, as if the bank had not answered; a debit that another report told of too is as that one
 * left it.
 */
async function holdAgain(tx: Tx, id: number, rondaID: number): Promise<void> {
  await tx.query('UPDATE rendicion_fila SET viva = false WHERE rendicion_id = $1', [id])
  const told = await tx.query<{ id: number; resultado: number | null }>(
    `UPDATE ronda_fila f SET resultado = (SELECT o.resultado FROM rendicion_fila o
       WHERE o.ronda_fila_id = f.id AND o.viva AND o.responde ORDER BY o.resultado > 0 DESC, o.id DESC LIMIT 1)
     WHERE id IN (SELECT ronda_fila_id FROM rendicion_fila WHERE rendicion_id = $1 AND NOT repetida AND responde)
     RETURNING id, resultado`,
    [id],
  )
  const debitos = told.filter(({ resultado }) => resultado === null)
  const ids = debitos.map((debito) => debito.id)
  await tx.query(
    `UPDATE cargo SET tramite_id = $2 WHERE id IN (SELECT cargo_id FROM ronda_cargo WHERE ronda_fila_id = ANY($1))
       AND ${IMPAGO} AND NOT (${EN_TRAMITE})`,
    [ids, await openTramite(tx, { rondaID })],
  )
  const [gone] = await tx.query<{ quien: string }>(
    `SELECT f.apellido_nombre || ', matrícula ' || f.matricula AS quien FROM ronda_fila f
     JOIN ronda_cargo rc ON rc.ronda_fila_id = f.id JOIN cargo c ON c.id = rc.cargo_id LEFT JOIN tramite t ON t.id = c.tramite_id
     WHERE f.id = ANY($1) AND t.ronda_id IS DISTINCT FROM $2 LIMIT 1`,
    [ids, rondaID],
  )
  if (gone) throw new Rechazo(`Lo que debía ${gone.quien} ya se pagó o cambió, así que no se puede deshacer.`)
  await tx.query(
    'DELETE FROM cobro_por_resolver WHERE rendicion_fila_id IN (SELECT id FROM rendicion_fila WHERE rendicion_id = $1)',
    [id],
  )
}
