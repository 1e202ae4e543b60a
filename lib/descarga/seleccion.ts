import { traerLote } from '@/contract/seleccion'
import type { Lector } from '@/lib/descarga/lectura'
import type { Renglon } from '@/lib/descarga/renglon'

const LOTE = 1_000

/** Those of a frozen selection, lot by lot. */
export async function* walkSeleccion(leer: Lector, seleccionID: number): AsyncGenerator<Renglon, void> {
  for (let desde = 0; ; desde += LOTE) {
    const { datos } = yield* leer(traerLote, { seleccionID, desde, cantidad: LOTE })
    yield { filas: datos }
    if (datos.length < LOTE) return
  }
}
