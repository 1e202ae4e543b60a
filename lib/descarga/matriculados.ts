import type { EntradaDe } from '@/contract/llamada'
import { traerLote, traerTodos } from '@/contract/matriculado'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots, walkPages } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

type Filtros = Pick<EntradaDe<typeof traerLote>, 'nombre' | 'dni' | 'matricula' | 'campos' | 'orden'>

/** The member list with its filters: by lots where the server has them, else page after page. */
export async function* walkMembers(
  leer: Lector,
  filtros: Filtros,
  porLotes: boolean,
): AsyncGenerator<Renglon, void> {
  if (!porLotes) return yield* walkPages((pagina) => leer(traerTodos, { ...filtros, pagina }))
  const primera = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots(({ cantidad, lugar }) => leer(traerLote, { ...filtros, cantidad, lugar }))
}
