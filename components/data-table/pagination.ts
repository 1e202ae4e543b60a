import type { ReactNode } from 'react'
import { formatCount } from '@/domain/texto'

export type PaginationState = {
  /** Starts at 1. */
  page: number
  /** Undefined while a foreign server's page size is not known: a full page that is not the last tells it. */
  pageSize: number | undefined
  total: number
  /** The total is not told: `total` is only one more than was seen. */
  abierta?: true
  /** Above the rows: how many, by which filters. */
  head?: ReactNode
  /** Beside the pages, where there are several: the way to all of them at once. */
  all?: ReactNode
}

/** What the foot of a list says and offers; `shown` is how many rows this page has. */
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

/** '1 resultado', '2.500 resultados'. */
export const countText = (total: number): string =>
  total === 1 ? '1 resultado' : `${formatCount(total)} resultados`
