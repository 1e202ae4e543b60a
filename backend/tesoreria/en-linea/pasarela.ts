import type { Centavos } from '@/domain/dinero'

export interface PedidoDeCobro {
  referencia: string
  titulo: string
  total: Centavos
  /** ISO instants: until when it can be begun, and until when a payment on paper may come in. */
  venceEn: string
  pagosVencenEn: string
  vueltas: { aprobado: string; pendiente: string; cancelado: string }
}

/**
 * A payment as the provider has it. `estado` is its word: approved, pending, refunded…; `detalle` tells why. A
 * charged_back one is disputed (in_process), lost (settled) or won (reimbursed).
 */
export interface CobroDelProveedor {
  id: string
  estado: string
  detalle: string | null
  referencia: string | null
  monto: Centavos
  moneda: string
  devuelto: Centavos
}

/**
 * A provider of online payments. Every call throws `PasarelaCaida` when there was no reliable answer; then nothing is
 * known.
 */
export interface Pasarela {
  nombre: 'prueba' | 'mercado_pago'
  secreto: string
  /** The web's address for returning payers; '' where the provider's pages are on the web itself. */
  sitio: string
  crear(pedido: PedidoDeCobro): Promise<{ preferencia: string; url: string }>
  traerCobro(id: string): Promise<CobroDelProveedor | null>
  /** Every payment of a reference, oldest first. */
  buscar(referencia: string): Promise<CobroDelProveedor[]>
  /** Nobody can begin to pay it any more. If the provider refuses, it stays. */
  cerrar(preferencia: string): Promise<void>
  /** Cancels a payment on paper that was not made yet. If the provider refuses, it stays. */
  cancelarCobro(id: string): Promise<void>
}

export class PasarelaCaida extends Error {
  constructor(
    que: string,
    readonly http?: number,
  ) {
    super(`La pasarela no respondió: ${que}`)
    this.name = 'PasarelaCaida'
  }
}
