import { startTransition, useEffect, useMemo, useState } from 'react'
import type { TableContent } from '@/components/data-table/content'

const AL_PRINCIPIO = 60

/**
 * The server draws the beginning of a long list and the browser the rest, which travels as data: 500 rows drawn whole
 * hold up every page.
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
