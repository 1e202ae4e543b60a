import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLAVE_DEMO } from '@/backend/acceso/cuenta/admin'
import { SMALL } from '@/backend/cli/demonstration'
import { repoRoot } from '@/backend/db/root'
import { measureBancos } from '@/bench/bancos'
import { measureCredentials } from '@/bench/credenciales'
import { measureInsurance } from '@/bench/cobertura'
import { measureDebits } from '@/bench/debitos'
import { measureEdits } from '@/bench/edicion'
import { measureRefusedSignIns } from '@/bench/entrada'
import { signIn } from '@/bench/entrar'
import { measureList } from '@/bench/lista'
import { measureMudanza } from '@/bench/mudanza'
import { measureNavigation } from '@/bench/navegacion'
import { type Cookie, firstLoadKB, measureVisible } from '@/bench/navegador'
import { generate, webOf, withPadron, type Lugar } from '@/bench/padron'
import { measurePages, type Sitio } from '@/bench/paginas'
import { measureDownloads } from '@/bench/descargas'
import { measurePayments } from '@/bench/cobros'
import { measureMessages } from '@/bench/mensajes'
import { measurePalette } from '@/bench/paleta'
import { measureViews } from '@/bench/pantallas'
import { type BarePage, startBarePage } from '@/bench/pelada'
import { measurePlans } from '@/bench/planes'
import { measureSheets } from '@/bench/planillas'
import { asCookies, browserPath, openSite } from '@/bench/sitio'
import { describeMemory, memory } from '@/bench/memoria'
import { get, ms, type Medida } from '@/bench/medir'
import { print } from '@/bench/tabla'

const MATRICULADOS = Number(process.env['BENCH_MATRICULADOS'] ?? 50_000)
const MESES = 12
const [WEB, API, PELADA] = [3900, 4900, 3901]

/** A register of the demonstration's own size, where pages are what costs and not their rows. */
const CHICO = join(tmpdir(), 'padron-bench-chico')

/** Prints one table: what was measured on this machine, its goal, and the floor measured in the same run. */
async function main(): Promise<void> {
  const demo = process.env['PADRON_BENCH'] ?? join(tmpdir(), `padron-bench-${MATRICULADOS}`)
  const lugar: Lugar = { demo, web: WEB, api: API }
  // What an earlier run charged, paid and planned would be measured too.
  if (!process.env['PADRON_BENCH']) rmSync(demo, { recursive: true, force: true })
  generate(demo, sizeOf(MATRICULADOS, MESES))
  const medidas = await part('La lista', () => measureList(lugar, PELADA))
  medidas.push(...(await part('El registro chico', measureSmall)))
  const pelada = await startBarePage(repoRoot(), PELADA)
  try {
    medidas.push(...(await withPadron(lugar, {}, (padron) => measureAll(padron, lugar, pelada))))
  } finally {
    pelada.stop()
  }
  medidas.push(...(await part('Los bancos', measureBancos)), ...(await part('Los débitos', measureDebits)))
  medidas.push(...(await part('La mudanza', measureMudanza)))
  print(medidas, `${MATRICULADOS} matriculados × ${MESES} meses, semilla ${SMALL.semilla}`)
}

let failed = false
// What a broken part had under way fails after it.
process.on('unhandledRejection', (error) => {
  failed = true
  console.error(error)
})

/** What a part measured, told at once; of one that broke, that it did: the others took minutes and are kept. */
async function part(que: string, measure: () => Promise<Medida[]>): Promise<Medida[]> {
  try {
    const medidas = await measure()
    for (const { que, valor } of medidas) console.error(`  ${que}: ${valor}`)
    return medidas
  } catch (error) {
    failed = true
    console.error(`${que}:`, error)
    return [{ que, valor: 'no se pudo medir', meta: '–' }]
  }
}

const sizeOf = (matriculados: number, meses: number): string[] =>
  Object.entries({ matriculados, meses, semilla: SMALL.semilla }).flatMap(([name, value]) => [
    `--${name}`,
    String(value),
  ])

