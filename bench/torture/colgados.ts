import { setTimeout as delay } from 'node:timers/promises'
import { expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { openWeb, type WebProcess } from '@/bench/torture/web'
import { CLAVE_AJENA } from '@/e2e/externo/consejo'
import { type Externo, openExterno } from '@/e2e/externo/servidor'

const HANGING = 200
const MEASURED = 3_500
/**
 * Milliseconds. A machine that is slow or busy with other things shows it without them too: twice its slowest page then,
 * or twenty of its usual ones.
 */
const MUST = 1_000
const CUENTA = '/pago/traerCuentaCorriente'
const LISTA = '/matriculado/traerTodos'

/** A web before another council's server, somebody with trouble, and three others. */
interface Oficina {
  externo: Externo
  web: WebProcess
  uno: string
  otros: readonly string[]
}

async function withOffice(torture: (oficina: Oficina) => Promise<Comprobacion[]>): Promise<Comprobacion[]> {
  const externo = await openExterno()
  const web = await openWeb(externo.url)
  try {
    const [uno = '', ...otros] = await Promise.all(
      ['contador', 'administracion', 'administrativo', 'empleado'].map((name) =>
        web.signIn(name, CLAVE_AJENA),
      ),
    )
    return await torture({ externo, web, uno, otros })
  } finally {
    await web.end()
    await externo.close()
  }
}

/** T11: 200 calls of one person hang at another council's server; what others wait for a page. */
export const hangForOne = (): Promise<Comprobacion[]> =>
  withOffice(async ({ externo, web, uno, otros }) => {
    const path = '/matriculados'
    const before = await measure(web, otros, path, MEASURED)
    await ask(web, uno, accountOf(0))
    externo.reset()
    externo.spoil(CUENTA, { tipo: 'calla' })
    const leaving = new AbortController()
    const hanging = Array.from({ length: HANGING }, (_, i) => ask(web, uno, accountOf(i), leaving.signal))
    for (let i = 0; i < 600 && externo.askedFor(CUENTA).length < HANGING; i++) await delay(100)
    const asked = externo.askedFor(CUENTA).length
    const during = await measure(web, otros, path, MEASURED)
    externo.spoil(CUENTA, undefined)
    leaving.abort()
    await Promise.all(hanging)
    return [
      expectThat('los pedidos estaban colgados', asked === HANGING, `${asked} en el servidor ajeno`),
      ...notSlowed(before, during),
    ]
  })

/** Rows that make just less than the ten megabytes an answer may have. */
const DIEZ_MEGAS = 75_000

/** T10: ten megabytes of rows for one person, by the page and by the proxy; what others wait for a page. */
export const floodOne = (): Promise<Comprobacion[]> =>
  withOffice(async ({ externo, web, uno, otros }) => {
    const path = '/fichaMatriculado/103/cuentaCorriente'
    const before = await measure(web, otros, path, MEASURED)
    const datos = Array.from({ length: DIEZ_MEGAS }, (_, i) => ({
      id: String(i + 1),
      apellidoNombre: 'Abregú Ana María',
      dni: String(20_000_000 + i),
      matricula: String(i),
      telefono: null,
      pivot: { orden: '1' },
    }))
    externo.spoil(LISTA, { tipo: 'sobre', sobre: { estado: '1', datos } })
    const measuring = measure(web, otros, path, MEASURED)
    const f = encodeURIComponent(JSON.stringify({ pagina: 1 }))
    const [page = 0, read = 0] = [
      await ask(web, uno, '/matriculados'),
      await ask(web, uno, `/api${LISTA}?f=${f}`),
    ]
    return [
      expectThat('las filas llegaron', page > 1_000_000 && read > 1_000_000, `${page} y ${read} bytes`),
      ...notSlowed(before, await measuring),
    ]
  })

/** One of ten is a page that is being drawn, the others are reads of pages that are there already. */
function accountOf(i: number): string {
  if (i % 10 === 0) return '/fichaMatriculado/103/cuentaCorriente'
  const rango = { desde: '2026-01-01', hasta: '2026-12-31' }
  const f = { matriculadoID: 103, ...rango, traerMatriculas: true, traerConceptos: true, traerPP: true }
  return `/api${CUENTA}?f=${encodeURIComponent(JSON.stringify(f))}`
}

/** How many bytes came; none when nobody waited for them. Who is told to come back does, as a browser would. */
async function ask(web: WebProcess, cookie: string, path: string, signal?: AbortSignal): Promise<number> {
  try {
    for (;;) {
      const response = await fetch(web.url + path, { headers: { cookie }, signal: signal ?? null })
      const { length } = await response.text()
      if (response.status !== 503) return length
      await delay(Number(response.headers.get('retry-after')) * 1_000, undefined, { signal })
    }
  } catch {
    return 0
  }
}

interface Medida {
  p50: number
  p99: number
  pages: number
  failed: number
}

async function measure(
  web: WebProcess,
  cookies: readonly string[],
  path: string,
  ms: number,
): Promise<Medida> {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + ms
  await Promise.all(
    cookies.map(async (cookie) => {
      while (performance.now() < end) {
        const start = performance.now()
        const response = await fetch(web.url + path, { headers: { cookie } })
        if (!(await response.text()).includes('</table>')) failed++
        times.push(performance.now() - start)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity
  return { p50: at(0.5), p99: at(0.99), pages: times.length, failed }
}

const describe = ({ p50, p99, pages }: Medida): string =>
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms en ${pages} páginas`

const notSlowed = (before: Medida, during: Medida): Comprobacion[] => [
  expectThat(
    'los demás no esperan: p99 bajo un segundo',
    during.p99 < Math.max(MUST, 2 * before.p99, 20 * before.p50),
    `${describe(during)}; antes ${describe(before)}`,
  ),
  expectThat('todas las páginas de los demás llegaron', during.failed === 0, `${during.failed} sin llegar`),
]
