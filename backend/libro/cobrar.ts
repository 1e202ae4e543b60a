import { audit } from '@/backend/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/http/rechazo'
import { IMPAGO, type Acto } from '@/backend/libro/acto'
import { holdChosen, type LineaElegida } from '@/backend/libro/elegidos'
import type { CargoBloqueado } from '@/backend/libro/impagables'
import type { Centavos } from '@/domain/dinero'
import { formatFecha, type Fecha } from '@/domain/fechas'

export interface Cobranza {
  lineas: readonly LineaElegida[]
  medio: 'efectivo'
  /** Accounting date: the day the money came in (D5). */
  fecha: Fecha
  observaciones: string | undefined
  /** Typed by hand; undefined takes the next one without gaps. */
  nroRecibo: number | undefined
}

export interface Cobro {
  /** First movement written. */
  movimientoID: number
  pagoID: number
  nroRecibo: number
}

/**
 * The payment's id is drawn with its charges: known beforehand, the audit row can be written before the receipt counter
 * is held.
 */
const PAGO_ID = `(SELECT nextval(pg_get_serial_sequence('pago', 'id'))::int)`

/**
 * The act 'cobrar': pays charges of one member whole, with ledger and audit. Charges are locked in the order of their
 * ids, the receipt is numbered last. Throws `Rechazo` for charges that cannot be paid any more, saying who was paid
 * when (D5), and for what the person saw differently.
 */
export async function collect(tx: Tx, acto: Acto, cobranza: Cobranza): Promise<Cobro> {
  const { cargos, matriculadoID, total, pagoID } = await holdChosen(tx, cobranza.lineas, PAGO_ID)
  if (cobranza.nroRecibo !== undefined) await requireFreeNumber(tx, cobranza.nroRecibo)
  await audit(tx, acto, {
    entidad: 'pago',
    entidadID: pagoID,
    matriculadoID,
    despues: { fecha: cobranza.fecha, total, cargos: cargos.map(({ id }) => id) },
  })
  return insertPayment(tx, acto, cobranza, { pagoID, matriculadoID, total, cargos })
}

/** Holds the counter's row, so that nobody is given the same number meanwhile. */
async function requireFreeNumber(tx: Tx, nroRecibo: number): Promise<void> {
  await tx.query("SELECT FROM contador WHERE nombre = 'recibo' FOR UPDATE")
  const [used] = await tx.query<{ fecha: Fecha }>('SELECT fecha FROM pago WHERE nro_recibo = $1', [nroRecibo])
  if (!used) return
  const mensaje = `El recibo ${nroRecibo} ya existe, del ${formatFecha(used.fecha)}`
  throw new Rechazo(mensaje, { nroRecibo: mensaje })
}

interface Asiento {
  pagoID: number
  matriculadoID: number
  total: Centavos
  cargos: readonly CargoBloqueado[]
}

/** One statement: what it costs in time is spent while the receipt counter is held. */
async function insertPayment(
  tx: Tx,
  acto: Acto,
  { fecha, medio, observaciones, nroRecibo }: Cobranza,
  { pagoID, matriculadoID, total, cargos }: Asiento,
): Promise<Cobro> {
  const [cobro] = await tx.query<Omit<Cobro, 'pagoID'> & { pagados: number }>(
    `WITH nuevo AS (
       INSERT INTO pago (id, matriculado_id, fecha, medio, total, observaciones, usuario_id, nro_recibo)
       VALUES ($9, $1, $2, $3, $4, $5, $6, coalesce($7, tomar_recibo()))
       RETURNING id, nro_recibo
     ), lineas AS (
       INSERT INTO linea (pago_id, cargo_id, monto, nombre)
       SELECT nuevo.id, c.id, c.monto, c.nombre FROM nuevo, cargo c WHERE c.id = ANY($8) ORDER BY c.anio, c.mes, c.id
       RETURNING id, cargo_id, monto
     ), pagados AS (
       UPDATE cargo c SET linea_id = l.id FROM lineas l WHERE c.id = l.cargo_id AND ${IMPAGO} RETURNING c.id
     ), asientos AS (
       INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, linea_id, pago_id, usuario_id)
       SELECT $1, $2, 'cobrar', l.monto, l.cargo_id, l.id, nuevo.id, $6 FROM nuevo, lineas l ORDER BY l.id
       RETURNING id
     )
     SELECT nuevo.nro_recibo AS "nroRecibo",
       (SELECT min(id) FROM asientos) AS "movimientoID", (SELECT count(*)::int FROM pagados) AS pagados
     FROM nuevo`,
    [
      matriculadoID,
      fecha,
      medio,
      total,
      observaciones ?? null,
      acto.persona?.usuarioID ?? null,
      nroRecibo ?? null,
      cargos.map(({ id }) => id),
      pagoID,
    ],
  )
  if (cobro?.pagados !== cargos.length) throw new Error('Un cargo bloqueado dejó de estar impago')
  return { movimientoID: cobro.movimientoID, pagoID, nroRecibo: cobro.nroRecibo }
}
