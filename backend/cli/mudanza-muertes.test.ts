import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLAVE_DEMO, createDemoStaff } from '@/backend/acceso/cuenta/admin'
import { openEnsayo } from '@/backend/cli/abrir'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { repoRoot } from '@/backend/db/root'
import { ensayoFolder } from '@/backend/db/supervisor/folder'
import { stopLeftover } from '@/backend/db/supervisor/postmaster'
import { generar } from '@/backend/generador/generar'
import { type ApiDePrueba, HOY, startApi } from '@/backend/prueba/api'
import { bundlePrograms, finish, removePrograms } from '@/backend/prueba/cli/lanzador'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { temporaryRegister } from '@/backend/prueba/db/servidor'
import { huellaDeRegistro } from '@/backend/prueba/mudanza/huella-de-registro'
import { openAjeno, type ServidorAjeno } from '@/backend/prueba/mudanza/servidor-ajeno'
import { today } from '@/domain/fechas'

/** At so many random places it is killed, an odd number of them; the torture asks for more. */
const MUERTES = Number(process.env['MUDANZA_MUERTES'] ?? 1)
const LARGO = 240_000 + MUERTES * 60_000

const place = temporaryRegister()
const lugares = join(place.root, 'lugares.json')
const nuevo = ensayoFolder(true, { ...process.env, PADRON_DATOS: place.root })
let api: ApiDePrueba
let ajeno: ServidorAjeno
/** What an undisturbed run leaves. */
let entero: Record<string, string>
let carpetas: string[]

beforeAll(async () => {
  process.env['PADRON_DATOS'] = place.root
  api = await startApi({ hoy: today })
  await generar(api.db, { matriculados: 5, meses: 4, semilla: 5, hoy: HOY, demo: false })
  await withTransaction(api.db, createDemoStaff)
  ajeno = await openAjeno(api.url)
  await bundlePrograms()
  await expectDone(['leer', '--usuario', 'administracion', '--horario', 'siempre'])
  await expectDone(['armar'], { FALLA_LUGARES: lugares })
  entero = await inEnsayo(huellaDeRegistro)
  carpetas = readdirSync(place.root)
}, 240_000)
afterAll(async () => {
  removePrograms()
  for (const folder of [ensayoFolder(), nuevo, place]) await stopLeftover(folder)
  delete process.env['PADRON_DATOS']
  place.remove()
  await ajeno.close()
  await api.close()
})

const preload = pathToFileURL(join(repoRoot(), 'backend', 'prueba', 'cli', 'falla.mjs')).href
const run = (args: string[], env: Record<string, string> = {}) =>
  finish(['mudanza', ...args, '--desde', ajeno.url], {
    ...{ PADRON_DATOS: place.root, MUDANZA_CLAVE: CLAVE_DEMO, NODE_OPTIONS: `--import=${preload}` },
    ...env,
  })

async function expectDone(args: string[], env: Record<string, string> = {}): Promise<void> {
  const { code, text } = await run(args, env)
  expect(code, text).toBe(0)
}

async function expectKilled(args: string[], lugar: string): Promise<void> {
  const { code, text } = await run(args, { FALLA: 'muerte', FALLA_EN: lugar })
  expect(code, `${lugar}: ${text}`).toBe(null)
}

/** By the door that serves it. */
async function inEnsayo<T>(look: (db: Db) => Promise<T>): Promise<T> {
  const register = await openEnsayo('prueba')
  try {
    return await look(register.db)
  } finally {
    await register.close()
  }
}

/** Where in a run, by number. */
function randomPlaces(): string[] {
  const { length } = JSON.parse(readFileSync(lugares, 'utf8')) as string[]
  return fc.sample(fc.noBias(fc.integer({ min: 1, max: length })), MUERTES).map(String)
}

/** That a register is whole: the former one, or after its last step the one that was being made, whose name is another. */
function expectWhole(huellas: Record<string, string>, lugar: string): void {
  expect({ ...huellas, registro: '' }, lugar).toEqual({ ...entero, registro: '' })
}

const processes = (): string[] =>
  execFileSync('ps', ['-eo', 'args='])
    .toString()
    .split('\n')
    .filter((line) => line.includes(place.root))

function expectNothingLeft(): void {
  expect(readdirSync(place.root)).toEqual(carpetas)
  expect(processes()).toEqual([])
}

test(
  'killed anywhere, the former rehearsal is what it was, and the next run ends as if nothing had been',
  async () => {
    // Between the former one and the next there is a moment without any.
    const places = [`renameSync ${nuevo.root} `, ...randomPlaces()]
    for (const [index, lugar] of places.entries()) {
      await expectKilled(['armar', '--nombre', 'Otra'], lugar)
      const huellas = await inEnsayo(huellaDeRegistro)
      expectWhole(huellas, lugar)
      if (index === 0) expect(huellas['registro']).toBe(entero['registro'])
      // Of two deaths the second is that of the run which finds what the first left.
      if (index % 2 === 0) continue
      await expectDone(['armar'])
      expect(await inEnsayo(huellaDeRegistro), lugar).toEqual(entero)
      expectNothingLeft()
    }
  },
  LARGO,
)

test(
  'and so at an address',
  async () => {
    const base = await createEmptyDatabase()
    const db = openDatabase(base.url, { max: 1 })
    try {
      const armar = ['armar', '--en', base.url]
      await expectDone(armar)
      await expectDone(armar, { FALLA_LUGARES: lugares })
      for (const lugar of randomPlaces()) {
        await expectKilled([...armar, '--nombre', 'Otra'], lugar)
        expectWhole(await huellaDeRegistro(db), lugar)
        await expectDone(armar)
        expect(await huellaDeRegistro(db), lugar).toEqual(entero)
      }
      const full = await run(armar, { FALLA: 'disco', FALLA_EN: 'INSERT INTO mudanza (' })
      expect(full.text).toContain('No queda lugar en el disco de la base de datos')
      expect(await huellaDeRegistro(db)).toEqual(entero)
      expect(
        await db.query(
          "SELECT FROM pg_stat_activity WHERE application_name = 'padron-mudanza' AND datname = current_database()",
        ),
      ).toEqual([])
    } finally {
      await db.close()
      await base.drop()
    }
  },
  LARGO,
)

test(
  'where the disk fills up it says so, and the former one stays',
  async () => {
    const { code, text } = await run(['armar'], { FALLA: 'disco', FALLA_EN: 'INSERT INTO mudanza (' })
    expect(text).toContain(`No queda lugar en el disco de ${place.root}`)
    expect(code).toBe(1)
    expectNothingLeft()
    expect(await inEnsayo(huellaDeRegistro)).toEqual(entero)
  },
  LARGO,
)

test(
  'a real one that was not marked as born is made again',
  async () => {
    const armar = ['armar', '--real', '--nombre', 'Consejo']
    await expectKilled(armar, `renameSync ${join(place.root, 'registro.json.nuevo')} `)
    await expectDone(armar)
  },
  LARGO,
)
