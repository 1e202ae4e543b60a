import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '@/backend/prueba/db/base'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { type Aparte, type Vuelta, SIN_VUELTAS, type Trabajo } from '@/backend/tarea/kinds'
import { takeSteps } from '@/backend/tarea/steps'
import { limpieza } from '@/backend/tarea/sweep'
import {
  ends,
  openProcess,
  order,
  startWorker,
  stateOf,
  type ObreroDePrueba,
} from '@/backend/prueba/tarea/obrero'

type Base = Awaited<ReturnType<typeof createTestDatabase>>
let base: Base
let db: Db
const working: ObreroDePrueba[] = []

beforeAll(async () => {
  base = await createTestDatabase()
  db = openDatabase(base.url)
  await db.query('CREATE TABLE huella (id integer GENERATED ALWAYS AS IDENTITY, tarea integer, n integer)')
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(working.splice(0).map(({ stop }) => stop()))
})
afterAll(async () => {
  await db.close()
  await base.drop()
})

const start: typeof startWorker = (...args) => {
  const made = startWorker(...args)
  working.push(made)
  return made
}

/** Writes what it does where it can be counted; `antes` may hold up, refuse or break a step. */
const counting = (
  antes: (n: number) => Promise<unknown> | undefined = () => undefined,
): Trabajo<'cuotas'> => ({
  paso: async (tx, { id, hechas }) => {
    await tx.query('INSERT INTO huella (tarea, n) VALUES ($1, $2)', [id, hechas + 1])
    await antes(hechas + 1)
    return 1
  },
  resumen: (_tx, { hechas, total }) => Promise.resolve(`${hechas} de ${total}.`),
})

/** What waits, and what ends its waiting. */
function gate(): [Promise<void>, () => void] {
  let open: () => void = () => undefined
  return [new Promise<void>((resolve) => (open = resolve)), open]
}

const marks = async (tarea: number): Promise<number[]> =>
  (await db.query<{ n: number }>('SELECT n FROM huella WHERE tarea = $1 ORDER BY id', [tarea])).map(
    ({ n }) => n,
  )
const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

test('of six processes one takes a job, and each step is done once', async () => {
  const jobs = [await order(db, 'a', 20), await order(db, 'b', 20), await order(db, 'c', 20)]
  for (let n = 0; n < 6; n++) start(openProcess(base.url).db, counting())
  for (const id of jobs) {
    await ends(db, id, 'terminada')
    expect(await marks(id)).toEqual(upTo(20))
    expect(await stateOf(db, id)).toMatchObject({ hechas: 20, resumen: '20 de 20.', fallas: 0 })
  }
  expect(working.flatMap(({ bitacora }) => bitacora.filter(({ nivel }) => nivel === 'error'))).toEqual([])
})

test('of one kind and key one waits at a time', async () => {
  const id = await order(db, 'uno', 1)
  await expect(order(db, 'uno', 1)).rejects.toMatchObject({ constraint: 'tarea_viva' })
  start(db, counting())
  await ends(db, id, 'terminada')
  await ends(db, await order(db, 'uno', 1), 'terminada')
})

test('what a process that was killed had in hand is gone on with by another, and nothing is done twice', async () => {
  const id = await order(db, 'muerte', 8)
  const first = openProcess(base.url)
  const [hung, revive] = gate()
  start(
    first.db,
    counting((n) => (n === 4 ? hung : undefined)),
  )
  await expect.poll(async () => (await stateOf(db, id))?.hechas, { interval: 10 }).toBe(3)
  await first.kill(db)
  start(db, counting())
  await ends(db, id, 'terminada')
  revive()
  expect(await marks(id)).toEqual(upTo(8))
})

test('a process that was asleep for too long finds its step undone when it wakes', async () => {
  const id = await order(db, 'siesta', 6)
  const [asleep, wake] = gate()
  const [held, go] = gate()
  const sleeper = start(
    openProcess(base.url).db,
    counting((n) => (n === 3 ? asleep : undefined)),
    { plazo: 86_400_000 },
  )
  await expect.poll(async () => (await stateOf(db, id))?.hechas, { interval: 10 }).toBe(2)
  await db.query("UPDATE tarea SET dueno_hasta = now() - interval '1 second' WHERE id = $1", [id])
  start(
    db,
    counting((n) => (n === 5 ? held : undefined)),
  )
  await expect.poll(async () => (await stateOf(db, id))?.hechas, { interval: 10 }).toBe(4)
  wake()
  await sleeper.stop()
  expect(await stateOf(db, id)).toMatchObject({ estado: 'pendiente', hechas: 4 })
  go()
  await ends(db, id, 'terminada')
  expect(await marks(id)).toEqual(upTo(6))
})

