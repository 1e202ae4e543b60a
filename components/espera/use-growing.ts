import { startTransition, useEffect, useMemo, useState } from 'react'
import type { TableContent } from '@/components/data-table/content'

/** More than two screens of rows. */
const AL_PRINCIPIO = 60

/**
 * A long list is drawn in two steps: the server draws the beginning, the browser adds the rest, which travelled beside
 * it as data, as soon as it can. Drawn whole, 500 rows hold up the page and everybody else's.
 */
export function useGrowing<Row>(content: TableContent<Row>): TableContent<Row> {
  const [whole, setWhole] = useState(false)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return useMemo(
    () =>
      content.state !== 'rows' || whole || content.rows.length <= AL_PRINCIPIO
        ? content
        : { ...content, rows: content.rows.slice(0, AL_PRINCIPIO), growing: true },
    [content, whole],
  )
}
