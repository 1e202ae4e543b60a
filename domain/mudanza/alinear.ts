/** What of a row of an account says that it is the same one. */
export interface Renglon {
  fecha: string | null
  debe: bigint
  haber: bigint
  /** What is owed after it. */
  saldo?: bigint | null
}

export interface Par<A, B> {
  suya?: A
  nuestra?: B
}

/** Beyond so many comparisons each row is looked for from where the last was found. */
const MAXIMO = 4_000_000

const keyOf = ({ fecha, debe, haber }: Renglon): string => `${fecha} ${debe} ${haber}`

/** Two accounts row beside row in the order of both, so that as many as can be stand beside their own. */
export function alinear<A extends Renglon, B extends Renglon>(
  suyas: readonly A[],
  nuestras: readonly B[],
): Par<A, B>[] {
  const [theirs, ours] = [suyas.map(keyOf), nuestras.map(keyOf)]
  let begin = 0
  while (begin < theirs.length && begin < ours.length && theirs[begin] === ours[begin]) begin++
  const longest = (theirs.length - begin) * (ours.length - begin) <= MAXIMO
  const found = longest ? longestCommon(theirs, ours, begin) : nextOf(theirs, ours, begin)
  const pairs: Par<A, B>[] = []
  let at = 0
  for (const [index, suya] of suyas.entries()) {
    const beside = index < begin ? index : found.get(index)
    if (beside === undefined) pairs.push({ suya })
    else {
      for (const nuestra of nuestras.slice(at, beside)) pairs.push({ nuestra })
      pairs.push(withOwn(suya, nuestras[beside]))
      at = beside + 1
    }
  }
  for (const nuestra of nuestras.slice(at)) pairs.push({ nuestra })
  return pairs
}

const withOwn = <A, B>(suya: A, nuestra: B | undefined): Par<A, B> =>
  nuestra === undefined ? { suya } : { suya, nuestra }

/** Of theirs from `begin` on, beside which of ours each stands. */
function longestCommon(
  theirs: readonly string[],
  ours: readonly string[],
  begin: number,
): Map<number, number> {
  const width = ours.length + 1
  const length = new Uint32Array((theirs.length + 1) * width)
  const at = (row: number, column: number): number => length[row * width + column] ?? 0
  for (let row = theirs.length - 1; row >= begin; row--)
    for (let column = ours.length - 1; column >= begin; column--)
      length[row * width + column] =
        theirs[row] === ours[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const found = new Map<number, number>()
  for (let row = begin, column = begin; row < theirs.length && column < ours.length;)
    if (theirs[row] === ours[column]) found.set(row++, column++)
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  return found
}

function nextOf(theirs: readonly string[], ours: readonly string[], begin: number): Map<number, number> {
  const found = new Map<number, number>()
  let from = begin
  for (let index = begin; index < theirs.length; index++) {
    const beside = ours.indexOf(theirs[index] ?? '', from)
    if (beside === -1) continue
    found.set(index, beside)
    from = beside + 1
  }
  return found
}

/**
 * Where two accounts part: the first row of theirs that ours lacks, else the first whose balance is another, else the first
 * that only ours has; -1 where they are one.
 */
export function firstApart(pairs: readonly Par<Renglon, Renglon>[]): number {
  const first = (parts: (pair: Par<Renglon, Renglon>) => boolean) => {
    const at = pairs.findIndex(parts)
    return at === -1 ? undefined : at
  }
  return (
    first(({ nuestra }) => nuestra === undefined) ??
    first(({ suya, nuestra }) => suya !== undefined && suya.saldo !== nuestra?.saldo) ??
    first(({ suya }) => suya === undefined) ??
    -1
  )
}
