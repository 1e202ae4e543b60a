import type { anular } from '@/contract/pago'
import type { EntradaDe } from '@/contract/llamada'
import type { Tx } from '@/backend/db/conexion'
import { Resultado, type Pedido } from '@/backend/nucleo/manejador'
import { annulPago } from '@/backend/tesoreria/ledger/anular-pago'
import { nombreDeRecibo } from '@/backend/nucleo/numero-de-recibo'

interface CobroVivo {
  pagoEnLineaID: number
  pasarela: string
  recibo: string
}

/**
 * A person annuls a payment. One with the provider's money is refused until it is refunded there; the provider is
 * asked first. If that provider cannot be asked any more, the person's word counts.
 */
export async function annulByHand(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof anular>,
): Promise<null | Resultado> {
  const [cobro] = await tx.query<CobroVivo>(
    `SELECT c.pago_en_linea_id AS "pagoEnLineaID", c.pasarela, ${nombreDeRecibo('p')} AS recibo
     FROM cobro_en_linea c JOIN pago p ON p.id = c.pago_id
     WHERE c.pago_id = $1 AND c.acreditado_en IS NOT NULL AND c.revertido_en IS NULL`,
    [entrada.pagoID],
  )
  if (cobro && cobro.pasarela === pedido.pasarela?.nombre) return refuse(tx, cobro)
  await annulPago(tx, pedido, entrada)
  if (cobro) {
    await tx.query('UPDATE cobro_en_linea SET revertido_en = now() WHERE pago_id = $1', [entrada.pagoID])
  }
  return null
}

async function refuse(tx: Tx, { pagoEnLineaID, recibo }: CobroVivo): Promise<Resultado> {
  await tx.query('UPDATE pago_en_linea SET consultar_en = now() WHERE id = $1', [pagoEnLineaID])
  return new Resultado(
    0,
    `El ${recibo} se cobró en línea: devuelva el dinero desde el sitio del proveedor de pagos y se anulará por sí solo.`,
  )
}
