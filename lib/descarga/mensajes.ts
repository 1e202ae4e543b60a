import type { EntradaDe } from '@/contract/llamada'
import { traerLote } from '@/contract/mensaje'
import { ESTADOS_MENSAJE, MEDIOS, type Medio } from '@/domain/mensaje'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerLote>, 'cantidad' | 'lugar'>

/** The outbox with its filters, in its order; what was written is not told. */
export async function* walkMensajes(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  yield { total: null }
  yield* walkLots(({ cantidad, lugar }) => leer(traerLote, { ...filtros, cantidad, lugar }), {
    lineas: (filas) =>
      filas.map(({ id, apellidoNombre, medio, destino, estado, intentos, causa, creado, terminado }) => ({
        ...{ id, apellidoNombre, destino, intentos, causa, creado, terminado },
        medio: MEDIOS[medio as Medio],
        estado: estado && ESTADOS_MENSAJE[estado],
      })),
  })
}
