import type { Leida } from '@/components/pago/pending-row'
import { TIPO_MATRICULA } from '@/domain/estados'

/** What is asked to know which registration months are pending. */
export const matriculasDe = (matriculadoID: number) => ({
  matriculadoID,
  traerMatriculas: true,
  traerConceptos: false,
  traerPP: false,
  mostrarTodo: true,
})

/** The registration months of a year among what is pending. */
export const monthsOf = (filas: readonly Leida[], anio: number): Leida[] =>
  filas.filter((fila) => fila.tipoPagoID === TIPO_MATRICULA && fila.anio === anio)
