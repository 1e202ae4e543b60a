import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIRECCION_PROPIA, direccionDe, lugarDe, MAQUINAS, type Nombre } from '@/bench/torture/alta/archivos'

/** A network namespace that stands for a machine: its processes die together, and its cable can be pulled. */
export interface Maquina {
  readonly nombre: Nombre
  readonly direccion: string
  /** A path of this machine, on the disk that all of them share. */
  lugar: (ruta: string) => string
  /** What is written before a command that is to run on it. */
  readonly ante: readonly string[]
  /** Starts a service as the user postgres. */
  serve(program: string, args: readonly string[], env?: Record<string, string>): ChildProcess
  /** Every process on it is killed at once. */
  kill(): void
  cutNet(): void
  joinNet(): void
}

export interface Red {
  readonly carpeta: string
  readonly maquinas: Readonly<Record<Nombre, Maquina>>
  close(): void
}

const PUENTE = 'alta0'
export const COMO_POSTGRES = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups']

export function order(program: string, ...args: string[]): string {
  const done = spawnSync(program, args, { encoding: 'utf8' })
  if (done.status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${done.stderr || String(done.error?.message)}`)
  return done.stdout
}

/** Machines of this drill on a net of their own; root's, and gone when the process ends in whatever way it can notice. */
export function openRed(): Red {
  if (spawnSync('ip', ['link', 'show', PUENTE]).status === 0) {
    throw new Error(
      `La red ${PUENTE} ya está: hay otro simulacro en marcha, o quedó de uno cortado. Se quita con ` +
        `«for m in $(ip netns list | grep -o '^alta-[a-z0-9]*'); do kill -9 $(ip netns pids $m); ip netns del $m; done; ip link del ${PUENTE}».`,
    )
  }
  const carpeta = mkdtempSync(join(tmpdir(), 'alta-'))
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(order('id', flag, 'postgres')))
  chownSync(carpeta, uid ?? 0, gid ?? 0)
  const names = Object.keys(MAQUINAS) as Nombre[]
  let closed = false
  const close = (): void => {
    if (closed) return
    closed = true
    process.off('exit', close)
    for (const nombre of names) {
      killAllOn(nombre)
      // The cable first: the namespace itself goes in its own time, and the cable with it.
      spawnSync('ip', ['link', 'del', `alta-${nombre}`])
      spawnSync('ip', ['netns', 'del', `alta-${nombre}`])
    }
    spawnSync('ip', ['link', 'del', PUENTE])
    if (!process.env['QUEDA'])
      rmSync(carpeta, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  process.once('exit', close)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  order('ip', 'link', 'add', PUENTE, 'type', 'bridge')
  order('ip', 'addr', 'add', `${DIRECCION_PROPIA}/24`, 'dev', PUENTE)
  order('ip', 'link', 'set', PUENTE, 'up')
  const maquinas = Object.fromEntries(names.map((nombre) => [nombre, openMaquina(nombre, carpeta)]))
  for (const ruta of [
    '/srv/archivo-padron',
    ...names.flatMap((one) => RUTAS.map((ruta) => `/${one}${ruta}`)),
  ]) {
    mkdirSync(join(carpeta, ruta), { recursive: true })
  }
  order('chown', '-R', 'postgres:postgres', carpeta)
  return { carpeta, maquinas: maquinas as Record<Nombre, Maquina>, close }
}

const RUTAS = [
  '/etc/pgbouncer',
  '/var/lib/etcd',
  '/var/lib/nginx',
  '/var/lib/postgresql/15',
  '/var/run/postgresql',
  '/var/log/postgresql',
]

function openMaquina(nombre: Nombre, carpeta: string): Maquina {
  const space = `alta-${nombre}`
  order('ip', 'netns', 'add', space)
  order('ip', 'link', 'add', space, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  order('ip', 'link', 'set', space, 'master', PUENTE, 'up')
  order('ip', '-n', space, 'addr', 'add', `${direccionDe(nombre)}/24`, 'dev', 'eth0')
  const turn = (device: string, state: 'up' | 'down') =>
    order('ip', '-n', space, 'link', 'set', device, state)
  turn('lo', 'up')
  turn('eth0', 'up')
  const ante = ['ip', 'netns', 'exec', space]
  const lugar = (ruta: string): string => lugarDe(carpeta, nombre, ruta)
  return {
    nombre,
    direccion: direccionDe(nombre),
    lugar,
    ante,
    serve: (program, args, env = {}) => {
      const [first = '', ...rest] = [...ante, ...COMO_POSTGRES, program, ...args]
      const log = openSync(lugar(`/var/log/${program.split('/').pop()}.log`), 'a')
      const child = spawn(first, rest, {
        cwd: carpeta,
        env: { NODE_ENV: 'production', PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
        stdio: ['ignore', log, log],
      })
      closeSync(log)
      return child
    },
    kill: () => killAllOn(nombre),
    cutNet: () => void turn('eth0', 'down'),
    joinNet: () => void turn('eth0', 'up'),
  }
}

/** Again until none is left: what dies may have begun another. */
function killAllOn(nombre: Nombre): void {
  for (let turn = 0; turn < 20; turn++) {
    const pids = spawnSync('ip', ['netns', 'pids', `alta-${nombre}`], { encoding: 'utf8' }).stdout.split('\n')
    const alive = pids.filter((pid) => pid && stateOf(pid) !== 'Z').map(Number)
    if (alive.length === 0) return
    for (const pid of alive) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It ended by itself in between.
      }
    }
  }
}

/** A letter of /proc; empty for a process that is gone. */
function stateOf(pid: string): string {
  try {
    return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}
