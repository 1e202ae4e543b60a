import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { openDatabase } from '@/backend/db/conexion'
import { during, timeOf } from '@/bench/descargas'
import { type Medida, get, ms, percentile, timeEach } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { writeMes } from '@/domain/control-cobertura'
import { type Mes, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { nombreDePoliza } from '@/domain/poliza'

const [HEAD, TAIL] = [Buffer.from('%PDF-1.4\n'), Buffer.from('\n%%EOF\n')]
const [CUANTAS, BYTES] = [5_000, 60_000]
/** How many the zip that goes out has; they come in with a lot of their own. */
const SALEN = 3_000

/** The month whose policies come in. */
export const loadedMonth = (): Mes => monthAt(monthNumber(partsOf(today())) - 3)

type Resident = () => Promise<{ web: number; api: number }>

/** A month's policies in, in a zip, and those of another month out again while somebody asks for the list. */
export async function measurePolicies(sitio: Sitio, resident: Resident): Promise<Medida[]> {
  const ids = await membersOf(sitio.base)
  const entra = loadedMonth()
  const sale = monthAt(monthNumber(entra) - 1)
  const peak = { web: 0, api: 0 }
  const before = await resident()
  const watch = async () => {
    const { web, api } = await resident()
    peak.web = Math.max(peak.web, web)
    peak.api = Math.max(peak.api, api)
  }
  const took = await during(() => loadMonth(sitio, entra, ids.slice(0, CUANTAS)), watch)
  await loadMonth(sitio, sale, ids.slice(0, SALEN))
  const list = (): Promise<string> =>
    get(`${sitio.api}/matriculado/traerTodos?nroPagina=1`, { authorization: `Bearer ${sitio.token}` })
  const alone = await timeEach(200, list)
  const beside: number[] = []
  const out = await during(
    () => takeMonth(sitio, sale),
    async () => void beside.push(await timeOf(list)),
  )
  const count = (n: number) => n.toLocaleString('es-AR')
  return [
    {
      que: `Cargar ${count(took.kept)} pólizas de 60 kB en un zip`,
      valor: `${(took.time / 1_000).toFixed(1).replace('.', ',')} s`,
      meta: '≤ 60 s',
    },
    {
      que: 'Memoria mientras se cargan, web y API',
      valor: `web ${before.web.toFixed(0)} → ${peak.web.toFixed(0)}, API ${before.api.toFixed(0)} → ${peak.api.toFixed(0)} MB`,
      meta: 'pareja',
    },
    {
      que: `Zip de ${count(SALEN)} pólizas: primer byte, y entero`,
      valor: `${ms(out.first)}, ${(out.whole / 1_000).toFixed(1).replace('.', ',')} s (${Math.round(out.bytes / 1e6)} MB)`,
      meta: '≤ 1.000 ms',
    },
    {
      que: 'API lista mientras tanto p99',
      valor: ms(percentile(beside, 99)),
      meta: '≤ 100 ms',
      piso: `a solas p99 ${ms(percentile(alone, 99))}`,
    },
  ]
}

async function membersOf(base: string): Promise<number[]> {
  const db = openDatabase(base, { max: 1 })
  const rows = await db.query<{ id: number }>('SELECT id FROM matriculado ORDER BY id LIMIT $1', [CUANTAS])
  await db.close()
  return rows.map(({ id }) => id)
}

/** Sends the zip as the screen does. Throws unless every policy was kept. */
async function loadMonth(
  { web, cookie }: Sitio,
  mes: Mes,
  ids: readonly number[],
): Promise<{ time: number; kept: number }> {
  const path = await writeZip(mes, ids)
  const start = performance.now()
  const sending = request(`${web}/api/polizas?mes=${writeMes(mes)}`, {
    method: 'POST',
    headers: {
      ...{ cookie, origin: web, 'x-requested-by': 'padron' },
      ...{ 'content-type': 'application/zip', 'content-length': statSync(path).size },
    },
  })
  const told = new Promise<string>((resolve, reject) => {
    sending.on('error', reject)
    sending.on('response', (answer) => void text(answer).then(resolve, reject))
  })
  createReadStream(path).pipe(sending)
  const last = (await told).trim().split('\n').at(-1) ?? ''
  const time = performance.now() - start
  await rm(path)
  const { fin = [] } = JSON.parse(last) as { fin?: { suerte: string }[] }
  const kept = fin.filter(({ suerte }) => suerte === 'guardada' || suerte === 'reemplazada').length
  if (kept !== ids.length)
    throw new Error(`De ${ids.length} pólizas se guardaron ${kept}: ${last.slice(0, 300)}`)
  return { time, kept }
}

/** Contents that nothing packs, as a scanned policy's are, on the disk: they are not to be in this process's memory. */
async function writeZip(mes: Mes, ids: readonly number[]): Promise<string> {
  const path = join(tmpdir(), `polizas-${process.pid}.zip`)
  const zip = new ZipFile()
  const written = finished(zip.outputStream.pipe(createWriteStream(path)))
  for (const matriculadoID of ids)
    zip.addReadStreamLazy(nombreDePoliza({ ...mes, matriculadoID }), { compress: false }, (take) =>
      take(null, Readable.from([HEAD, randomBytes(BYTES), TAIL])),
    )
  zip.end()
  await written
  return path
}

/** Reads the zip as fast as it comes: milliseconds to its first byte and to its last. */
function takeMonth(
  { web, cookie }: Sitio,
  mes: Mes,
): Promise<{ first: number; whole: number; bytes: number }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(`${web}/api/polizas?mes=${writeMes(mes)}`, { headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`El zip no sale: ${answer.statusCode}`))
      let [first, bytes] = [0, 0]
      answer.on('data', (piece: Buffer) => {
        first ||= performance.now() - start
        bytes += piece.length
      })
      answer.on('end', () => resolve({ first, whole: performance.now() - start, bytes }))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
