import { expect, test } from 'vitest'
import { pagesAround } from '@/components/ui/pages-around'

const drawn = (page: number, pages: number) =>
  pagesAround(page, pages)
    .map((entry) => (entry.gap ? '…' : entry.page === page ? `[${entry.page}]` : entry.page))
    .join(' ')

test.each([
  [1, 1, '[1]'],
  [1, 5, '[1] 2 3 4 5'],
  [1, 40, '[1] 2 3 … 40'],
  [4, 40, '1 2 3 [4] 5 6 … 40'],
  [20, 40, '1 … 18 19 [20] 21 22 … 40'],
  [40, 40, '1 … 38 39 [40]'],
  [2000, 2500, '1 … 1998 1999 [2000] 2001 2002 … 2500'],
])('page %i of %i', (page, pages, expected) => expect(drawn(page, pages)).toBe(expected))

test('a page past the end still offers the way back', () => expect(drawn(9, 3)).toBe('1 2 3'))
