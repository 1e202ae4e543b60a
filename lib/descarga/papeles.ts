import type { EntradaDe } from '@/contract/llamada'
import { traerLote, traerTodos } from '@/contract/papel'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { nameOfPapel } from '@/domain/papel'
import type { LeidoDe } from '@/lib/api/result'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

/** The register of papers with its filters, the newest first. */
export async function* walkPapeles(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }), {
    lineas: (filas) => filas.map(asShown),
  })
}

const asShown = ({ clase, numero, codigo, ...fila }: LeidoDe<typeof traerLote>[number]): FilaDescarga => ({
  ...fila,
  papel: clase && numero !== undefined ? nameOfPapel(clase, numero) : undefined,
  codigo: codigo && formatCodigo(codigo),
})
