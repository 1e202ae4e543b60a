import { traerLote, traerTodos } from '@/contract/cuentas-corrientes'
import type { EntradaDe } from '@/contract/llamada'
import { ERROR_INESPERADO } from '@/contract/mensajes'
import { Cortada, type Lector } from '@/lib/descarga/lectura'
import type { Renglon } from '@/lib/descarga/renglon'

type Filtros = Omit<EntradaDe<typeof traerTodos>, 'pagina'>

const LOTE = 1_000

/** The balances with their filters, from beginning to end, each lot beginning where the last one ended. */
export async function* walkCuentas(leer: Lector, filtros: Filtros): AsyncGenerator<Renglon, void> {
  const { datos: primera } = yield* leer(traerTodos, { ...filtros, pagina: 1 })
  yield { total: primera.cantidad ?? null }
  for (let despuesDe: number | undefined; ;) {
    const { datos } = yield* leer(traerLote, { ...filtros, cantidad: LOTE, despuesDe })
    yield { filas: datos }
    if (datos.length < LOTE) return
    despuesDe = datos.at(-1)?.id
    if (despuesDe === undefined) throw new Cortada({ tipo: 'inesperado', mensaje: ERROR_INESPERADO })
  }
}
