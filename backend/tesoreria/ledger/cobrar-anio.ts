import type { Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { PAGO_ID, postPayment, type Cobro, type OtroMedio } from '@/backend/tesoreria/ledger/asentar-pago'
import { holdChosen } from '@/backend/tesoreria/ledger/elegidos'
import type { CargoBloqueado } from '@/backend/tesoreria/ledger/impagables'
import { discountsOf } from '@/domain/descuento'
import { formatMoney, subtract, sumMoney, type Centavos } from '@/domain/dinero'
import { monthNumber, type Mes } from '@/domain/fechas'

export interface CobroDeAnio {
  cargos: readonly (CargoBloqueado & Mes)[]
  /** Whole per cent off for paying them together. */
  porcentaje: number
  otro: OtroMedio | undefined
  observaciones: string | undefined
  totalPrevisto: Centavos | undefined
}

/**
 * Collects a year's months today. The discount adjusts each charge and belongs to the payment, so charges are
 * paid whole, and owed in full when it is annulled. Throws `Rechazo` as `collect` does, and for another total than
 * the shown one.
 */
export async function collectYear(
  tx: Tx,
  actor: Actor,
  { cargos, porcentaje, otro, observaciones, totalPrevisto }: CobroDeAnio,
): Promise<Cobro & { total: Centavos }> {
  const inOrder = cargos.toSorted((a, b) => monthNumber(a) - monthNumber(b))
  const lineas = inOrder.map(({ id, tipo, monto }) => ({ id, tipoPagoID: tipo, monto }))
  const { matriculadoID, pagoID, total: entero } = await holdChosen(tx, lineas, PAGO_ID)
  const descuentos = discountsOf(
    inOrder.map(({ monto }) => monto),
    porcentaje,
  )
  const descuento = sumMoney(descuentos)
  const total = subtract(entero, descuento)
  if (totalPrevisto !== undefined && totalPrevisto !== total) {
    throw new Rechazo(
      `El total ahora es ${formatMoney(total)}, no ${formatMoney(totalPrevisto)}. Revise y confirme de nuevo.`,
    )
  }
  const ids = inOrder.map(({ id }) => id)
  if (descuento > 0n) {
    await discount(tx, actor, {
      pagoID,
      matriculadoID,
      ids,
      descuentos,
      detalle: `Descuento por pago anual (${porcentaje} %)`,
    })
  }
  const cobro = await postPayment(tx, actor, {
    pagoID,
    matriculadoID,
    medio: otro ? 'otro' : 'efectivo',
    otro,
    fecha: actor.hoy,
    cargos: ids,
    total,
    observaciones,
    descuento,
  })
  return { ...cobro, total }
}

interface Descuento {
  pagoID: number
  matriculadoID: number
  ids: readonly number[]
  descuentos: readonly Centavos[]
  detalle: string
}

/** The payment that it names is written later in the transaction. */
async function discount(
  tx: Tx,
  actor: Actor,
  { pagoID, matriculadoID, ids, descuentos, detalle }: Descuento,
): Promise<void> {
  await tx.query('SET CONSTRAINTS movimiento_pago_id_fkey DEFERRED')
  await tx.query(
    `WITH quita AS (
       SELECT * FROM unnest($1::int[], $2::bigint[]) AS fila(id, monto) WHERE monto > 0
     ), menos AS (
       UPDATE cargo c SET monto = c.monto - q.monto, version = c.version + 1 FROM quita q WHERE c.id = q.id
     )
     INSERT INTO movimiento (matriculado_id, fecha, acto, haber, cargo_id, pago_id, detalle, usuario_id)
     SELECT $3, $4, 'ajustar', monto, id, $5, $6, $7 FROM quita ORDER BY id`,
    [ids, descuentos, matriculadoID, actor.hoy, pagoID, detalle, actor.persona?.usuarioID ?? null],
  )
}
