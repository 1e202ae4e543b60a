import { traerLote, traerTodos } from '@/contract/control-cobertura'
import type { EntradaDe } from '@/contract/llamada'
import { describeFalta, FALTAS } from '@/domain/control-cobertura'
import type { LeidoDe } from '@/lib/api/result'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

/** What a month's cover lacks with the list's filters, in its order. */
export async function* walkFaltas(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }), {
    lineas: (filas) => filas.map(asShown),
  })
}

const asShown = ({
  falta,
  estado = '',
  desde = null,
  ...fila
}: LeidoDe<typeof traerLote>[number]): FilaDescarga => ({
  ...fila,
  falta: falta && FALTAS[falta].nombre,
  detalle: falta && describeFalta(falta, estado, desde),
  remedio: falta && FALTAS[falta].remedio,
})
