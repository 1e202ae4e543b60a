import { createServer } from 'node:net'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  bundlePrograms,
  family,
  finish,
  kill,
  padron,
  removePrograms,
  type Running,
} from '@/backend/prueba/cli/lanzador'
import { hashPassword } from '@/backend/acceso/cuenta/clave'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { openDatabase, withTransaction } from '@/backend/db/conexion'
import { migrate, readMigrations } from '@/backend/db/migrate'
import { createRegistro } from '@/backend/db/registro'
import { temporaryRegister } from '@/backend/prueba/db/servidor'
import { pidRuns } from '@/scripts/lock.mjs'
import type { RegisterFolder } from '@/backend/db/supervisor/folder'
import { stopLeftover } from '@/backend/db/supervisor/postmaster'
import { runningServerUrl, startServer } from '@/backend/db/supervisor/server'
import { freePorts } from '@/backend/prueba/puertos'

const demo = temporaryRegister()
const real = temporaryRegister()
const others: ReturnType<typeof temporaryRegister>[] = []
const [web, api, otherWeb, otherApi] = (await freePorts()).map(String) as [string, string, string, string]
const everything = { PADRON_DEMO: demo.root, PADRON_DATOS: real.root, PORT: web, API_PORT: api }
const SERVE = ['iniciar', '--sin-web']

beforeAll(() => bundlePrograms())
afterAll(async () => {
  removePrograms()
  for (const folder of [demo, real, ...others]) {
    await stopLeftover(folder)
    folder.remove()
  }
})

function anotherRegister(): RegisterFolder {
  const folder = temporaryRegister()
  others.push(folder)
  return folder
}

async function serve(env: Record<string, string>, more: Record<string, string> = {}): Promise<Running> {
  const run = padron(SERVE, { ...env, ...more })
  await run.ready
  return run
}

/** The keystroke that comes again and again while the program ends. */
async function pressUntilEnded(run: Running, signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
  const again = setInterval(() => run.child.kill(signal), 20)
  run.child.kill(signal)
  return run.ended.finally(() => clearInterval(again))
}

