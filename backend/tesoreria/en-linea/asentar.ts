import type { Tx } from '@/backend/db/conexion'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { acceptMoney } from '@/backend/tesoreria/ledger/acreditar'
import { returnPago } from '@/backend/tesoreria/ledger/devolver'
import { withReceiptByMail } from '@/backend/tesoreria/pago/recibo-por-mail'
import { endIntento, lockIntento, release, type Intento } from '@/backend/tesoreria/en-linea/intento'
import type { CobroDelProveedor, Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { follow } from '@/backend/tesoreria/en-linea/seguir'
import { formatMoney } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'

/** Whether the money came, is gone, or is disputed, which takes weeks. */
function whereIs({ estado, detalle }: CobroDelProveedor): 'cobrado' | 'devuelto' | 'enDisputa' | undefined {
  if (estado === 'approved') return 'cobrado'
  if (estado === 'refunded') return 'devuelto'
  if (estado !== 'charged_back') return undefined
  return detalle === 'reimbursed' ? 'cobrado' : detalle === 'in_process' ? 'enDisputa' : 'devuelto'
}

const EN_DISPUTA = 'Contracargo en discusión con el proveedor: todavía no se resolvió'
const GANADO = 'El contracargo se resolvió a favor del Consejo'
const PERDIDO = 'Contracargo del pago en línea'
const DEVUELTO = 'El proveedor devolvió el dinero'
const EN_RECLAMO = 'El pago está en reclamo ante el proveedor'
const RECLAMO_GANADO = 'El reclamo se resolvió a favor del Consejo'

interface Cobro {
  id: number
  pagoID: number | null
  acreditado: boolean
  revertido: boolean
  /** Reversed for a chargeback so long ago that no older answer can come any more. */
  recuperable: boolean
}

/**
 * Brings the provider's state of a payment into the ledger: each is credited once and reversed once, however often
 * and in whatever order it is told. False for an unknown reference.
 */
export async function settle(
  tx: Tx,
  pasarela: Pasarela,
  cobro: CobroDelProveedor,
  hoy: Fecha,
): Promise<boolean> {
  const intento = await lockIntento(tx, { pasarela: pasarela.nombre, referencia: cobro.referencia })
  if (!intento) return false
  const before = await keepCobro(tx, intento, cobro)
  const acto = { persona: null, pedidoID: null, acto: 'pago.cobrarEnLinea', hoy }
  const place = whereIs(cobro)
  if (before.revertido) {
    if (place === 'cobrado' && before.recuperable) await restore(tx, acto, intento, before, cobro)
  } else if (place === 'enDisputa') await observe(tx, before.id, EN_DISPUTA)
  else if (before.acreditado)
    await afterCredit(tx, { ...acto, acto: 'pago.devolverEnLinea' }, intento, before, cobro)
  else if (place === 'cobrado') await credit(tx, acto, intento, before, cobro)
  else if (place === 'devuelto') await close(tx, before.id, cobro)
  else if (intento.abierto || intento.rechazado) await follow(tx, intento, cobro)
  return true
}

/** Keeps the former row when this news is older than what was done. */
async function keepCobro(tx: Tx, intento: Intento, cobro: CobroDelProveedor): Promise<Cobro> {
  const [row] = await tx.query<Cobro>(
    `INSERT INTO cobro_en_linea AS c (pasarela, proveedor_id, pago_en_linea_id, estado, monto, moneda)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (pasarela, proveedor_id) DO UPDATE SET
       estado = CASE WHEN c.revertido_en IS NOT NULL OR (c.acreditado_en IS NOT NULL AND NOT $7)
         THEN c.estado ELSE excluded.estado END,
       visto_en = now()
     RETURNING id, pago_id AS "pagoID", acreditado_en IS NOT NULL AS acreditado, revertido_en IS NOT NULL AS revertido,
       c.estado = 'charged_back' AND (revertido_en < now() - interval '1 minute' OR $8) AS recuperable`,
    [
      intento.pasarela,
      cobro.id,
      intento.id,
      cobro.estado,
      cobro.monto,
      cobro.moneda,
      whereIs(cobro) === 'devuelto',
      cobro.detalle === 'reimbursed',
    ],
  )
  if (!row) throw new Error('No se guardó el cobro')
  return row
}

const observe = (tx: Tx, cobroID: number, observacion: string): Promise<unknown> =>
  tx.query('UPDATE cobro_en_linea SET observacion = $2 WHERE id = $1', [cobroID, observacion])

/** Replaces the open remark by the ended one; any other remark stays. */
const observeEnd = (tx: Tx, cobroID: number, open: string, ended: string): Promise<unknown> =>
  tx.query('UPDATE cobro_en_linea SET observacion = $3 WHERE id = $1 AND observacion = $2', [
    cobroID,
    open,
    ended,
  ])

/** The money is gone, so earlier remarks no longer hold. */
const close = (tx: Tx, cobroID: number, { estado }: CobroDelProveedor): Promise<unknown> =>
  tx.query('UPDATE cobro_en_linea SET revertido_en = now(), observacion = $2 WHERE id = $1', [
    cobroID,
    estado === 'refunded' ? DEVUELTO : PERDIDO,
  ])

/** A chargeback was won: what the payment was for may be paid since, so the money becomes credit. */
async function restore(
  tx: Tx,
  actor: Actor,
  intento: Intento,
  before: Cobro,
  cobro: CobroDelProveedor,
): Promise<void> {
  await tx.query(`UPDATE cobro_en_linea SET revertido_en = NULL, estado = 'approved' WHERE id = $1`, [
    before.id,
  ])
  await credit(tx, actor, before.acreditado ? { ...intento, lineas: [] } : intento, before, cobro)
  const [row] = await tx.query<{ detalle: string | null }>(
    'SELECT observacion AS detalle FROM cobro_en_linea WHERE id = $1',
    [before.id],
  )
  await observe(tx, before.id, [GANADO, row?.detalle].filter(Boolean).join(': '))
}

/** Pays what is still owed of what was asked for; the rest becomes credit, which is told. */
async function credit(
  tx: Tx,
  actor: Actor,
  intento: Intento,
  { id }: Cobro,
  { monto, moneda, devuelto }: CobroDelProveedor,
): Promise<void> {
  if (moneda !== 'ARS' || monto !== intento.total) {
    const came = moneda === 'ARS' ? formatMoney(monto) : `${formatMoney(monto)} en ${moneda}`
    return void (await observe(
      tx,
      id,
      `El proveedor cobró ${came} y se habían pedido ${formatMoney(intento.total)}: no se acreditó`,
    ))
  }
  await release(tx, intento.id)
  const { pagoID, acreditado } = await withReceiptByMail(tx, actor, () =>
    acceptMoney(tx, actor, {
      matriculadoID: intento.matriculadoID,
      medio: 'online',
      importe: monto,
      lineas: intento.lineas,
      fecha: actor.hoy,
      observaciones: intento.observaciones ?? undefined,
    }),
  )
  await tx.query('UPDATE cobro_en_linea SET pago_id = $2, acreditado_en = now() WHERE id = $1', [id, pagoID])
  if (acreditado > 0n) await observe(tx, id, `${formatMoney(acreditado)} quedaron como saldo a favor`)
  else if (devuelto > 0n) await observe(tx, id, partOf(devuelto))
  await endIntento(tx, intento.id, 'aprobado')
}

const partOf = (devuelto: CobroDelProveedor['devuelto']): string =>
  `El proveedor devolvió ${formatMoney(devuelto)}, una parte: revise el pago`

/** A full refund reverses the payment. A person decides about a partial one or an open claim. */
async function afterCredit(
  tx: Tx,
  actor: Actor,
  intento: Intento,
  { id, pagoID }: Cobro,
  cobro: CobroDelProveedor,
): Promise<void> {
  const { estado, devuelto } = cobro
  const place = whereIs(cobro)
  if (place === 'devuelto' && pagoID !== null) {
    const motivo = estado === 'refunded' ? 'El pago en línea fue devuelto' : PERDIDO
    await returnPago(tx, actor, { pagoID, motivo })
    await close(tx, id, cobro)
    await endWhenAllReturned(tx, intento.id)
  } else if (estado === 'charged_back') await observeEnd(tx, id, EN_DISPUTA, GANADO)
  else if (estado === 'in_mediation') await observe(tx, id, EN_RECLAMO)
  else if (devuelto > 0n) await observe(tx, id, partOf(devuelto))
  else if (place === 'cobrado') await observeEnd(tx, id, EN_RECLAMO, RECLAMO_GANADO)
}

/** What was paid twice and refunded once is still paid. */
const endWhenAllReturned = (tx: Tx, intentoID: number): Promise<unknown> =>
  tx.query(
    `UPDATE pago_en_linea SET estado = 'devuelto' WHERE id = $1 AND NOT EXISTS (
       SELECT FROM cobro_en_linea WHERE pago_en_linea_id = $1 AND acreditado_en IS NOT NULL AND revertido_en IS NULL)`,
    [intentoID],
  )
