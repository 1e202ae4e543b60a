import type { EntradaDe } from '@/contract/llamada'
import { ERROR_INESPERADO } from '@/contract/mensajes'
import { traerLote, traerTodos } from '@/contract/matriculado'
import { Cortada, type Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

export type Filtros = Pick<EntradaDe<typeof traerLote>, 'nombre' | 'dni' | 'matricula'>

/** The filtered member list, by lots where the server has them, otherwise page after page. */
export async function* walkMembers(
  leer: Lector,
  filtros: Filtros,
  porLotes: boolean,
): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  if (porLotes) return yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }))
  yield { filas: primera.datos }
  yield* walkPages(leer, filtros, primera.datos, primera.total)
}

type Fila = { id: number | undefined }

async function* walkPages(
  leer: Lector,
  filtros: Filtros,
  primera: readonly Fila[],
  total: number | undefined,
): AsyncGenerator<Renglon, void> {
  let anterior = primera
  let leidas = primera.length
  for (let pagina = 2; anterior.length > 0; pagina++) {
    // Without a total, a page shorter than the first is the last.
    if (total === undefined ? anterior.length < primera.length : leidas >= total) return
    const { datos } = yield* leer(traerTodos, { ...filtros, pagina })
    // A server that answers the same page for ever would be read for ever.
    if (datos.length > 0 && datos[0]?.id === anterior[0]?.id)
      throw new Cortada({ tipo: 'inesperado', mensaje: ERROR_INESPERADO })
    if (datos.length > 0) yield { filas: datos }
    leidas += datos.length
    anterior = datos
  }
}
