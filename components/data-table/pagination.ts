import { type ReactNode, use } from 'react'
import { formatCount } from '@/domain/texto'

export type PaginationState = {
  page: number
  /** Undefined until a foreign server's page size is known. */
  pageSize: number | undefined
  total: number
  /** The total is unknown; `total` is only one more than was seen. */
  abierta?: true
  /** The total of an open list, which comes after its rows; undefined where no answer came. */
  luego?: Promise<number | undefined>
  /** Above the rows: how many, by which filters. */
  head?: ReactNode
  /** The address of all rows at once. */
  todas?: string
}

/** With the total that came later. Suspends until it is there: whoever asks stands in a Suspense of his own. */
export function useTotal(pagination: PaginationState): PaginationState {
  const total = pagination.luego && use(pagination.luego)
  if (total === undefined) return pagination
  const { abierta: _, luego: __, ...known } = pagination
  return { ...known, total }
}

/** `shown` is the number of rows on this page. */
export function describePage({ page, pageSize, total, abierta }: PaginationState, shown: number) {
  if (abierta) return { pages: undefined, hasNext: shown > 0, text: `${formatCount(shown)} en esta página` }
  if (pageSize === undefined) {
    return { pages: undefined, hasNext: shown > 0 && (page > 1 || shown < total), text: countText(total) }
  }
  const first = (page - 1) * pageSize + 1
  const last = first + shown - 1
  const range = shown === 0 ? '' : `${formatCount(first)}–${formatCount(last)} de `
  return {
    pages: Math.max(1, Math.ceil(total / pageSize)),
    hasNext: page * pageSize < total,
    text: total > pageSize ? range + formatCount(total) : countText(total),
  }
}

export const countText = (total: number): string =>
  total === 1 ? '1 resultado' : `${formatCount(total)} resultados`
