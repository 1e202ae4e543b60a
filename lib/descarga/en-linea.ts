import type { EntradaDe } from '@/contract/llamada'
import { traerLote } from '@/contract/mercado-pago'
import { EN_LINEA_EN_PALABRAS } from '@/domain/en-linea'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerLote>, 'cantidad' | 'lugar'>

/** Every online payment that was begun, in the list's order. */
export async function* walkEnLinea(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  yield { total: null }
  yield* walkLots(({ cantidad, lugar }) => leer(traerLote, { ...filtros, cantidad, lugar }), {
    lineas: (filas) =>
      filas.map(({ id, creado, matriculado, observacion, total, estado, quien, motivo, nroRecibo }) => ({
        ...{ id, creado, matriculado, observacion, total, quien, motivo, nroRecibo },
        estado: estado && EN_LINEA_EN_PALABRAS[estado],
        cobrado: estado === 'aprobado' ? total : null,
      })),
  })
}
