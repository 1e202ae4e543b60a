import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openViaje, type Viaje } from '@/backend/mudanza/viaje/carpeta'
import { leerTodo } from '@/backend/mudanza/viaje/pasada'
import { openInventado, type ServidorInventado } from '@/backend/prueba/mudanza/servidor-inventado'
import { bundlePrograms, padron, removePrograms, type Running } from '@/backend/prueba/cli/lanzador'

const MUERTES = Number(process.env['MUERTES_DE_LECTURA'] ?? 3)
const MATRICULADOS = 12
const MAS_REPETIDAS = 20

let viejo: ServidorInventado
/** One that nobody disturbs, and one that is killed. */
let carpetas: { quieta: string; muerta: string }

beforeAll(async () => {
  await bundlePrograms()
  viejo = await openInventado(MATRICULADOS)
  const made = () => mkdtempSync(join(tmpdir(), 'padron-mudanza-'))
  carpetas = { quieta: made(), muerta: made() }
})
afterAll(async () => {
  removePrograms()
  await viejo.close()
  for (const carpeta of Object.values(carpetas)) rmSync(carpeta, { recursive: true, force: true })
})

/** The command in a folder, told of each answer that it asks for. */
function begin(datos: string, more: readonly string[], alPedir: (pedido: number, running: Running) => void) {
  const running = padron(
    ['mudanza', 'leer', '--desde', viejo.url, '--usuario', 'a', '--horario', 'siempre', ...more],
    { MUDANZA_CLAVE: 'b', PADRON_DATOS: datos },
  )
  const first = viejo.pedidos.length
  viejo.alPedir = () => alPedir(viejo.pedidos.length - first, running)
  return running
}

/** Runs the command until it ends, or is killed when it asks for its `place`th answer: whether it was killed. */
async function readAndDie(place: number, more: readonly string[]): Promise<boolean> {
  const running = begin(
    carpetas.muerta,
    more,
    (pedido, { child }) => pedido === place && child.kill('SIGKILL'),
  )
  const code = await running.ended
  viejo.alPedir = () => undefined
  if (code !== null && code !== 0) throw new Error(running.output())
  return code === null
}

async function withViaje<R>(datos: string, act: (viaje: Viaje) => R | Promise<R>): Promise<R> {
  process.env['PADRON_DATOS'] = datos
  const viaje = openViaje(new URL(viejo.url), 'prueba')
  try {
    return await act(viaje)
  } finally {
    viaje.close()
    delete process.env['PADRON_DATOS']
  }
}

/** Reads to the end; the copy's hash. */
const read = (datos: string, final: boolean) =>
  withViaje(datos, async (viaje) => {
    const leida = await leerTodo(viaje, {
      ...{ origen: new URL(viejo.url), usuario: 'a', clave: 'b', aLaVez: 2, horario: undefined, final },
      decir: () => undefined,
    })
    expect(leida).toMatchObject({ matriculados: MATRICULADOS, fallas: [] })
    return viaje.copia.huella()
  })

/** Reads undisturbed, and killed at so many random places, each time going on where it was left. */
async function readBoth(muertes: number, final = false): Promise<void> {
  viejo.pedidos = []
  const quieta = await read(carpetas.quieta, final)
  const undisturbed = viejo.pedidos.length
  const places = fc.sample(fc.integer({ min: 1, max: undisturbed }), muertes).sort((a, b) => a - b)
  viejo.pedidos = []
  let killed = 0
  for (const place of places)
    // Where it has repeated some it may be past the place already.
    if (await readAndDie(Math.max(1, place - viejo.pedidos.length), final ? ['--final'] : [])) killed++
    else break
  const where = `muerta en ${places.join()}`
  expect(killed, where).toBeGreaterThan(0)
  expect(await read(carpetas.muerta, final), where).toBe(quieta)
  expect(viejo.pedidos.length - undisturbed, where).toBeLessThanOrEqual(killed * MAS_REPETIDAS)
}

test(
  'killed at any moment of any reading, it goes on, and repeats no more than was in flight',
  { timeout: 600_000 },
  async () => {
    await readBoth(MUERTES)
    for (const medico of viejo.medicos.slice(3, 7)) medico.telefono = '11-1234'
    await readBoth(Math.ceil(MUERTES / 4))
    for (const medico of viejo.medicos.slice(5, 9)) medico.ajustes.push({ monto: 100 })
    await readBoth(Math.ceil(MUERTES / 4), true)
  },
)

test('a disk that takes no more stops it in words, and the same order goes on once there is room', async () => {
  const datos = mkdtempSync(join(tmpdir(), 'padron-mudanza-'))
  try {
    // No file of that process may grow beyond it, which is a full disk to it.
    const running = begin(datos, [], (pedido, { child }) => {
      if (pedido === 1) execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=20000'])
    })
    expect(await running.ended).toBe(1)
    viejo.alPedir = () => undefined
    expect(running.output()).toContain(`No queda lugar en el disco de ${datos}`)
    const before = viejo.pedidos.length
    const whole = await read(datos, false)
    const again = viejo.pedidos.length - before
    expect(whole).toBe(await readElsewhere())
    expect(again).toBeLessThan(viejo.pedidos.length - before - again)
  } finally {
    rmSync(datos, { recursive: true, force: true })
  }
})

async function readElsewhere(): Promise<string> {
  const datos = mkdtempSync(join(tmpdir(), 'padron-mudanza-'))
  try {
    return await read(datos, false)
  } finally {
    rmSync(datos, { recursive: true, force: true })
  }
}
