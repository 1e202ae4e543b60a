import { type FilaCuenta, isIngreso } from '@/lib/tesoreria/account-row'

export type FilaMostrada = FilaCuenta & {
  /** The row above is of the same receipt and has its buttons. */
  sigue?: boolean
  /** A payment that was given back, or a line that gives it back. */
  apagada?: boolean
}

/**
 * The newest first, with the lines of one receipt told. What gives a receipt back says so once: its further lines keep
 * only what they are about.
 */
export function byRecibo(filas: readonly FilaCuenta[]): FilaMostrada[] {
  const newest = filas.toReversed()
  return newest.map((fila, at) => {
    const before = newest[at - 1]
    const sigue =
      before !== undefined && receiptOf(fila) !== undefined && receiptOf(fila) === receiptOf(before)
    const apagada = fila.anulado === true || givesBack(fila)
    return {
      ...fila,
      sigue,
      apagada,
      ...(sigue && givesBack(fila) ? { concepto: aboutOf(fila, before) } : {}),
    }
  })
}

/** The number of the receipt that the row is of, ours or that of before. */
export const numberOf = ({
  nroRecibo,
  reciboAnterior,
}: Pick<FilaCuenta, 'nroRecibo' | 'reciboAnterior'>): number | string | undefined =>
  nroRecibo ?? reciboAnterior ?? undefined

const givesBack = (fila: FilaCuenta): boolean => fila.ajuste === true && numberOf(fila) !== undefined

/** What rows of one act have in common. */
const receiptOf = (fila: FilaCuenta): string | undefined =>
  numberOf(fila) === undefined
    ? undefined
    : `${numberOf(fila)} ${givesBack(fila)} ${isIngreso(fila)} ${fila.fecha}`

/** Without what both rows begin with, to the bracket that ends the reason. */
function aboutOf({ concepto }: FilaCuenta, { concepto: other }: FilaCuenta): string | null | undefined {
  if (!concepto || !other) return concepto
  let same = 0
  while (same < concepto.length && concepto[same] === other[same]) same++
  const end = concepto.slice(0, same).lastIndexOf('): ')
  return end < 0 ? concepto : concepto.slice(end + 3)
}
