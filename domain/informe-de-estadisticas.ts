import type { TipoDeDebito } from '@/domain/estadisticas'
import type { Fecha } from '@/domain/fechas'

/** A spreadsheet that the statistics offer, and what it is of; a month is 'YYYY-MM'. */
export type PedidoDeInforme =
  | { informe: 'devengado' | 'percibido'; anio: number }
  | { informe: 'especialidades' | 'practicas' }
  | { informe: 'detallado' | 'resumen'; mes: string }
  | { informe: 'debitos'; mes: string; tipoDebito: TipoDeDebito }
  | { informe: 'cobranzas'; desde: Fecha; hasta: Fecha }