test('a stop is obeyed between two steps, and says how far it came', async () => {
  const id = await order(db, 'alto', 50)
  start(
    db,
    counting((n) =>
      n === 5 ? db.query('UPDATE tarea SET detener_en = now() WHERE id = $1', [id]) : undefined,
    ),
  )
  await ends(db, id, 'detenida')
  expect(await marks(id)).toEqual(upTo(5))
  expect(await stateOf(db, id)).toMatchObject({ hechas: 5, resumen: '5 de 50.' })
})

test('a process that is told to stop ends its step and leaves the rest to others at once', async () => {
  const id = await order(db, 'relevo', 9)
  const [held, go] = gate()
  const first = start(
    db,
    counting((n) => (n === 3 ? held : undefined)),
    { plazo: 86_400_000 },
  )
  await expect.poll(async () => (await stateOf(db, id))?.hechas, { interval: 10 }).toBe(2)
  const stopped = first.stop()
  go()
  await stopped
  expect(await stateOf(db, id)).toMatchObject({ estado: 'pendiente', hechas: 3, fallas: 0 })
  start(db, counting(), { plazo: 86_400_000 })
  await ends(db, id, 'terminada')
  expect(await marks(id)).toEqual(upTo(9))
})

test('a step that fails is tried again after a growing pause, and told when it goes on failing', async () => {
  const id = await order(db, 'terca', 5)
  const tries: number[] = []
  const { bitacora } = start(
    db,
    counting((n) => {
      if (n === 3) tries.push(performance.now())
      return n === 3 ? Promise.reject(new TypeError('roto')) : undefined
    }),
  )
  await ends(db, id, 'fallada')
  expect(await marks(id)).toEqual([1, 2])
  expect(await stateOf(db, id)).toMatchObject({
    resumen: '2 de 5. No se pudo seguir: avise a quien administra el sistema.',
    causa: 'TypeError: roto',
  })
  expect(tries).toHaveLength(6)
  const pauses = tries.slice(1).map((at, n) => at - (tries[n] ?? 0))
  expect(pauses.at(-1)).toBeGreaterThan(2 * (pauses[0] ?? 0))
  expect(bitacora.filter(({ fin }) => fin === 'fallada').map(({ fallas, error }) => [fallas, error])).toEqual(
    upTo(6).map((n) => [n, 'TypeError']),
  )
})

test('a step that fails once and then does not is forgotten', async () => {
  const id = await order(db, 'tropiezo', 3)
  let failed = false
  start(
    db,
    counting((n) => {
      if (n !== 2 || failed) return undefined
      failed = true
      return Promise.reject(new Error('una vez'))
    }),
  )
  await ends(db, id, 'terminada')
  expect(await marks(id)).toEqual(upTo(3))
  expect(await stateOf(db, id)).toMatchObject({ fallas: 0, causa: null })
})

test('a refusal in words ends the job with those words', async () => {
  const id = await order(db, 'negada', 3)
  start(
    db,
    counting((n) => (n === 2 ? Promise.reject(new Rechazo('El período está cerrado.')) : undefined)),
  )
  await ends(db, id, 'fallada')
  expect(await stateOf(db, id)).toMatchObject({ hechas: 1, resumen: '1 de 3. El período está cerrado.' })
})

test('one that ends the process that takes it is not taken for ever', async () => {
  const id = await order(db, 'veneno', 3)
  await db.query(
    'UPDATE tarea SET fallas = 5, dueno = gen_random_uuid(), dueno_hasta = now() WHERE id = $1',
    [id],
  )
  start(db, counting())
  await ends(db, id, 'fallada')
  expect(await marks(id)).toEqual([])
})

test.each([
  ['forward', '-1 day'],
  ['back', '1 day'],
])('a database whose clock was set %s holds nothing up', async (_what, by) => {
  const id = await order(db, 'reloj', 3)
  await db.query(
    `UPDATE tarea SET proxima_en = now() + $2::interval, dueno = gen_random_uuid(), dueno_hasta = now() + $2::interval
     WHERE id = $1`,
    [id, by],
  )
  start(db, counting())
  await ends(db, id, 'terminada')
  expect(await marks(id)).toEqual(upTo(3))
})

test('a process whose own clock is wrong works by the database’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('1999-01-01') })
  const id = await order(db, 'antiguo', 3)
  const due = await order(db, 'futuro', 1)
  await db.query("UPDATE tarea SET proxima_en = now() + interval '1 minute' WHERE id = $1", [due])
  start(db, counting())
  await ends(db, id, 'terminada')
  vi.setSystemTime(new Date('2099-01-01'))
  await ends(db, await order(db, 'moderno', 3), 'terminada')
  expect(await stateOf(db, due)).toMatchObject({ estado: 'pendiente', hechas: 0 })
  await db.query('DELETE FROM tarea WHERE id = $1', [due])
})

const vuelta = (turno: Vuelta['turno'], mas: Partial<Vuelta> = {}): Vuelta => ({
  cada: 86_400_000,
  turno,
  ...mas,
})