async function measureSmall(): Promise<Medida[]> {
  rmSync(CHICO, { recursive: true, force: true })
  generate(CHICO, sizeOf(SMALL.matriculados, SMALL.meses))
  const lugar: Lugar = { demo: CHICO, web: WEB, api: API }
  const web = webOf(lugar)
  return withPadron(lugar, {}, async () => {
    const cookies = asCookies(await signIn(web, 'administracion', CLAVE_DEMO), web)
    const found = await measureNavigation(web, cookies, browserPath(), 'p50 ≤ 60, p95 ≤ 150 ms')
    return found.map((one) => ({ ...one, que: `${one.que} (${SMALL.matriculados} matriculados)` }))
  })
}

async function measureAll(padron: ChildProcess, lugar: Lugar, pelada: BarePage): Promise<Medida[]> {
  const web = webOf(lugar)
  const sitio = await openSite(lugar, pelada.url)
  const medidas = await part('Las pantallas', () => measurePages(sitio))
  const cookies = asCookies(sitio.cookie, web)
  medidas.push(...(await part('El navegador', () => measureBrowser(sitio, cookies, pelada))))
  const webMB = (): Promise<number> => memory(padron, 0).then(({ web }) => web)
  const parts: Record<string, () => Promise<Medida[]>> = {
    'La paleta': async () => measurePalette(web, cookies, browserPath(), await someDnis(sitio)),
    'Las descargas': () => measureDownloads(sitio, cookies, browserPath(), webMB),
    'Los mensajes': () => measureMessages(sitio),
    'Los pagos': () => measurePayments(sitio),
    'Los planes': () => measurePlans(sitio),
    'Los ingresos rehusados': () => measureRefusedSignIns(sitio),
    'La memoria': async () => [
      {
        que: 'Memoria web + API, después de la carga',
        valor: describeMemory(await memory(padron, 0)),
        meta: '–',
      },
    ],
    'Las credenciales': () => measureCredentials(padron, sitio, pelada),
    'Los seguros': () => measureInsurance(padron, sitio, pelada),
    'Las planillas': () => measureSheets(padron, sitio),
    'Las vistas': () => measureViews(padron, sitio, pelada),
  }
  for (const [que, measure] of Object.entries(parts)) medidas.push(...(await part(que, measure)))
  return medidas
}

async function measureBrowser(sitio: Sitio, cookies: Cookie[], pelada: BarePage): Promise<Medida[]> {
  const { web } = sitio
  const seen = await measureVisible(web, cookies, browserPath())
  const moves = await measureNavigation(web, cookies, browserPath(), 'p50 ≤ 90, p95 ≤ 200 ms')
  const edits = await measureEdits(web, cookies, browserPath(), sitio.miembro.id)
  return [
    { que: 'Lista visible, perfil nuevo', valor: ms(seen.cold), meta: '≤ 700 ms' },
    { que: 'Lista visible, otra vez', valor: ms(seen.warm), meta: '≤ 350 ms' },
    ...moves,
    {
      que: 'Editar un campo: de Guardar al valor nuevo a la vista, p50 / p95',
      valor: `${ms(edits.p50)} / ${ms(edits.p95)}`,
      meta: '≤ 150 ms',
    },
    { que: 'Transferido en frío', valor: `${seen.transferredKB.toFixed(0)} kB`, meta: '≤ 400 kB' },
    {
      que: 'JavaScript de la primera carga',
      valor: `${(await firstLoadKB(web, '/matriculados', sitio.cookie)).toFixed(0)} kB gzip`,
      meta: '≤ 170 kB',
      piso: `página pelada ${(await firstLoadKB(pelada.url, '', '')).toFixed(0)} kB`,
    },
    {
      que: 'JavaScript de la ficha',
      valor: `${(await firstLoadKB(web, `/fichaMatriculado/${sitio.miembro.id}`, sitio.cookie)).toFixed(0)} kB gzip`,
      meta: '≤ 170 kB',
    },
  ]
}

async function someDnis({ api, token }: Sitio): Promise<number[]> {
  const answer = await get(`${api}/matriculado/traerTodos?nroPagina=700`, {
    authorization: `Bearer ${token}`,
  })
  return (JSON.parse(answer) as { datos: { dni: number }[] }).datos.map(({ dni }) => dni)
}

main().then(
  () => process.exit(failed ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
