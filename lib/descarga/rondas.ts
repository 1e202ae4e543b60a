import type { EntradaDe } from '@/contract/llamada'
import { ensayar, traerFilas, traerLote, traerLoteDeFilas } from '@/contract/ronda'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { CAMBIO_EN_PALABRAS } from '@/domain/debito/cambio'
import { MOTIVO_EN_PALABRAS } from '@/domain/debito/ronda'
import type { LeidoDe } from '@/lib/api/result'
import { answerLine } from '@/lib/descarga/debitos'
import type { Lector } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import type { Renglon } from '@/lib/descarga/renglon'

/** One of the rehearsal's lists with its filter, in its order. */
export async function* walkEnsayo(
  leer: Lector,
  filtros: Omit<EntradaDe<typeof ensayar>, 'pagina'>,
): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(ensayar, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLote, { ...filtros, ...lote }), {
    lineas: (filas: readonly LeidoDe<typeof traerLote>[number][]) =>
      filas.map(({ motivo, cargos, ...fila }) => ({
        ...fila,
        motivo: motivo && MOTIVO_EN_PALABRAS[motivo],
        cargos: inOneLine(cargos),
      })),
  })
}

/** A round's debits. */
export async function* walkRonda(
  leer: Lector,
  filtros: Omit<EntradaDe<typeof traerFilas>, 'pagina'>,
): AsyncGenerator<Renglon, void> {
  const primera = yield* leer(traerFilas, { ...filtros, pagina: 1 })
  yield { total: primera.total ?? null }
  yield* walkLots((lote) => leer(traerLoteDeFilas, { ...filtros, ...lote }), {
    lineas: (filas: readonly LeidoDe<typeof traerLoteDeFilas>[number][]) =>
      filas.map(({ cargos, respuesta, ...fila }) => ({
        ...fila,
        ...answerLine(respuesta),
        cargos: inOneLine(cargos),
        cambio: fila.cambio && CAMBIO_EN_PALABRAS[fila.cambio],
        seDebita: fila.sacada ? null : fila.importe,
      })),
  })
}

type Cargo = { nombre?: string | undefined; monto?: Centavos | undefined }

const inOneLine = (cargos: readonly Cargo[] = []): string =>
  cargos
    .map(({ nombre = '', monto }) => `${nombre}${monto === undefined ? '' : ` ${formatMoney(monto)}`}`)
    .join('; ')