test('what comes again and again is one process’s turn, and the others wait for the next', async () => {
  let turns = 0
  const vueltas = {
    ...SIN_VUELTAS,
    recordatorios: vuelta(() => {
      turns++
      return Promise.resolve(null)
    }),
  }
  for (let n = 0; n < 4; n++) start(openProcess(base.url).db, counting(), { vueltas })
  await expect.poll(() => turns).toBe(1)
  await ends(db, await order(db, 'mientras', 3), 'terminada')
  expect(turns).toBe(1)
  await db.query("UPDATE tarea SET proxima_en = now() WHERE tipo = 'recordatorios'")
  await expect.poll(() => turns).toBe(2)
  const [kept] = await db.query<{ ultima: string | null; futura: boolean }>(
    `SELECT ultima_en AS ultima, proxima_en > now() + interval '23 hours' AS futura FROM tarea WHERE tipo = 'recordatorios'`,
  )
  expect(kept?.ultima).not.toBeNull()
  await expect
    .poll(
      async () =>
        (
          await db.query<{ futura: boolean }>(
            `SELECT proxima_en > now() + interval '23 hours' AS futura FROM tarea WHERE tipo = 'recordatorios'`,
          )
        )[0]?.futura,
    )
    .toBe(true)
})

test('one kind that hangs or fails holds up none of the others', async () => {
  let tries = 0
  const { bitacora } = start(db, counting(), {
    vueltas: {
      ...SIN_VUELTAS,
      envio: vuelta(
        ({ fin }) => new Promise((resolve) => fin.addEventListener('abort', () => resolve(null))),
      ),
      pagosEnLinea: vuelta(() => {
        tries++
        return Promise.reject(new Error('caída'))
      }),
    },
  })
  await ends(db, await order(db, 'pese a todo', 3), 'terminada')
  await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(1)
  expect(bitacora.find(({ tipo }) => tipo === 'pagosEnLinea')).toMatchObject({
    nivel: 'error',
    fin: 'fallada',
  })
})

test('the steps of a long job are taken where its kind says, under the claim of who holds it; short ones here', async () => {
  const away = openProcess(base.url)
  const taken: number[] = []
  let broken = 1
  const aparte: Aparte = {
    desde: 5,
    tomar: async (mano, fin) => {
      taken.push(mano.id)
      // As a process that a signal ended, after some of its steps.
      if (broken-- > 0) {
        await takeSteps({ ...mano, db: away.db, trabajo: counting() }, () => marked++ >= 2)
        throw new Error('La mató el sistema')
      }
      return takeSteps({ ...mano, db: away.db, trabajo: counting() }, () => fin.aborted)
    },
  }
  let marked = 0
  const [short, long] = [await order(db, 'corta', 4), await order(db, 'larga', 6)]
  start(db, { ...counting(), aparte })
  await ends(db, short, 'terminada')
  await ends(db, long, 'terminada')
  expect(taken).toEqual([long, long])
  expect([await marks(short), await marks(long)]).toEqual([upTo(4), upTo(6)])
  await away.db.close()
})

test('nothing is written while there is nothing to do', async () => {
  let asked = 0
  let work = false
  let turns = 0
  start(db, counting(), {
    vueltas: {
      ...SIN_VUELTAS,
      mensajesCaducos: vuelta(
        () => {
          turns++
          work = false
          return Promise.resolve(0)
        },
        {
          cada: 20,
          hay: () => {
            asked++
            return Promise.resolve(work)
          },
        },
      ),
    },
  })
  await expect.poll(() => asked).toBeGreaterThan(3)
  const row = (): Promise<unknown[]> =>
    db.query("SELECT xmin::text FROM tarea WHERE tipo = 'mensajesCaducos'")
  const before = await row()
  const seen = asked
  await expect.poll(() => asked).toBeGreaterThan(seen + 3)
  expect(await row()).toEqual(before)
  work = true
  await expect.poll(() => turns).toBe(1)
})

test('what ended is kept for ninety days, then swept with its rows', async () => {
  const [old, young] = [await order(db, 'vieja', 1), await order(db, 'nueva', 1)]
  start(db, counting())
  await ends(db, old, 'terminada')
  await ends(db, young, 'terminada')
  await db.query(
    `UPDATE tarea SET terminada_en = now() - CASE id WHEN $1 THEN interval '91 days' ELSE interval '89 days' END
     WHERE id = ANY($2)`,
    [old, [old, young]],
  )
  await db.query('INSERT INTO tarea_fila (tarea_id, n) SELECT id, 1 FROM tarea WHERE id = ANY($1)', [
    [old, young],
  ])
  start(db, counting(), { vueltas: { ...SIN_VUELTAS, limpieza } })
  await expect.poll(() => stateOf(db, old), { timeout: 10_000 }).toBeUndefined()
  expect(await stateOf(db, young)).toMatchObject({ estado: 'terminada' })
  expect(await db.query('SELECT n FROM tarea_fila WHERE tarea_id = ANY($1)', [[old, young]])).toHaveLength(1)
})
