/** A digit within so many milliseconds after another belongs to it. */
const SEGUIDO = 1_000

/** Reads how many by digits typed one after the other: '1', '6' is one and then sixteen; undefined for other keys. */
export function countReader(): (key: string, at: number) => number | undefined {
  let last = { many: 0, at: Number.NEGATIVE_INFINITY }
  return (key, at) => {
    const begun = at - last.at <= SEGUIDO ? last.many : 0
    const many = /^\d$/.test(key) ? begun * 10 + Number(key) : 0
    last = { many, at }
    return many > 0 ? many : undefined
  }
}
