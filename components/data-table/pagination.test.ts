import { expect, test } from 'vitest'
import { describePage } from '@/components/data-table/pagination'

test.each([
  ['the first of many', { page: 1, pageSize: 20, total: 512 }, 20, 26, true, '1–20 de 512'],
  ['the last, half full', { page: 26, pageSize: 20, total: 512 }, 12, 26, false, '501–512 de 512'],
  ['the last, exactly full', { page: 2, pageSize: 20, total: 40 }, 20, 2, false, '21–40 de 40'],
  ['the only one', { page: 1, pageSize: 20, total: 20 }, 20, 1, false, '20 resultados'],
  ['one row', { page: 1, pageSize: 20, total: 1 }, 1, 1, false, '1 resultado'],
  ['thousands', { page: 2000, pageSize: 20, total: 50_000 }, 20, 2500, true, '39.981–40.000 de 50.000'],
  [
    'page size unknown, more to come',
    { page: 1, pageSize: undefined, total: 90 },
    15,
    undefined,
    true,
    '90 resultados',
  ],
  [
    'page size unknown, all there',
    { page: 1, pageSize: undefined, total: 9 },
    9,
    undefined,
    false,
    '9 resultados',
  ],
  [
    'total not told',
    { page: 1, pageSize: undefined, total: 4, abierta: true as const },
    3,
    undefined,
    true,
    '3 en esta página',
  ],
])('%s', (_, state, shown, pages, hasNext, text) => {
  expect(describePage(state, shown)).toEqual({ pages, hasNext, text })
})