async function health(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${api}/salud/lista`)
  return answer.status
}

/** What the register holds, asked past the API. */
async function ask<T>(sql: string): Promise<T[]> {
  const db = openDatabase(runningServerUrl(demo) ?? '', { max: 1 })
  try {
    return await db.query<T>(sql)
  } finally {
    await db.close()
  }
}

test('a register of an older program is named as such by every command, with the next step; its backup is not refused', async () => {
  const base = await createEmptyDatabase()
  const db = openDatabase(base.url, { max: 1 })
  try {
    await migrate(db, { migrations: readMigrations().slice(0, -2) })
    await withTransaction(db, (tx) => createRegistro(tx, 'real', 'Consejo de antes'))
    const env = { DATABASE_URL: base.url, PADRON_DATOS: anotherRegister().root }
    for (const args of [
      ['verificar'],
      ['cuotas', '--mes', '2026-11'],
      ['llevar', '--a', join(real.root, 'no.zip')],
    ]) {
      const { code, text } = await finish(args, env)
      expect(code, args[0]).toBe(1)
      expect(text).toMatch(/es de una versión anterior de Padrón \(le faltan 2 cambios.*npm start/)
      expect(text).not.toMatch(/ at /)
    }
    expect((await finish(['respaldo', '--a', join(real.root, 'de-antes.padron')], env)).code).toBe(0)
  } finally {
    await db.close()
    await base.drop()
  }
})

describe('npm start', () => {
  const env = everything

  test('makes the demonstration the first time, says its accounts, and stops whole', async () => {
    const run = await serve(env, { HOST: '0.0.0.0', API_HOST: '0.0.0.0' })
    const { api: server, postgres } = family(run.child.pid ?? 0)
    expect(await health()).toBe(200)
    expect(run.output()).toMatch(
      /administracion, contador, empleado, administrativo, \d{11} \(matriculado\); clave consejo2026/,
    )
    expect(run.output()).toContain('solo se sirve en 127.0.0.1 (se pidió 0.0.0.0, 0.0.0.0)')
    run.child.kill('SIGTERM')
    expect(await run.ended).toBe(0)
    expect([server, postgres].filter(pidRuns)).toEqual([])
  })

  test('ends whole by a Ctrl+C that comes twice, as under npm, and by one that is pressed again and again', async () => {
    const run = await serve(env)
    const { api: server, postgres } = family(run.child.pid ?? 0)
    expect(await pressUntilEnded(run)).toBe(0)
    expect([server, postgres].filter(pidRuns)).toEqual([])
  })

  test('a second one says where the first is and does not disturb it', async () => {
    const first = await serve(env)
    const before = family(first.child.pid ?? 0).all
    for (const ports of [{}, { PORT: otherWeb, API_PORT: otherApi }]) {
      const second = await finish(SERVE, { ...env, ...ports })
      expect(second.code).toBe(0)
      expect(second.text).toContain(
        `Padrón ya está en marcha: http://127.0.0.1:${web} (proceso ${first.child.pid}`,
      )
    }
    expect(family(first.child.pid ?? 0).all).toEqual(before)
    expect(await health()).toBe(200)
    first.child.kill('SIGTERM')
    await first.ended
  })

  test('kill -9 of everything loses nothing, and leaves nothing in the way', async () => {
    const first = await serve(env)
    await ask("INSERT INTO ajuste VALUES ('prueba', '1')")
    kill(family(first.child.pid ?? 0).all, 'SIGKILL')
    await first.ended
    const second = await serve(env)
    expect(await ask("SELECT valor FROM ajuste WHERE clave = 'prueba'")).toEqual([{ valor: 1 }])
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })

  test('kill -9 of the launcher: the API ends with it, the database is never doubled', async () => {
    const first = await serve(env)
    const { api: server, postgres } = family(first.child.pid ?? 0)
    first.child.kill('SIGKILL')
    await expect.poll(() => pidRuns(server), { timeout: 20_000 }).toBe(false)
    expect(pidRuns(postgres)).toBe(true)
    const second = await serve(env)
    expect(pidRuns(postgres)).toBe(false)
    kill([family(second.child.pid ?? 0).postgres], 'SIGKILL')
    await expect.poll(health, { timeout: 30_000 }).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })

  test('a port that is taken is named', async () => {
    const stranger = createServer().listen(Number(api), '127.0.0.1')
    const { code, text } = await finish(SERVE, env)
    expect(code).toBe(1)
    expect(text).toContain(`El puerto ${api} de 127.0.0.1 está ocupado por otro programa`)
    stranger.close()
  })

  test('data of another PostgreSQL are not touched, and the way out is named', async () => {
    const mark = join(demo.data, 'PG_VERSION')
    const version = readFileSync(mark, 'utf8')
    writeFileSync(mark, '17\n')
    const { code, text } = await finish(SERVE, env)
    writeFileSync(mark, version)
    expect(code).toBe(1)
    expect(text).toContain('son de PostgreSQL 17 y este Padrón trae PostgreSQL 18')
    expect(text).toContain('npm run cambiar-motor')
    expect(text).not.toContain('    at ')
  })

  test('a database of somebody else is refused', async () => {
    const base = await createEmptyDatabase()
    const db = openDatabase(base.url, { max: 1 })
    await db.query('CREATE TABLE socios (id int)')
    await db.close()
    const { code, text } = await finish(SERVE, { ...env, DATABASE_URL: base.url })
    expect(code).toBe(1)
    expect(text).toContain('tiene tablas que no son de Padrón (socios')
    await base.drop()
  })
})

