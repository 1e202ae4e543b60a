import type { EntradaDe } from '@/contract/llamada'
import { exportarAvisos } from '@/contract/refeps'
import type { Lector } from '@/lib/descarga/lectura'
import type { Renglon } from '@/lib/descarga/renglon'

/** What there is to tell whoever keeps the national register, of one comparison. */
export async function* walkAvisos(
  leer: Lector,
  entrada: EntradaDe<typeof exportarAvisos>,
): AsyncGenerator<Renglon, void> {
  const { datos } = yield* leer(exportarAvisos, entrada)
  yield { filas: datos }
}
