import { expect, test, vi } from 'vitest'
import type { Renglon } from '@/lib/descarga/renglon'

vi.mock('server-only', () => ({}))

const { walkMembers } = await import('@/lib/descarga/matriculados')
const { DownloadCut } = await import('@/lib/descarga/lectura')

type Fila = { id: number; apellidoNombre: string }
type Entrada = { pagina?: number; cantidad?: number; lugar?: string }
const people = (count: number): Fila[] =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, apellidoNombre: `Médica ${i + 1}` }))

/** A server with so many members: pages of 20, lots of as many as are asked for. Keeps what it was asked. */
function server(rows: Fila[], { mute = false, stuck = false } = {}) {
  const asked: Entrada[] = []
  // oxlint-disable-next-line typescript/require-await -- a reader that always has its answer
  async function* leer(_llamada: unknown, entrada: Entrada) {
    asked.push(entrada)
    if (entrada.cantidad) {
      const from = rows.findIndex(({ id }) => String(id) === entrada.lugar) + 1
      const lote = rows.slice(from, from + entrada.cantidad)
      return { ok: true as const, datos: lote.map((row) => ({ ...row, lugar: String(row.id) })) }
    }
    const from = stuck ? 0 : ((entrada.pagina ?? 1) - 1) * 20
    return { ok: true as const, datos: rows.slice(from, from + 20), total: mute ? undefined : rows.length }
  }
  return { leer: leer as unknown as Parameters<typeof walkMembers>[0], asked }
}

async function walk(rows: Fila[], porLotes: boolean, more = {}) {
  const { leer, asked } = server(rows, more)
  const lines: Renglon[] = []
  for await (const line of walkMembers(leer, { nombre: 'paz' }, porLotes)) lines.push(line)
  return { lines, asked, filas: lines.flatMap((line) => ('filas' in line ? line.filas : [])) }
}

test.each([0, 1, 999, 1_000, 1_001, 2_500])('lots: all of %i, once each, total first', async (count) => {
  const { lines, filas, asked } = await walk(people(count), true)
  expect(lines[0]).toEqual({ total: count })
  expect(filas).toEqual(people(count))
  expect(asked.every((entrada) => 'nombre' in entrada)).toBe(true)
})

test.each([0, 1, 19, 20, 21, 40, 61])('pages of a server without lots: all of %i', async (count) => {
  const { lines, filas, asked } = await walk(people(count), false)
  expect(lines[0]).toEqual({ total: count })
  expect(filas).toEqual(people(count))
  expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 20)))
})

test.each([0, 20, 45])('pages of a server that does not tell its total: all of %i', async (count) => {
  const { lines, filas } = await walk(people(count), false, { mute: true })
  expect(lines[0]).toEqual({ total: null })
  expect(filas).toEqual(people(count))
})

test('a server that answers the same page for ever is given up', async () => {
  await expect(walk(people(60), false, { stuck: true })).rejects.toThrow(DownloadCut)
})
