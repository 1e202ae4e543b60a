import type { EntradaDe } from '@/contract/llamada'
import { traerLote, traerTodos } from '@/contract/vencimiento'
import { today } from '@/domain/fechas'
import { describePlazo } from '@/domain/plazo'
import { CLASES_DE_VENCIMIENTO } from '@/domain/vencimiento'
import type { LeidoDe } from '@/lib/api/result'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

/** What expires with the list's filters, in its order. */
export async function* walkVencimientos(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }), {
    lineas: (filas) => filas.map(asShown),
  })
}

const asShown = ({ clase, ...fila }: LeidoDe<typeof traerLote>[number]): FilaDescarga => ({
  ...fila,
  clase: clase && CLASES_DE_VENCIMIENTO[clase],
  plazo: fila.vence && describePlazo(fila.vence, today()),
})