describe('a real register', () => {
  const { PADRON_DEMO: _, ...env } = everything

  test('is made once, with an administrator whose password is shown once', async () => {
    const nobody = await finish(['estrenar'], env)
    expect(nobody.text).toContain(
      'no hay terminal donde preguntarlo, dígalo con -- --usuario NOMBRE o PADRON_ADMIN',
    )
    const wrong = await finish(['estrenar', '--usuario', 'presidenta', '--ortografia', 'bonita'], env)
    expect(wrong).toEqual({ code: 1, text: 'Ortografía «bonita»: diga corregida o letra.\n' })
    const made = await finish(['estrenar', '--usuario', 'presidenta'], env)
    expect(made.text).toMatch(/Usuario presidenta, clave (\w{4}-){3}\w{4} \(no se vuelve a mostrar\)/)
    expect(made.text).toContain('Textos fijos con la ortografía corregida')
    const again = await finish(['estrenar', '--usuario', 'presidenta'], env)
    expect(again.code).toBe(1)
    expect(again.text).toContain('Ya hay un registro real')
  })

  test('goes to DATABASE_URL and back, checked', async () => {
    const archivo = join(real.root, 'ida.padron')
    expect(await finish(['respaldo', '--a', archivo], env)).toMatchObject({ code: 0 })
    const base = await createEmptyDatabase()
    const there = await finish(['restaurar', archivo, '--en', base.url], env)
    expect(there.text).toMatch(/^Registro real «Consejo Médico» .*: \d+ filas de \d+ tablas, comprobadas/)
    const twice = await finish(['restaurar', archivo, '--en', base.url], env)
    expect(twice).toEqual({
      code: 1,
      text: 'La base de datos de destino ya tiene un registro: use una vacía.\n',
    })
    expect(await finish(['respaldo', '--a', archivo], env)).toEqual({
      code: 1,
      text: `Ya existe ${archivo}.\n`,
    })
    expect(await finish(['restaurar', join(real.root, 'nada.padron')], env)).toEqual({
      code: 1,
      text: `No existe: ${join(real.root, 'nada.padron')}\n`,
    })
    const vuelta = join(real.root, 'vuelta.padron')
    await finish(['respaldo', '--a', vuelta], { ...env, DATABASE_URL: base.url })
    await base.drop()
    const other = anotherRegister()
    const back = await finish(['restaurar', vuelta], { ...env, PADRON_DATOS: other.root })
    expect(back.text).toContain('comprobadas')
    expect(existsSync(join(other.root, 'registro.json'))).toBe(true)
  })

  test('a restore that is refused leaves no database running', async () => {
    const archivo = join(real.root, 'ida.padron')
    const other = anotherRegister()
    const server = await startServer(other, { tarea: 'prueba', unsafe: true })
    const db = openDatabase(server.url, { max: 1 })
    await db.query('CREATE TABLE socios (id int)')
    await db.close()
    await server.stop()
    const { code, text } = await finish(['restaurar', archivo], { ...env, PADRON_DATOS: other.root })
    expect(code).toBe(1)
    expect(text).toContain('tiene tablas que no son de Padrón (socios')
    expect(runningServerUrl(other)).toBeUndefined()
  })

  test.each(['SIGINT', 'SIGTERM'] as const)(
    'a command ended by %s takes its database with it',
    async (signal) => {
      const other = anotherRegister()
      const run = padron(['generar', '--matriculados', '20000'], { PADRON_DEMO: other.root })
      await expect.poll(() => run.output(), { timeout: 30_000 }).toContain('cargando datos')
      expect(await pressUntilEnded(run, signal)).not.toBe(0)
      expect(runningServerUrl(other)).toBeUndefined()
    },
  )

  test('is served before the demonstration, keeps its secrets to itself, and refuses weak ones', async () => {
    const weak = await finish(['iniciar'], { ...env, NEXTAUTH_SECRET: 'secret' })
    expect(weak.code).toBe(1)
    expect(weak.text).toContain('NEXTAUTH_SECRET debe ser azaroso')
    const run = await serve(env)
    expect(run.output()).toContain('Registro real.')
    expect(run.output()).not.toContain('consejo2026')
    expect(readdirSync(join(real.root, 'secretos'))).toContain('postgres')
    run.child.kill('SIGTERM')
    await run.ended
  })

  test('with an account of the demonstration it is not served', async () => {
    const server = await startServer(real, { tarea: 'prueba' })
    const db = openDatabase(server.url, { max: 1 })
    await db.query("UPDATE usuario SET username = 'Administracion', clave_hash = $1", [
      await hashPassword('consejo2026'),
    ])
    await db.close()
    await server.stop()
    const { code, text } = await finish(SERVE, env)
    expect(code).toBe(1)
    expect(text).toContain('cuentas con la clave de demostración: Administracion')
  })
})
