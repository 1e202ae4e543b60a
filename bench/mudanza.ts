import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEnsayo } from '@/backend/cli/abrir'
import type { Db } from '@/backend/db/conexion'
import { repoRoot } from '@/backend/db/root'
import { openViaje } from '@/backend/mudanza/viaje/carpeta'
import { temporaryRegister } from '@/backend/prueba/db/servidor'
import { huellaDeRegistro } from '@/backend/prueba/mudanza/huella-de-registro'
import type { Medida } from '@/bench/medir'
import { readDemonstration, type Leida } from '@/bench/mudanza-leida'
import { A_LA_VEZ, bareSeconds, DEMORA, openSlowServer } from '@/bench/mudanza-lectura'
import { multiply } from '@/bench/mudanza-multiplicada'
import { print } from '@/bench/tabla'

const LEIDOS = 250
const MESES = 24
const LEIDOS_DE_NUEVO = 1_000
const MATRICULADOS = Number(process.env['BENCH_MATRICULADOS'] ?? 50_000)
const DOS_VECES = Math.min(2_000, MATRICULADOS)

interface Corrida {
  segundos: number
  /** The most that the process had resident, PostgreSQL apart. */
  megas: number
}

/** One part of the command, as an operator has it. Throws what it printed when it fails. */
async function run(parte: 'leer' | 'armar' | 'comparar', origen: URL, ...more: string[]): Promise<Corrida> {
  const { scripts } = JSON.parse(readFileSync(join(repoRoot(), 'package.json'), 'utf8')) as {
    scripts: { mudanza: string }
  }
  const words = scripts.mudanza.replace('exec node ', '').split(' ')
  const begin = performance.now()
  const child = spawn(process.execPath, [...words, parte, '--desde', origen.href, ...more], {
    cwd: repoRoot(),
    env: { ...process.env, MUDANZA_CLAVE: 'de prueba' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-4_000)))
  let megas = 0
  const look = (): void => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    megas = Math.max(megas, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }
  const looking = setInterval(look, 200)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(looking)
  if (code !== 0) throw new Error(`mudanza ${parte} terminó con ${code}:\n${said}`)
  return { segundos: (performance.now() - begin) / 1000, megas }
}

/** A copy of so many, of a server of its own. */
function copyOf(leida: Leida, matriculados: number): URL {
  const origen = new URL(`http://${matriculados}.example`)
  const viaje = openViaje(origen, 'bench')
  try {
    multiply(leida, viaje, Math.ceil(matriculados / LEIDOS))
    return origen
  } finally {
    viaje.close()
  }
}

async function inEnsayo<R>(look: (db: Db) => Promise<R>): Promise<R> {
  const register = await openEnsayo('bench')
  try {
    return await look(register.db)
  } finally {
    await register.close()
  }
}

/** A server of before that takes its time for each answer, read whole. */
async function measureReading(leida: Leida): Promise<Medida[]> {
  const viaje = openViaje(copyOf(leida, LEIDOS_DE_NUEVO), 'bench')
  const server = await openSlowServer(viaje.copia)
  try {
    const manner = ['--usuario', 'U', '--a-la-vez', String(A_LA_VEZ), '--horario', 'siempre']
    const read = await run('leer', server.url, ...manner)
    const { aLaVez, pedidos } = server
    const bare = await bareSeconds(server, [...pedidos])
    const que = `Mudanza: leer ${LEIDOS_DE_NUEVO} matriculados de un servidor que tarda ${DEMORA} ms`
    const over = Math.round((read.segundos / bare - 1) * 100)
    return [
      {
        que: `${que}: ${pedidos.length} llamadas`,
        valor: `${read.segundos.toFixed(1)} s, ${over} % sobre la red`,
        meta: '≤ 10 %',
        piso: `las mismas, sin leerlas: ${bare.toFixed(1)} s`,
      },
      { que: 'Mudanza, leer: a la vez como máximo', valor: String(aLaVez), meta: `≤ ${A_LA_VEZ}` },
      { que: 'Mudanza, leer: memoria del proceso', valor: `${Math.round(read.megas)} MB`, meta: '≤ 300 MB' },
    ]
  } finally {
    server.close()
    viaje.close()
  }
}

/** The tables that are others when the same copy is made into a register again. */
async function tablesThatDiffer(origen: URL): Promise<string[]> {
  const [one, other] = [await madeOf(origen), await madeOf(origen)]
  return Object.keys(one).filter((tabla) => one[tabla] !== other[tabla])
}

async function madeOf(origen: URL): Promise<Record<string, string>> {
  await run('armar', origen)
  return inEnsayo(huellaDeRegistro)
}

interface Hecho {
  iguales: number
  matriculados: number
  cargos: number
  movimientos: number
}

const HECHO = `SELECT iguales, matriculados, (SELECT count(*)::int FROM cargo) AS cargos,
  (SELECT count(*)::int FROM movimiento) AS movimientos FROM mudanza`

/** A council moves in: a register made of what another server told, and compared with it, by the command itself. */
export async function measureMudanza(): Promise<Medida[]> {
  const place = temporaryRegister()
  process.env['PADRON_DATOS'] = place.root
  try {
    const leida = await readDemonstration(LEIDOS, MESES)
    const leer = await measureReading(leida)
    const otras = await tablesThatDiffer(copyOf(leida, DOS_VECES))
    const origen = copyOf(leida, MATRICULADOS)
    const [armar, comparar] = [await run('armar', origen), await run('comparar', origen)]
    const [hecho] = await inEnsayo((db) => db.query<Hecho>(HECHO))
    const { iguales, matriculados, cargos, movimientos } = hecho ?? ({} as Hecho)
    const of = `Mudanza de ${MATRICULADOS} matriculados`
    const time = ({ segundos }: Corrida): string => `${Math.round(segundos)} s`
    const memory = ({ megas }: Corrida): string => `${Math.round(megas)} MB`
    return [
      ...leer,
      {
        que: `${of}, armar: ${cargos} cargos, ${movimientos} movimientos`,
        valor: time(armar),
        meta: '≤ 600 s',
      },
      { que: `${of}, armar: memoria del proceso`, valor: memory(armar), meta: '≤ 500 MB' },
      { que: `${of}, comparar`, valor: `${time(comparar)}, ${memory(comparar)}`, meta: '–' },
      {
        que: `${of}: iguales al centavo, fila por fila`,
        valor: `${iguales} de ${matriculados}`,
        meta: 'todos',
      },
      {
        que: `La misma copia de ${DOS_VECES} armada otra vez`,
        valor: otras.length === 0 ? 'los mismos renglones' : `otros en ${otras.join(', ')}`,
        meta: 'los mismos',
      },
    ]
  } finally {
    delete process.env['PADRON_DATOS']
    place.remove()
  }
}

if (process.argv[1]?.endsWith('bench/mudanza.mjs'))
  print(await measureMudanza(), `${LEIDOS} matriculados × ${MESES} meses leídos y multiplicados`)
