import { audit } from '@/backend/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/http/rechazo'
import { IMPAGO, type Acto } from '@/backend/libro/acto'
import { refuseUnpayable, type CargoBloqueado } from '@/backend/libro/impagables'
import { formatMoney, sumMoney, type Centavos } from '@/domain/dinero'
import { formatFecha, type Fecha } from '@/domain/fechas'

/** One charge as the person saw it when he chose it. */
export interface LineaElegida {
  id: number
  tipoPagoID: number
  monto: Centavos
}

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
 * The act 'cobrar': pays charges of one member whole, with ledger and audit. Charges are locked in the order of their
 * ids, the receipt is numbered last. Throws `Rechazo` for charges that cannot be paid any more, saying who was paid
 * when (D5), and for what the person saw differently.
 */
export async function collect(tx: Tx, acto: Acto, cobranza: Cobranza): Promise<Cobro> {
  const { cargos, pagoID } = await lockCharges(tx, cobranza.lineas)
  await refuseUnpayable(tx, cargos)
  const matriculadoID = requireOneMember(cargos)
  requireAsSeen(cargos, cobranza.lineas)
  if (cobranza.nroRecibo !== undefined) await requireFreeNumber(tx, cobranza.nroRecibo)
  const total = sumMoney(cargos.map(({ monto }) => monto))
  await audit(tx, acto, {
    entidad: 'pago',
    entidadID: pagoID,
    matriculadoID,
    despues: { fecha: cobranza.fecha, total, cargos: cargos.map(({ id }) => id) },
  })
  return insertPayment(tx, acto, cobranza, { pagoID, matriculadoID, total, cargos })
}

/**
 * Locks the charges and draws the payment's id with them: known beforehand, the audit row can be written before the
 * receipt counter is held.
 */
async function lockCharges(
  tx: Tx,
  lineas: readonly LineaElegida[],
): Promise<{ cargos: CargoBloqueado[]; pagoID: number }> {
  const ids = lineas.map(({ id }) => id)
  const rows = await tx.query<CargoBloqueado & { pagoID: number }>(
    `SELECT id, matriculado_id AS "matriculadoID", tipo, nombre, monto, linea_id AS "lineaID",
       en_plan_id AS "enPlanID", anulado_en AS "anuladoEn",
       (SELECT nextval(pg_get_serial_sequence('pago', 'id'))::int) AS "pagoID"
     FROM cargo WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
    [ids],
  )
  const [first] = rows
  if (first && rows.length === ids.length) return { cargos: rows, pagoID: first.pagoID }
  throw new Rechazo('Alguno de los pagos elegidos no existe. Actualice la lista y vuelva a elegir.')
}

function requireOneMember(cargos: readonly CargoBloqueado[]): number {
  const [first] = cargos
  if (!first || cargos.some(({ matriculadoID }) => matriculadoID !== first.matriculadoID)) {
    throw new Rechazo('Los pagos elegidos son de distintos matriculados. Elija los de uno solo.')
  }
  return first.matriculadoID
}

function requireAsSeen(cargos: readonly CargoBloqueado[], lineas: readonly LineaElegida[]): void {
  const seen = new Map(lineas.map((linea) => [linea.id, linea]))
  for (const { id, tipo, nombre, monto } of cargos) {
    const linea = seen.get(id)
    if (linea?.tipoPagoID !== tipo) {
      throw new Rechazo(`El tipo de ${nombre} no es el elegido. Actualice la lista y vuelva a elegir.`)
    }
    if (linea.monto !== monto) {
      throw new Rechazo(
        `El monto de ${nombre} es ${formatMoney(monto)}, no ${formatMoney(linea.monto)}. Actualice la lista y vuelva a elegir.`,
      )
    }
  }
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
       INSERT INTO linea (pago_id, cargo_id, monto)
       SELECT nuevo.id, c.id, c.monto FROM nuevo, cargo c WHERE c.id = ANY($8) ORDER BY c.anio, c.mes, c.id
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
