import { traerLote, traerTodos } from '@/contract/cuentas-corrientes'
import type { EntradaDe } from '@/contract/llamada'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

export async function* walkCuentas(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  const { datos: primera } = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.cantidad ?? null }
  yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }))
}
