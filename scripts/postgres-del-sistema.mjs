// A throw-away server of the PostgreSQL that the system's packages brought, for tests against another version than the
// embedded one.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const HOME = '/usr/lib/postgresql'

/** Starts it on a socket of its own folder; undefined when the system has none. `stop` leaves nothing behind. */
export function openPostgres() {
  const version = findVersion()
  if (!version) return undefined
  const user = process.getuid?.() === 0 ? readUser('postgres') : undefined
  const folder = mkdtempSync(join(tmpdir(), 'pg-sistema-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'datos')
  const run = (program, args) => {
    const done = spawnSync(join(HOME, version, 'bin', program), args, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(`${program}: ${done.stderr || done.stdout || done.error?.message}`)
  }
  run('initdb', ['-D', data, '-U', 'pruebas', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off`
  let stopped = false
  const stop = () => {
    if (stopped) return
    stopped = true
    process.off('exit', stop)
    spawnSync(join(HOME, version, 'bin', 'pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop'], {
      ...user,
      cwd: folder,
    })
    rmSync(folder, { recursive: true, force: true })
  }
  // It is nobody's child: whoever started it may end in the middle (Ctrl-C), or the start may fail half-way.
  process.once('exit', stop)
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'registro.log'), '-o', settings, 'start'])
  return {
    version,
    url: `postgresql://pruebas@/postgres?host=${encodeURIComponent(folder)}`,
    stop,
  }
}

/** The oldest one: what works there works on the newer ones. */
function findVersion() {
  if (!existsSync(HOME)) return undefined
  return readdirSync(HOME)
    .filter((name) => existsSync(join(HOME, name, 'bin', 'initdb')))
    .sort((a, b) => Number(a) - Number(b))[0]
}

function readUser(name) {
  const id = (flag) => Number(execFileSync('id', [flag, name]).toString())
  return { uid: id('-u'), gid: id('-g') }
}
