import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fitArchivo, makeNginx, readEjemplo, readVariables } from '@/bench/torture/alta/archivos'
import { order, type Maquina, type Red } from '@/bench/torture/alta/maquinas'
import { openDatabase } from '@/backend/db/conexion'

const PATIENCE = 60_000
/** The passwords of the examples. */
export const CLAVES = {
  postgres: 'CLAVE-DE-POSTGRES',
  replica: 'CLAVE-DE-REPLICA',
  padron: 'CLAVE-DE-PADRON',
}

/** What Debian's packages have to bring, each by one of its programs. */
const PAQUETES = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'nginx-light': '/usr/sbin/nginx',
  iproute2: '/bin/ip',
}

/** Why the drill cannot run here, in words; undefined when it can. */
export function findLack(): string | undefined {
  const lacking = Object.entries(PAQUETES).filter(([, program]) => !existsSync(program))
  if (lacking.length > 0)
    return `Faltan paquetes de Debian 12: apt-get install --no-install-recommends ${lacking.map(([name]) => name).join(' ')}`
  if (process.getuid?.() !== 0)
    return 'El simulacro arma máquinas con redes propias (ip netns): hace falta ser root.'
  return undefined
}

function write({ nombre, lugar }: Maquina, red: Red, ejemplo: string, ruta: string): string {
  const file = lugar(ruta)
  writeFileSync(file, fitArchivo(readEjemplo(`alta/${ejemplo}`), nombre, red.carpeta))
  order('chown', 'postgres:postgres', file)
  return file
}

/** etcd, on the two bases and the witness. */
export function startEtcd(red: Red, maquina: Maquina): ChildProcess {
  const text = fitArchivo(readEjemplo('alta/etcd'), maquina.nombre, red.carpeta)
  return maquina.serve('/usr/bin/etcd', [], readVariables(text))
}

/** A base, as its machine starts it: etcd and Patroni, which starts PostgreSQL. */
export function startBase(red: Red, maquina: Maquina): void {
  startEtcd(red, maquina)
  const archivar = write(maquina, red, 'archivar', '/etc/padron-archivar')
  chmodSync(archivar, 0o755)
  const file = write(maquina, red, 'patroni.yml', '/etc/patroni.yml')
  maquina.serve('/usr/bin/patroni', [file])
}

export function startHaproxy(red: Red, maquina: Maquina): ChildProcess {
  return maquina.serve('/usr/sbin/haproxy', [
    '-db',
    '-f',
    write(maquina, red, 'haproxy.cfg', '/etc/haproxy.cfg'),
  ])
}

export function startPgbouncer(red: Red, maquina: Maquina): ChildProcess {
  write(maquina, red, 'userlist.txt', '/etc/pgbouncer/userlist.txt')
  return maquina.serve('/usr/sbin/pgbouncer', [
    write(maquina, red, 'pgbouncer.ini', '/etc/pgbouncer/pgbouncer.ini'),
  ])
}

export function startNginx(red: Red, maquina: Maquina): ChildProcess {
  const file = maquina.lugar('/etc/nginx.conf')
  writeFileSync(file, makeNginx(maquina.nombre, red.carpeta))
  return maquina.serve('/usr/sbin/nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off;'])
}

/** What an API is given as DATABASE_URL: the pgbouncer of its own machine. */
export const URL_DE_LA_API = `postgresql://padron:${CLAVES.padron}@127.0.0.1:6432/padron`
/** A base itself, for the drill's own questions. */
export const urlDe = ({ direccion }: Maquina): string =>
  `postgresql://padron:${CLAVES.padron}@${direccion}:5432/padron`

/** Resolves with the base that Patroni says rules, once it says so. */
export async function findPrincipal({ maquinas }: Red): Promise<Maquina> {
  const bases = [maquinas.base1, maquinas.base2]
  for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(100)) {
    for (const base of bases) if ((await ask(base, '/primary'))?.ok) return base
  }
  throw new Error('Ninguna base manda')
}

/** Resolves when the other base follows it and has all that was confirmed: the next death loses nothing. */
export async function waitForStandby(red: Red, sincronica = true): Promise<void> {
  const role = sincronica ? 'sync_standby' : 'replica'
  const { base1, base2 } = red.maquinas
  for (const end = Date.now() + PATIENCE; Date.now() < end; await delay(200)) {
    for (const base of [base1, base2]) {
      const answer = await ask(base, '/cluster')
      const told = (await answer?.json().catch(() => undefined)) as { members: Miembro[] } | undefined
      if (told?.members.some((one) => one.role === role && AL_DIA.includes(one.state))) return
    }
  }
  throw new Error('La otra base no alcanzó a la principal en un minuto')
}

/** As `patronictl edit-config` would. */
export async function setSincronica(red: Red, sincronica: boolean): Promise<void> {
  const { direccion } = await findPrincipal(red)
  await fetch(`http://${direccion}:8008/config`, {
    method: 'PATCH',
    body: JSON.stringify({ synchronous_mode: sincronica }),
  })
  await waitForStandby(red, sincronica)
}

interface Miembro {
  role: string
  state: string
}
/** As Patroni 3.0 and later ones say it. */
const AL_DIA = ['running', 'streaming']

async function ask({ direccion }: Maquina, ruta: string): Promise<Response | undefined> {
  try {
    return await fetch(`http://${direccion}:8008${ruta}`, { signal: AbortSignal.timeout(1_000) })
  } catch {
    return undefined
  }
}

/** The user and the empty database of docs/operar.md, «Un PostgreSQL propio». */
export async function makeDatabase(principal: Maquina): Promise<void> {
  const db = openDatabase(`postgresql://postgres:${CLAVES.postgres}@${principal.direccion}:5432/postgres`)
  await db.query(`CREATE ROLE padron LOGIN PASSWORD '${CLAVES.padron}'`)
  await db.query("CREATE DATABASE padron OWNER padron ENCODING 'UTF8' TEMPLATE template0")
  await db.close()
}
