import { collectionRow } from '@/lib/debitos/collection-row'
import { lineRow } from '@/lib/debitos/line-row'
import type { EntradaDe } from '@/contract/llamada'
import { traerCobros, traerFilas, traerLote, traerLoteDeCobros } from '@/contract/rendicion'
import { COBRO_EN_PALABRAS } from '@/domain/debito/rendicion'
import type { LeidoDe } from '@/lib/api/result'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

/** A report's lines with its filters, in its order. */
export async function* walkRendicion(
  leer: Lector,
  filtros: Omit<EntradaDe<typeof traerFilas>, 'pagina'>,
): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerFilas, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }), {
    lineas: (filas: readonly LeidoDe<typeof traerLote>[number][]) =>
      filas.map((fila) => {
        const row = lineRow(fila)
        return { ...row, seCuenta: fila.repetida ? null : row.cobro }
      }),
  })
}

/** Money that waits for a person or waited, the oldest first. */
export async function* walkCobros(
  leer: Lector,
  filtros: Omit<EntradaDe<typeof traerCobros>, 'pagina'>,
): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerCobros, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLoteDeCobros, { ...filtros, ...lote }), {
    lineas: (filas: readonly LeidoDe<typeof traerLoteDeCobros>[number][]) =>
      filas.map((fila) => {
        const { estado, reversa: _reversa, ...row } = collectionRow(fila)
        return { ...row, estado: estado && COBRO_EN_PALABRAS[estado] }
      }),
  })
}
