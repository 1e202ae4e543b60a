import type { Leida } from '@/components/tesoreria/pago/pending-row'
import { TIPO_MATRICULA } from '@/domain/estados'

/** The registration months of a year among what is pending. */
export const monthsOf = (filas: readonly Leida[], anio: number): Leida[] =>
  filas.filter((fila) => fila.tipoPagoID === TIPO_MATRICULA && fila.anio === anio)
