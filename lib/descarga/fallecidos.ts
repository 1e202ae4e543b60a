import type { EntradaDe } from '@/contract/llamada'
import { exportar } from '@/contract/fallecidos'
import type { Lector } from '@/lib/descarga/lectura'
import type { Renglon } from '@/lib/descarga/renglon'

/** Who of one list of deaths is of this council. */
export async function* walkFallecidos(
  leer: Lector,
  entrada: EntradaDe<typeof exportar>,
): AsyncGenerator<Renglon, void> {
  const { datos } = yield* leer(exportar, entrada)
  yield { filas: datos }
}
