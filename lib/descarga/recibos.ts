import type { EntradaDe } from '@/contract/llamada'
import { traerLote, traerTodos } from '@/contract/recibo'
import { MEDIOS } from '@/domain/recibo'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

/** Everybody's receipts, in the list's order. */
export async function* walkRecibos(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  const { datos: primera } = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.cantidad ?? null }
  yield* walkLots(({ cantidad, lugar }) => leer(traerLote, { ...filtros, cantidad, lugar }), {
    lineas: (filas) =>
      filas.map(({ quien, anulado, ...fila }) => ({
        ...fila,
        quien: quien ?? 'Sistema',
        anulado,
        estado: anulado ? 'Anulado' : 'Cobrado',
        queda: anulado || fila.mp === MEDIOS.saldo ? null : fila.total,
      })),
  })
}
