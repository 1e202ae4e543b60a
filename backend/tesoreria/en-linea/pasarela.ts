import type { Centavos } from '@/domain/dinero'

/** What is asked of the provider: one amount, paid whole. */
export interface PedidoDeCobro {
  referencia: string
  titulo: string
  total: Centavos
  /** ISO instants: until when it can be begun, and until when a payment made on paper may come in. */
  venceEn: string
  pagosVencenEn: string
  /** Where the payer is sent back to. */
  vueltas: { aprobado: string; pendiente: string; cancelado: string }
}

/**
 * A payment as the provider has it. `estado` is its own word: approved, pending, refunded…; `detalle` its own of why: of
 * a charged_back one whether it is still disputed (in_process), lost (settled) or won (reimbursed).
 */
export interface CobroDelProveedor {
  id: string
  estado: string
  detalle: string | null
  referencia: string | null
  monto: Centavos
  moneda: string
  /** Given back so far. */
  devuelto: Centavos
}

/**
 * A provider of online payments: all Padrón knows of it. Every call throws `PasarelaCaida` when there was no answer to
 * rely on; then nothing is known, and it is asked again.
 */
export interface Pasarela {
  nombre: 'prueba' | 'mercado_pago'
  /** Signs its notices. */
  secreto: string
  /** The web's own address, where it sends payers back to; '' where its pages stand on the web itself. */
  sitio: string
  crear(pedido: PedidoDeCobro): Promise<{ preferencia: string; url: string }>
  /** null when it knows no such payment. */
  traerCobro(id: string): Promise<CobroDelProveedor | null>
  /** Every payment of a reference, oldest first, whatever became of it. */
  buscar(referencia: string): Promise<CobroDelProveedor[]>
  /** Nobody can begin to pay it any more; one that the provider will not end is left as it is. */
  cerrar(preferencia: string): Promise<void>
  /** A payment begun on paper and not made yet is off; one that the provider will not call off is left as it is. */
  cancelarCobro(id: string): Promise<void>
}

export class PasarelaCaida extends Error {
  constructor(
    que: string,
    /** What it answered, when it did. */
    readonly http?: number,
  ) {
    super(`La pasarela no respondió: ${que}`)
    this.name = 'PasarelaCaida'
  }
}
