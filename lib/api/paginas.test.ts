import { expect, test, vi } from 'vitest'
import { readPages } from '@/lib/api/paginas'
import type { Resultado } from '@/lib/api/resultado'

const server =
  (size: number, total: number, tells = true) =>
  (pagina: number): Promise<Resultado<number[]>> => {
    const from = (pagina - 1) * size
    const datos = Array.from(
      { length: Math.max(0, Math.min(size, total - from)) },
      (_, index) => from + index,
    )
    return Promise.resolve({ ok: true, datos, total: tells ? total : undefined })
  }

test.each([
  { size: 20, total: 45, tells: true, asked: 3 },
  { size: 20, total: 40, tells: true, asked: 2 },
  { size: 20, total: 0, tells: true, asked: 1 },
  { size: 7, total: 20, tells: false, asked: 4 },
])('$total rows by $size: every one once', async ({ size, total, tells, asked }) => {
  const read = vi.fn(server(size, total, tells))
  const heard: number[] = []
  const result = await readPages(read, (filas) => heard.push(filas))
  expect(result.ok && result.datos).toEqual(Array.from({ length: total }, (_, index) => index))
  expect(read).toHaveBeenCalledTimes(asked)
  expect(heard.at(-1)).toBe(total)
})

test('a page that fails ends it, and nothing half is answered', async () => {
  const falla = { ok: false, tipo: 'rechazo', mensaje: 'No', errores: {}, pedidoID: '' } as const
  const read = (pagina: number) => (pagina === 2 ? Promise.resolve(falla) : server(5, 20)(pagina))
  expect(await readPages(read)).toBe(falla)
})
