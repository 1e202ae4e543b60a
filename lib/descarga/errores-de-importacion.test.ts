import { expect, test, vi } from 'vitest'
import type { Renglon } from '@/lib/descarga/renglon'

vi.mock('server-only', () => ({}))

const { walkRefused } = await import('@/lib/descarga/errores-de-importacion')

type Lector = Parameters<typeof walkRefused>[0]

const row = (hoja: string, fila: number, ...textos: string[]) => ({
  ...{ hoja, fila, que: 'rehusada', celdas: ['2001', '=1+1'], dice: 'Sosa' },
  hallazgos: textos.map((texto) => ({ columna: 'C', campo: 'DNI', codigo: 'dni.falta', texto })),
})

/** A server with these pages. */
const answering = (pages: readonly (readonly object[])[]): Lector =>
  // oxlint-disable-next-line typescript/require-await -- a reader that always has its answer
  async function* (_: unknown, { pagina = 1 }: { pagina?: number }) {
    return { ok: true, datos: pages[pagina - 1] ?? [], total: pages.flat().length }
  } as unknown as Lector

async function linesOf(walk: AsyncGenerator<Renglon, void>) {
  const lines: object[] = []
  for await (const line of walk) if ('filas' in line) lines.push(...line.filas)
  return lines
}

test('a refused row is as the file has it, with its number and every reason, page after page', async () => {
  const pages = [[row('PADRON', 5, 'Falta el DNI')], [row('PADRON', 9, 'Falta el nombre', 'Falta el estado')]]
  expect(await linesOf(walkRefused(answering(pages), 7, 'PADRON'))).toEqual([
    { c0: '2001', c1: '=1+1', fila: 5, porque: 'Falta el DNI' },
    { c0: '2001', c1: '=1+1', fila: 9, porque: 'Falta el nombre. Falta el estado' },
  ])
})

test('of several sheets each has its own', async () => {
  const pages = [[row('Datos', 5, 'Falta el DNI'), row('Contacto', 5, 'Sin principal')]]
  const [line, ...more] = await linesOf(walkRefused(answering(pages), 7, 'Contacto'))
  expect(line).toMatchObject({ porque: 'Sin principal' })
  expect(more).toEqual([])
})
