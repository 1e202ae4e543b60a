import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { CLAVE_DEMO, createDemoStaff } from '@/backend/acceso/cuenta/admin'
import { openDatabase, withTransaction } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { ensayoFolder } from '@/backend/db/supervisor/folder'
import { stopLeftover } from '@/backend/db/supervisor/postmaster'
import { runningServerUrl } from '@/backend/db/supervisor/server'
import { generar } from '@/backend/generador/generar'
import { carpetaOf } from '@/backend/mudanza/viaje/carpeta'
import { type ApiDePrueba, HOY, startApi } from '@/backend/prueba/api'
import { bundlePrograms, finish, padron, removePrograms } from '@/backend/prueba/cli/lanzador'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { temporaryRegister } from '@/backend/prueba/db/servidor'
import { openAjeno, type ServidorAjeno } from '@/backend/prueba/mudanza/servidor-ajeno'
import { freePorts } from '@/backend/prueba/puertos'
import { login } from '@/contract/sesion'
import { today } from '@/domain/fechas'

const place = temporaryRegister()
const env: Record<string, string> = {
  ...{ PADRON_DATOS: place.root, MUDANZA_CLAVE: CLAVE_DEMO, PADRON_CLAVE: 'ensayo del consejo' },
}
const settings = { ...process.env, PADRON_DATOS: place.root }
const ensayo = ensayoFolder(false, settings)
let api: ApiDePrueba
let ajeno: ServidorAjeno

beforeAll(async () => {
  const [PORT, API_PORT] = (await freePorts()).map(String)
  Object.assign(env, { PORT, API_PORT })
  api = await startApi({ hoy: today })
  await generar(api.db, { matriculados: 5, meses: 4, semilla: 5, hoy: HOY, demo: false })
  await withTransaction(api.db, createDemoStaff)
  ajeno = await openAjeno(api.url)
  await bundlePrograms()
}, 240_000)
afterAll(async () => {
  removePrograms()
  for (const folder of [ensayo, place]) await stopLeftover(folder)
  place.remove()
  await ajeno.close()
  await api.close()
})

const run = (...args: string[]) => finish(['mudanza', ...args, '--desde', ajeno.url], env)

async function expectRun(args: string[], code: number, text: RegExp): Promise<void> {
  const ended = await run(...args)
  expect(ended.text).toMatch(text)
  expect(ended.code).toBe(code)
}

/** What the rehearsal holds, while it is served. */
async function inEnsayo<T>(sql: string): Promise<T[]> {
  const db = openDatabase(runningServerUrl(ensayo) ?? '', { max: 1 })
  try {
    return await db.query<T>(sql)
  } finally {
    await db.close()
  }
}

test('the rehearsal has a place of its own, beside the real register', async () => {
  await expectRun(['comparar'], 1, /Todavía no hay un ensayo/)
  const todo = ['--usuario', 'administracion', '--horario', 'siempre', '--a', join(place.root, 'todo')]
  const seguido =
    /Ninguna llamada cuenta[^]*5 matriculados leídos[^]*5 matriculados armados[^]*5 de 5[^]*informe.xlsx/
  await expectRun(todo, 0, seguido)
  const entra = /5 matriculados armados[^]*se entra como ensayista[^]*npm start -- --ensayo/
  await expectRun(['armar', '--usuario-ensayo', 'ensayista'], 0, entra)
  expect(existsSync(join(place.root, 'registro.json'))).toBe(false)
  await expectRun(['comparar'], 0, /5 de 5 matriculados quedaron iguales/)
  await expectRun(['informe', '--a', join(place.root, 'informe')], 0, /informe.xlsx/)
  expect(existsSync(join(place.root, 'informe', 'informe.json'))).toBe(true)
}, 240_000)

test('it is served as what it is, what is decided on it outlives it, and it is not made again under anybody', async () => {
  const elsewhere = { DATABASE_URL: 'postgresql://nadie' }
  const served = padron(['iniciar', '--sin-web', '--ensayo'], { ...env, ...elsewhere })
  await served.ready
  expect(served.output()).toMatch(/Ensayo de la mudanza/)
  const signIn = await fetch(`http://127.0.0.1:${env['API_PORT']}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      z.encode(login.entrada.cable, { usuario: 'ensayista', clave: env['PADRON_CLAVE'] ?? '' }),
    ),
  })
  expect(await signIn.json()).toMatchObject({ estado: 1 })
  await expectRun(['armar'], 1, /El ensayo está en uso/)
  await inEnsayo("INSERT INTO mudanza_respuesta VALUES (0, 'seguro', 'aceptada', 'A. Paz')")
  served.child.kill('SIGINT')
  expect(await served.ended).toBe(0)
  await expectRun(['armar'], 0, /admin -- --ensayo --crear/)
  const respuestas = readFileSync(join(carpetaOf(new URL(ajeno.url), settings), 'respuestas.json'), 'utf8')
  expect(JSON.parse(respuestas)).toMatchObject([{ que: 'seguro', quien: 'A. Paz' }])
  expect(await finish(['admin', '--ensayo', '--crear', 'otra persona'], env)).toMatchObject({ code: 0 })
}, 240_000)

test('at an address it is made anew in its place, and no other register is', async () => {
  const [base, other] = [await createEmptyDatabase(), await createEmptyDatabase()]
  try {
    await expectRun(
      ['armar', '--en', base.url],
      0,
      /DATABASE_URL='postgresql:..padron:CLAVE@.* npm run admin/,
    )
    await expectRun(['armar', '--en', base.url, '--nombre', 'Otra vez'], 0, /5 matriculados armados/)
    const db = openDatabase(other.url, { max: 1 })
    await migrate(db)
    await db.query("INSERT INTO registro (clase, nombre) VALUES ('demo', 'Ajeno')")
    await db.close()
    await expectRun(['armar', '--en', other.url], 1, /ya tiene un registro/)
  } finally {
    await base.drop()
    await other.drop()
  }
}, 120_000)

test('a failure leaves the former rehearsal', async () => {
  const path = join(carpetaOf(new URL(ajeno.url), settings), 'viaje.json')
  const estado = readFileSync(path, 'utf8')
  writeFileSync(path, estado.replace('"leida"', '"leyendo"'))
  await expectRun(['armar'], 1, /La lectura no terminó/)
  writeFileSync(path, estado)
  await expectRun(['comparar'], 0, /5 de 5/)
}, 120_000)

test('the real register is made once, and opened once it is the same', async () => {
  await expectRun(['armar', '--real'], 1, /--nombre/)
  await expectRun(['armar', '--real', '--nombre', 'Consejo de prueba'], 0, /hecho y cerrado/)
  await expectRun(['armar', '--real', '--nombre', 'Otro'], 1, /Ya hay un registro \(real\)/)
  const served = await finish(['iniciar', '--sin-web'], env)
  expect(served.text).toMatch(/todavía no se abrió/)
  const abrir = ['abrir', '--real', '--quien', 'A. Paz']
  await expectRun(abrir, 1, /no se comparó/)
  await expectRun(['comparar', '--real'], 0, /5 de 5/)
  await expectRun(['abrir', '--quien', 'A. Paz'], 0, /Es un ensayo/)
  await expectRun(abrir, 0, /acta-de-mudanza[^]*administracion/)
  await expectRun(abrir, 1, /ya se abrió/)
}, 120_000)
