import type { EntradaDe } from '@/contract/llamada'
import { traerLote, traerTodos } from '@/contract/rechazo'
import { nombreDeForma } from '@/domain/debito/formas'
import type { LeidoDe } from '@/lib/api/result'
import { answerLine } from '@/lib/descarga/debitos'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

/** Rejected debits with the list's filters, in its order. */
export async function* walkRechazos(
  leer: Lector,
  filtros: Omit<EntradaDe<typeof traerTodos>, 'pagina'>,
): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }), {
    lineas: (filas: readonly LeidoDe<typeof traerLote>[number][]) =>
      filas.map(({ respuesta, aBaja, dejar: _, ...fila }) => ({
        ...fila,
        ...answerLine(respuesta),
        debito: respuesta?.forma === undefined ? undefined : nombreDeForma(respuesta.forma),
        aBaja: aBaja ? 'Sí' : undefined,
      })),
  })
}
