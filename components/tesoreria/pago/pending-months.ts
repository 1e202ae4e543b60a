import type { Leida } from '@/components/tesoreria/pago/pending-row'
import { TIPO_MATRICULA } from '@/domain/estados'

export const monthsOf = (filas: readonly Leida[], anio: number): Leida[] =>
  filas.filter((fila) => fila.tipoPagoID === TIPO_MATRICULA && fila.anio === anio)
