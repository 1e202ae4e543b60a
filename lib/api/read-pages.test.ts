import { describe, expect, test, vi } from 'vitest'
import { readPages } from '@/lib/api/read-pages'
import type { Resultado } from '@/lib/api/result'

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
  const result = await readPages(read, { tell: (filas) => heard.push(filas) })
  expect(result.ok && result.datos).toEqual(Array.from({ length: total }, (_, index) => index))
  expect(read).toHaveBeenCalledTimes(asked)
  expect(heard.at(-1)).toBe(total)
})

test('a page that fails ends it, and nothing half is answered', async () => {
  const falla = { ok: false, tipo: 'rechazo', mensaje: 'No', errores: {}, pedidoID: '' } as const
  const read = (pagina: number) => (pagina === 2 ? Promise.resolve(falla) : server(5, 20)(pagina))
  expect(await readPages(read)).toEqual({ ...falla, pagina: 2 })
})

test.each([
  [20, true],
  [20, false],
])(
  'a list longer than asked for: its first page, and no more reads than it takes to know (%s, %s)',
  async (size, tells) => {
    const read = vi.fn(server(size, 2_001, tells))
    const result = await readPages(read, { hasta: 100 })
    expect(result).toMatchObject({ ok: true, demasiadas: true, total: tells ? 2_001 : undefined })
    expect(result.ok && result.datos).toHaveLength(size)
    expect(read).toHaveBeenCalledTimes(tells ? 1 : 6)
    const whole = await readPages(server(size, 100, tells), { hasta: 100 })
    expect(whole.ok && whole.datos).toHaveLength(100)
    expect(whole).not.toHaveProperty('demasiadas')
  },
)

describe('never a short list without a word', () => {
  const pages = (...answers: [datos: number[], total?: number][]) => {
    const read = (pagina: number): Promise<Resultado<number[]>> => {
      const [datos, total] = answers[pagina - 1] ?? [[]]
      return Promise.resolve({ ok: true, datos, total: total ?? answers.at(-1)?.[1] })
    }
    return readPages(read)
  }

  test('fewer rows than the server says there are', async () => {
    expect(await pages([[1, 2], 5], [[3, 4], 5], [[], 5])).toMatchObject({
      datos: [1, 2, 3, 4],
      aviso: 'El servidor dice que son 5 filas y envió 4.',
    })
  })

  test('somebody added meanwhile: nobody twice, and it is said', async () => {
    expect(await pages([[1, 2], 4], [[2, 3], 5], [[4], 5])).toMatchObject({
      datos: [1, 2, 3, 4],
      aviso: expect.stringContaining('cambió mientras se leía') as string,
    })
  })

  test('a server that answers the same page for ever is no list; its last page for ever is', async () => {
    expect(await pages([[1, 2], 6], [[1, 2], 6])).toMatchObject({ ok: false, pagina: 2 })
    expect(await pages([[1, 2]], [[1, 2]])).toMatchObject({ ok: false, pagina: 2 })
    expect(await pages([[1, 2]], [[3]], [[3]])).toEqual({ ok: true, datos: [1, 2, 3] })
  })
})
