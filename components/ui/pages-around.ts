export type PageEntry = { page: number; gap: boolean; edge: boolean }

/** The first page, the last and two beside the current; a gap is never for one page alone. */
export function pagesAround(page: number, pages: number): PageEntry[] {
  const shown = [...new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  const entries: PageEntry[] = []
  for (const number of shown) {
    const before = entries.at(-1)?.page ?? 0
    if (number - before === 2) entries.push({ page: number - 1, gap: false, edge: true })
    if (number - before > 2) entries.push({ page: number - 1, gap: true, edge: true })
    entries.push({ page: number, gap: false, edge: Math.abs(number - page) === 2 })
  }
  return entries
}
