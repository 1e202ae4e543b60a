import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isDiskFull, openDatabase, sqlState, withTransaction } from '@/backend/db/conexion'
import { layout } from '@/backend/db/supervisor/folder'
import { stopLeftover } from '@/backend/db/supervisor/postmaster'
import { startServer } from '@/backend/db/supervisor/server'

/** A disk of its own, which only root can mount: elsewhere this is passed over. */
const place = mkdtempSync(join(tmpdir(), 'padron-disco-'))
const mounted = mount()
const folder = layout(join(place, 'registro'))

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'tmpfs', place], { stdio: 'ignore' })
    chmodSync(place, 0o755)
    return true
  } catch {
    console.log('no se puede montar un disco de prueba: el disco lleno no se prueba')
    return false
  }
}

const BALLAST = join(place, 'lastre')
const fill = () => {
  const { bavail, bsize } = statfsSync(place)
  writeFileSync(BALLAST, Buffer.alloc(bavail * bsize))
}

beforeAll(() => mkdirSync(folder.root, { recursive: true }))
afterAll(async () => {
  await stopLeftover(folder)
  if (mounted) execFileSync('umount', ['-l', place])
  rmSync(place, { recursive: true, force: true })
})

test.runIf(mounted)(
  'on a full disk writing is refused, reading goes on, and nobody gives up',
  async () => {
    const server = await startServer(folder, { tarea: 'prueba' })
    const gaveUp = vi.fn()
    server.onGiveUp(gaveUp)
    const db = openDatabase(server.url)
    await db.query('CREATE TABLE fila (texto text)')
    fill()
    const write = () =>
      withTransaction(db, (tx) =>
        tx.query(`INSERT INTO fila SELECT repeat(md5(n::text), 200) FROM generate_series(1, 4000) n`),
      )
    const refused = await write().catch((error: unknown) => error)
    expect(isDiskFull(refused), String(sqlState(refused))).toBe(true)
    expect(await db.query('SELECT count(*)::int AS n FROM fila')).toEqual([{ n: 0 }])

    process.kill(server.pid(), 'SIGKILL')
    await delay(3_000)
    expect(gaveUp).not.toHaveBeenCalled()
    rmSync(BALLAST)
    await expect
      .poll(
        () =>
          write().then(
            () => true,
            () => false,
          ),
        { timeout: 30_000, interval: 500 },
      )
      .toBe(true)
    expect(await db.query('SELECT count(*)::int AS n FROM fila')).toEqual([{ n: 4_000 }])
    expect(gaveUp).not.toHaveBeenCalled()
    await db.close()
    await server.stop()
  },
  120_000,
)
