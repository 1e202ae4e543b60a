import { expect, test } from 'vitest'
import { recibosHref } from '@/components/estadisticas/tablero/hrefs'

const FEBRERO = { anio: 2024, mes: 2 }

test.each([
  [1, '/recibos?desde=2024-02-01&hasta=2024-02-29&medio=efectivo'],
  [100, '/recibos?desde=2024-02-01&hasta=2024-02-29&medio=online'],
  [41, '/recibos?desde=2024-02-01&hasta=2024-02-29&medio=debito41'],
  [0, '/recibos?desde=2024-02-01&hasta=2024-02-29&medio=debito0'],
  [101, '/recibos?desde=2024-02-01&hasta=2024-02-29&estado=devuelto'],
  [77, undefined],
])('income of means %s leads to its receipts', (medio, href) => {
  expect(recibosHref(FEBRERO, medio)).toBe(href)
})
