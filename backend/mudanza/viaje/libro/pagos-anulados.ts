import type { Asiento, Libro, Pago } from '@/backend/mudanza/viaje/libro/libro'

/**
 * Of a payment everything stands or nothing does: of one that was reversed in part, what was reversed is a payment of its own,
 * and a payment by credit whose credit and lines disagree is an adjustment and a payment.
 */
export function settlePayments(libro: Libro): void {
  for (const pago of [...libro.pagos]) {
    const { aplicado } = pago
    const gone = pago.lineas.filter(({ anulada }) => anulada !== undefined)
    const back = pago.favor.filter((favor) => libro.isReversed(favor))
    const whole = gone.length === pago.lineas.length && back.length === pago.favor.length
    const none = gone.length + back.length === 0
    if (aplicado && !(libro.isReversed(aplicado) ? whole && !none : none)) unapply(libro, pago, aplicado)
    if (none) continue
    const reversed = new Set<Asiento>([...back, ...gone.map(({ asiento }) => asiento)])
    const last = libro.asientos.findLast(({ revierte }) => revierte && reversed.has(revierte))?.fecha
    if (whole) {
      pago.anulado = last
      continue
    }
    const other = libro.payment(pago.viejo, pago.fecha)
    Object.assign(other, { lineas: gone, favor: back, anulado: last })
    for (const linea of gone) linea.pago = other
    pago.lineas = pago.lineas.filter((linea) => !gone.includes(linea))
    pago.favor = pago.favor.filter((favor) => !back.includes(favor))
    for (const asiento of libro.asientos)
      if (reversed.has(asiento) || (asiento.revierte && reversed.has(asiento.revierte))) asiento.pago = other
    libro.avisos.push(`El pago ${pago.viejo} se anuló en parte: quedó como dos pagos`)
  }
}

function unapply(libro: Libro, pago: Pago, aplicado: Asiento): void {
  pago.aplicado = undefined
  for (const asiento of libro.asientos)
    if (asiento === aplicado || asiento.revierte === aplicado) asiento.pago = undefined
  aplicado.acto = 'ajustar'
}
