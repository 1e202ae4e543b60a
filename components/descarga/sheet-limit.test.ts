import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DescargaPedida } from '@/components/descarga/pedido'
import { MAX_CELDAS, tooLarge } from '@/components/descarga/sheet-limit'

const asked = (columns: number, formato: DescargaPedida['formato']): DescargaPedida => ({
  de: '/api/descargas/auditoria',
  titulo: 'Auditoría',
  columnas: Array.from({ length: columns }, (_, n) => ({ id: `c${n}`, titulo: `C${n}`, tipo: 'texto' })),
  formato,
})
const so = (filas: number, total: number | null) => ({ filas, total, intento: 1, armando: false })

test('a spreadsheet is refused exactly when its cells are too many, a CSV never', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(400_000), fc.boolean(), (columns, rows, known) => {
      const avance = known ? so(0, rows) : so(rows, null)
      expect(tooLarge(asked(columns, 'xlsx'), avance) !== undefined).toBe(rows * columns > MAX_CELDAS)
      expect(tooLarge(asked(columns, 'csv'), avance)).toBeUndefined()
    }),
  )
})

test('what was announced counts before a row has come', () => {
  expect(tooLarge(asked(9, 'xlsx'), so(0, 60_000))?.mensaje).toBe(
    'Son 60.000 filas, y de estas una planilla de Excel lleva hasta 55.555. Descargue el CSV, que no tiene límite y también se abre con Excel, o filtre la lista.',
  )
})

test('where nobody knows how many there are, the rows that came count', () => {
  expect(tooLarge(asked(9, 'xlsx'), so(55_555, null))).toBeUndefined()
  expect(tooLarge(asked(9, 'xlsx'), so(55_556, null))?.mensaje).toMatch(/^Son más de 55\.555 filas,/)
})
