import { spawn } from 'node:child_process'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { runningServerUrl } from '@/backend/db/supervisor/server'
import { CLAVE_DEMO } from '@/backend/acceso/cuenta/admin'
import { openDatabase } from '@/backend/db/conexion'
import { signIn } from '@/bench/entrar'
import { describeMemory, memory } from '@/bench/memoria'
import { type Medida, ms, percentile } from '@/bench/medir'
import { type Lugar, webOf, withPadron } from '@/bench/padron'
import { print } from '@/bench/tabla'

/** The office, by quarters, and seconds between two acts of one person, on average. */
const CUENTAS = ['administracion', 'contador', 'empleado', 'administrativo']
const [PERSONAS, PAUSA] = [100, 5]
const MINUTOS = Number(process.env['BENCH_MINUTOS'] ?? 6)

interface Acto {
  tardo: number
  estado: number
}

interface Alguien {
  id: number
  dni: number
  apellido: string
}

/** What a person opens, in hundredths: a list, a page of it, a surname, a document, a record, what it owes, its account. */
const ACTOS: readonly (readonly [number, (quien: Alguien, azar: number) => string])[] = [
  [22, () => '/matriculados'],
  [8, (_, azar) => `/matriculados?pagina=${1 + Math.floor(azar * 2_400)}`],
  [20, ({ apellido }) => `/matriculados?nombre=${encodeURIComponent(apellido)}`],
  [10, ({ dni }) => `/matriculados?dni=${dni}`],
  [20, ({ id }) => `/fichaMatriculado/${id}`],
  [12, ({ id }) => `/fichaMatriculado/${id}/pagos`],
  [8, ({ id }) => `/fichaMatriculado/${id}/cuentaCorriente`],
]

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** A hundred people at work on the register of PADRON_DEMO, then with somebody who reads all of it: `npm run bench -- gente`. */
async function main(): Promise<void> {
  const lugar = { demo: demoFolder(process.env).root, web: 3960, api: 4960 }
  print(
    await withPadron(lugar, {}, async (padron) => {
      const medidas: Medida[] = []
      const web = webOf(lugar)
      const gente = await everybody(lugar)
      const cookies: string[] = []
      for (let i = 0; i < PERSONAS; i++)
        cookies.push(await signIn(web, CUENTAS[i % CUENTAS.length] ?? '', CLAVE_DEMO))
      await openMany(web, cookies, gente, 3_000)
      medidas.push({
        que: 'Memoria, después de 3.000 páginas',
        valor: describeMemory(await memory(padron, 0)),
        meta: '≤ 340 MB',
      })
      const quiet = await work(web, cookies, gente, MINUTOS)
      medidas.push(...describe('cien personas', quiet, 'p50 ≤ 40 ms, p95 ≤ 150 ms, 0 × 503'))
      medidas.push({
        que: `Memoria, después de ${MINUTOS} minutos de cien personas`,
        valor: describeMemory(await memory(padron, 0)),
        meta: '≤ 1,3 × la de arriba',
      })
      const reader = readAll(web, cookies[0] ?? '')
      const busy = await work(web, cookies, gente, MINUTOS / 3)
      reader.kill()
      medidas.push(...describe('cien personas, mientras otro proceso lee todo', busy, '0 × 503'))
      return medidas
    }),
    'el registro de PADRON_DEMO',
  )
}

/** Some members, spread over the register. */
async function everybody(lugar: Lugar): Promise<Alguien[]> {
  const base = runningServerUrl(demoFolder({ ...process.env, PADRON_DEMO: lugar.demo }))
  const db = openDatabase(base ?? '', { max: 1 })
  const rows = await db.query<Alguien>(
    `SELECT id, dni, lower(left(apellido, 5)) AS apellido FROM matriculado ORDER BY hashint4(id) LIMIT 2000`,
  )
  await db.close()
  return rows
}

/** So many pages one after another, by eight at a time. */
async function openMany(
  web: string,
  cookies: readonly string[],
  gente: readonly Alguien[],
  pages: number,
): Promise<void> {
  let left = pages
  await Promise.all(
    cookies.slice(0, 8).map(async (cookie) => {
      while (left-- > 0) {
        const quien = gente[left % gente.length]
        if (quien)
          await (await fetch(web + pathOf(quien), { headers: { cookie }, redirect: 'manual' })).arrayBuffer()
      }
    }),
  )
}

/** Everybody opens pages for some minutes, each with a pause of his own; a minute is a list. */
async function work(
  web: string,
  cookies: readonly string[],
  gente: readonly Alguien[],
  minutos: number,
): Promise<Acto[][]> {
  const start = performance.now()
  const end = start + minutos * 60_000
  const found: Acto[][] = Array.from({ length: Math.ceil(minutos) }, () => [])
  await Promise.all(
    cookies.map(async (cookie) => {
      await pause(Math.random() * PAUSA)
      while (performance.now() < end) {
        const quien = gente[Math.floor(Math.random() * gente.length)]
        if (!quien) return
        const began = performance.now()
        const answer = await fetch(web + pathOf(quien), { headers: { cookie }, redirect: 'manual' })
        await answer.arrayBuffer()
        const acto = { tardo: performance.now() - began, estado: answer.status }
        found[Math.floor((began - start) / 60_000)]?.push(acto)
        await pause(-Math.log(1 - Math.random()) * PAUSA)
      }
    }),
  )
  return found
}

function pathOf(quien: Alguien): string {
  let left = Math.random() * 100
  for (const [parte, ruta] of ACTOS) {
    left -= parte
    if (left < 0) return ruta(quien, Math.random())
  }
  return '/matriculados'
}

/** A process that reads the whole register again and again, as a download. */
const readAll = (web: string, cookie: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `for (;;) { const r = await fetch(${JSON.stringify(`${web}/api/descargas/matriculados`)}, { headers: { cookie: ${JSON.stringify(cookie)} } }); for await (const part of r.body) part.length }`,
  ])

function describe(que: string, minutos: readonly Acto[][], meta: string): Medida[] {
  const all = minutos.flat()
  const times = (some: readonly Acto[]): number[] => some.map(({ tardo }) => tardo)
  const count = (estado: number): number => all.filter((acto) => acto.estado === estado).length
  const others = all.filter(({ estado }) => ![200, 403, 503].includes(estado)).length
  const byMinute = minutos.map((some) => ms(percentile(times(some), 95))).join(', ')
  return [
    {
      que: `${que}: p50 / p95`,
      valor: `${ms(percentile(times(all), 50))} / ${ms(percentile(times(all), 95))} (${all.length} páginas)`,
      meta,
    },
    { que: `${que}: p95 minuto a minuto`, valor: byMinute, meta: '–' },
    {
      que: `${que}: lo que se rehusó`,
      valor: `${count(503)} × 503, ${count(403)} × 403, ${others} de otra clase`,
      meta: '0 × 503',
    },
  ]
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
