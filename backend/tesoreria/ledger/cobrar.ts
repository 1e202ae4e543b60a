import type { Tx } from '@/backend/db/conexion'
import { refuse } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { PAGO_ID, postPayment, type Cobro, type OtroMedio } from '@/backend/tesoreria/ledger/asentar-pago'
import { requireOpen } from '@/backend/tesoreria/ledger/cierre'
import { holdChosen, type LineaElegida } from '@/backend/tesoreria/ledger/elegidos'
import { formatFecha, type Fecha } from '@/domain/fechas'

export interface Cobranza {
  lineas: readonly LineaElegida[]
  /** Undefined is cash. */
  otro: OtroMedio | undefined
  /** The accounting date: the day the money came in. */
  fecha: Fecha
  observaciones: string | undefined
  /** Undefined takes the next number without gaps. */
  nroRecibo: number | undefined
}

/**
 * Pays one member's charges whole. Charges are locked in the order of their ids, and the receipt is numbered last.
 * Throws `Rechazo` for charges that cannot be paid or that the person saw differently, and for a date in a closed
 * period.
 */
export async function collect(tx: Tx, actor: Actor, cobranza: Cobranza): Promise<Cobro> {
  const { cargos, matriculadoID, total, pagoID } = await holdChosen(tx, cobranza.lineas, PAGO_ID)
  // Today is never closed, so this asks nothing at the counter.
  if (cobranza.fecha < actor.hoy) await requireOpen(tx, cobranza.fecha, 'fechaPago')
  if (cobranza.nroRecibo !== undefined) await requireFreeNumber(tx, cobranza.nroRecibo)
  return postPayment(tx, actor, {
    ...cobranza,
    medio: cobranza.otro ? 'otro' : 'efectivo',
    pagoID,
    matriculadoID,
    total,
    cargos: cargos.map(({ id }) => id),
  })
}

/** Locks the counter's row, so that nobody else gets the number meanwhile. */
async function requireFreeNumber(tx: Tx, nroRecibo: number): Promise<void> {
  await tx.query("SELECT FROM contador WHERE nombre = 'recibo' FOR UPDATE")
  const [used] = await tx.query<{ fecha: Fecha }>('SELECT fecha FROM pago WHERE nro_recibo = $1', [nroRecibo])
  if (!used) return
  const mensaje = `El recibo ${nroRecibo} ya existe, del ${formatFecha(used.fecha)}`
  refuse('nroRecibo', mensaje)
}
