import { expect, test } from 'vitest'
import type { Lectura } from '@/components/mudanza/importar/datos'
import { withField, withSaid } from '@/components/mudanza/importar/lectura'
import { type Leida, type Manos, ReadingQueue } from '@/components/mudanza/importar/reading-queue'

const LECTURA: Lectura = {
  ...{ hoja: 0, encabezado: 4, columnas: [null, null, null], otras: [], fijos: [], respuestas: [] },
  opciones: {
    ...{ mayusculas: true, diaPrimero: true, variasPorCelda: '', filaDePrecios: 0 },
    ...{ completarHasta: false, modo: 'vacios', sinComa: 'rehusar' },
  },
}

/** A server that keeps one reading, as another person may change it. */
function server(lectura = LECTURA) {
  const now: Leida = { version: 1, lectura }
  const told: boolean[] = []
  const sent: Leida[] = []
  const manos: Manos = {
    async send(leida) {
      sent.push(leida)
      await Promise.resolve()
      if (leida.version !== now.version) return 'rehusada'
      Object.assign(now, { version: now.version + 1, lectura: leida.lectura })
      return now.version
    },
    read: () => Promise.resolve({ ...now }),
    onTheirs: (_, puesto) => void told.push(puesto),
  }
  return { now, told, sent, manos, queue: new ReadingQueue({ version: 1, lectura }) }
}

test('what is changed while one is on its way goes together, after it', async () => {
  const { now, sent, manos, queue } = server()
  queue.add(withField(0, 0, 'matricula'))
  const done = queue.settle(manos)
  queue.add(withField(0, 1, 'dni'))
  queue.add(withField(0, 2, 'email'))
  expect(await queue.settle(manos)).toBe(true)
  expect(await done).toBe(true)
  expect(now.lectura.columnas).toEqual(['matricula', 'dni', 'email'])
  expect(sent).toHaveLength(2)
})

test('what another person kept stays, with what was chosen here on top', async () => {
  const { now, told, manos, queue } = server()
  Object.assign(now, { version: 2, lectura: withField(0, 2, 'email')(LECTURA) })
  queue.add(withField(0, 0, 'matricula'))
  expect(await queue.settle(manos)).toBe(true)
  expect(told).toEqual([true])
  expect(now.lectura.columnas).toEqual(['matricula', null, 'email'])
})

test('on another sheet what was chosen here means nothing, and is not kept', async () => {
  const { now, told, manos, queue } = server()
  const theirs = { ...LECTURA, hoja: 1, columnas: ['dni'] }
  Object.assign(now, { version: 2, lectura: theirs })
  queue.add(withField(0, 0, 'matricula'))
  expect(await queue.settle(manos)).toBe(true)
  expect(told).toEqual([false])
  expect(now.lectura).toEqual(theirs)
})

test('without an answer it waits, and goes with what comes next', async () => {
  const { now, manos, queue } = server()
  queue.add(withSaid('formaPago', 'Efectivo'))
  expect(await queue.settle({ ...manos, send: () => Promise.resolve(undefined) })).toBe(false)
  queue.adopt({ version: 1, lectura: LECTURA })
  queue.add(withField(0, 0, 'matricula'))
  expect(await queue.settle(manos)).toBe(true)
  expect(now.lectura).toMatchObject({ columnas: ['matricula', null, null], fijos: [{ valor: 'Efectivo' }] })
})

test('a refusal that nobody else caused ends, and an older reading is not taken back', async () => {
  const { sent, manos, queue } = server()
  queue.add(withField(0, 0, 'matricula'))
  const refused: Manos = { ...manos, send: () => Promise.resolve('rehusada') }
  expect(await queue.settle(refused)).toBe(false)
  expect(await queue.settle(manos)).toBe(true)
  queue.adopt({ version: 1, lectura: LECTURA })
  queue.add(withField(0, 1, 'dni'))
  await queue.settle(manos)
  expect(sent.at(-1)).toMatchObject({ version: 2, lectura: { columnas: ['matricula', 'dni', null] } })
})

test('two columns change places without a reading that has a field twice being sent', async () => {
  const { now, sent, manos, queue } = server({ ...LECTURA, columnas: ['dni', 'matricula', null] })
  queue.add(withField(0, 0, 'matricula'))
  expect(await queue.settle(manos)).toBe(false)
  expect(sent).toEqual([])
  queue.add(withField(0, 1, 'dni'))
  expect(await queue.settle(manos)).toBe(true)
  expect(now.lectura.columnas).toEqual(['matricula', 'dni', null])
})
