import { traerPlanilla } from '@/contract/caja'
import type { EntradaDe } from '@/contract/llamada'
import type { Lector } from '@/lib/descarga/lectura'
import type { Renglon } from '@/lib/descarga/renglon'
import { ESTADOS_CAJA, rowsOf } from '@/lib/tesoreria/sheet-rows'

/** The receipts of a day; whose sheet somebody may have the API knows. */
export async function* walkSheet(
  leer: Lector,
  entrada: EntradaDe<typeof traerPlanilla>,
): AsyncGenerator<Renglon, void> {
  const { datos } = yield* leer(traerPlanilla, entrada)
  const filas = rowsOf(datos, entrada.fecha)
  yield { total: filas.length }
  yield { filas: filas.map((fila) => ({ ...fila, estado: ESTADOS_CAJA[fila.estado].label })) }
}
