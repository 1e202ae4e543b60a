import { expect, test, vi } from 'vitest'

vi.mock('server-only', () => ({}))
vi.mock('@/lib/api/servidor', () => ({ isPropio: () => Promise.resolve(true) }))

const { readListWithTotals, MAX_ALL_ROWS, ALL_ROWS } = await import('@/lib/api/list-reading')

const FILAS = Array.from({ length: 45 }, (_, id) => ({ id }))
const pages = (cantidad: number) =>
  vi.fn((pagina: number) =>
    Promise.resolve({
      ok: true as const,
      datos: { cantidad, suma: 7, filas: FILAS.slice((pagina - 1) * 20, pagina * 20) },
    }),
  )
const lot = (filas: { id: number }[]) => vi.fn(() => Promise.resolve({ ok: true as const, datos: filas }))

test('a whole list with totals is one page, for the totals, and one lot of rows', async () => {
  const [read, lote] = [pages(45), lot(FILAS)]
  const lista = await readListWithTotals('/x', ALL_ROWS, read, lote)
  expect(lista).toMatchObject({ entera: 'toda', totales: { suma: 7 }, paginas: { total: 45, pageSize: 45 } })
  expect(lista.result).toMatchObject({ ok: true, datos: FILAS })
  expect(lista.aviso).toBeUndefined()
  expect([read.mock.calls, lote.mock.calls]).toEqual([[[1]], [[MAX_ALL_ROWS]]])
})

test('one that is too long is its first page, and no lot is asked for', async () => {
  const lote = lot(FILAS)
  const lista = await readListWithTotals('/x', ALL_ROWS, pages(MAX_ALL_ROWS + 1), lote)
  expect(lista).toMatchObject({ entera: 'demasiadas', paginas: { total: MAX_ALL_ROWS + 1 } })
  expect(lote).not.toHaveBeenCalled()
})

test('rows that are not what the total said are shown with a word about it', async () => {
  const lista = await readListWithTotals('/x', ALL_ROWS, pages(45), lot(FILAS.slice(1)))
  expect(lista).toMatchObject({ entera: 'toda', paginas: { total: 44 } })
  expect(lista.aviso).toMatch(/cambió/)
})

test('rows that do not come to the totals, since somebody paid between the two, are shown with a word about it', async () => {
  const suman = vi.fn(({ suma }: { suma: number }, filas: readonly { id: number }[]) => suma === filas.length)
  const read = (suma: number) => {
    const first = pages(45)
    return async (pagina: number) => {
      const page = await first(pagina)
      return { ...page, datos: { ...page.datos, suma } }
    }
  }
  const lista = await readListWithTotals('/x', ALL_ROWS, read(46), lot(FILAS), suman)
  expect(lista).toMatchObject({ entera: 'toda', paginas: { total: 45 } })
  expect(lista.aviso).toMatch(/los totales no son/)
  expect((await readListWithTotals('/x', ALL_ROWS, read(45), lot(FILAS), suman)).aviso).toBeUndefined()
})

test('a lot that fails says so, with the totals that came', async () => {
  const failed = { ok: false, tipo: 'rechazo', mensaje: 'No', errores: {}, pedidoID: '' } as const
  const lista = await readListWithTotals('/x', ALL_ROWS, pages(45), () => Promise.resolve(failed))
  expect(lista).toMatchObject({ entera: 'falla', result: { ok: false }, totales: { suma: 7 } })
})
