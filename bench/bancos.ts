import type { Banco, Contexto, FilaDeEnvio, FilaDeRendicion } from '@/domain/bancos/banco'
import { BANCOS } from '@/domain/bancos/bancos'
import { writeEnvio } from '@/domain/bancos/escribir'
import { readArchivo, readRendicion } from '@/domain/bancos/leer'
import { makeCbu } from '@/domain/cbu'
import { centavos, type Centavos } from '@/domain/dinero'
import type { Medida } from '@/bench/medir'
import { print } from '@/bench/tabla'

const FILAS = 200_000
const VECES = 5
const MES = { anio: 2026, mes: 5 }

/** What each bank's council of this bench has written down. */
const AJUSTES: Readonly<Record<string, Record<string, string>>> = {
  bse: { 'cc.empresa': '9001', 'cc.servicio': '001', 'ca.empresa': '9002', 'ca.servicio': '001' },
  nacion: { sucursal: '0123', tipoCuenta: '10', cuenta: '0000456789' },
  icbc: { cuit: '30999999995', prestacion: 'CUOTA' },
}

function contextOf(banco: Banco): Contexto {
  const clase = banco.clases.at(-1)?.clave ?? ''
  const vencimiento = banco.vencimientoDe(MES, new Set())
  return {
    clase,
    ajustes: AJUSTES[banco.clave] ?? {},
    periodo: { ...MES, desde: '2026-05-01', hasta: '2026-05-31', vencimiento },
    muestra: false,
  }
}

const importeOf = (i: number): Centavos => centavos(BigInt(2_500_000 + i))

function* rowsOf(banco: Banco): Generator<FilaDeEnvio> {
  for (let i = 1; i <= FILAS; i++)
    yield {
      id: i,
      matricula: i,
      nombre: `Persona ${i}`,
      cbu: makeCbu(banco.entidad, '0001', String(i).padStart(13, '3')),
      sucursal: '0001',
      importe: importeOf(i),
    }
}
const TOTALES = {
  cantidad: FILAS,
  total: centavos(BigInt(FILAS) * 2_500_000n + (BigInt(FILAS) * BigInt(FILAS + 1)) / 2n),
}

/** The bank's answer: nine of ten collected, on some days of the month. */
function reportOf(banco: Banco): Buffer {
  const contexto = contextOf(banco)
  const lines: string[] = []
  for (const { id, matricula, cbu, importe } of rowsOf(banco)) {
    const cobrado = id % 10 !== 0
    const dia = `2026-05-${String(10 + (id % 7)).padStart(2, '0')}`
    const coded = banco.clave === 'icbc'
    const fila: FilaDeRendicion = {
      linea: id,
      clave: String(id),
      referencia: banco.clave === 'bse' ? null : String(id),
      matricula: String(matricula),
      mes: MES,
      vencimiento: contexto.periodo.vencimiento,
      cbu,
      cuenta: banco.cuentaDe(cbu),
      importe: cobrado || coded ? importe : centavos(0n),
      cobrado,
      fechaCobro: cobrado ? dia : null,
      fechaRendicion: dia,
      codigo: coded ? (cobrado ? 'OK' : 'R10') : null,
      texto: cobrado || coded ? '' : 'Cuentas sin saldo',
      reversa: null,
    }
    const line = banco.rendir(fila, contexto)
    if (!line.ok) throw new Error(JSON.stringify(line.problemas))
    lines.push(`${line.texto}\r\n`)
  }
  return Buffer.from(lines.join(''), 'latin1')
}

function* inPieces(all: Buffer): Generator<Uint8Array> {
  for (let from = 0; from < all.length; from += 65_536) yield all.subarray(from, from + 65_536)
}

const MB = 1024 * 1024
const resident = (): number => process.memoryUsage.rss() / MB

interface Vuelta {
  segundos: number
  /** What the processor worked for it, which others on the machine do not lengthen. */
  trabajo: number
  /** How much resident memory grew at its highest, in MB. */
  crecimiento: number
}

/** The best of some turns; the first warms up. Memory is looked at with every piece. */
async function best(turn: (look: () => void) => Promise<void>): Promise<Vuelta> {
  let segundos = Number.POSITIVE_INFINITY
  let trabajo = Number.POSITIVE_INFINITY
  let crecimiento = 0
  for (let i = 0; i <= VECES; i++) {
    globalThis.gc?.()
    const before = resident()
    let peak = before
    let looks = 0
    const start = performance.now()
    const cpu = process.cpuUsage()
    await turn(() => {
      if (looks++ % 16 === 0) peak = Math.max(peak, resident())
    })
    const { user, system } = process.cpuUsage(cpu)
    trabajo = Math.min(trabajo, (user + system) / 1e6)
    segundos = Math.min(segundos, (performance.now() - start) / 1000)
    if (i > 0) crecimiento = Math.max(crecimiento, peak - before)
  }
  return { segundos, trabajo, crecimiento }
}

const number = (value: number, digits = 0) => value.toLocaleString('es-AR', { maximumFractionDigits: digits })

function speed(
  que: string,
  { segundos, trabajo, crecimiento }: Vuelta,
  bytes: number,
  meta: string,
): Medida[] {
  return [
    {
      que: `${que}: ${number(FILAS)} filas, ${number(bytes / MB)} MB`,
      valor: `${number(bytes / MB / segundos)} MB/s, ${number(FILAS / segundos)} renglones/s (de procesador: ${number(bytes / MB / trabajo)} MB/s)`,
      meta,
    },
    { que: `${que}: memoria que crece`, valor: `${number(crecimiento, 1)} MB`, meta: 'pareja' },
  ]
}

/** How fast a bank's files are written and read, and that memory does not follow their size. */
async function measureBanco(banco: Banco): Promise<Medida[]> {
  const contexto = contextOf(banco)
  const report = reportOf(banco)
  let sent = 0
  const writing = await best(async (look) => {
    sent = 0
    for await (const piece of writeEnvio(banco, contexto, TOTALES, rowsOf(banco))) {
      sent += piece.length
      look()
    }
  })
  let read = 0
  const reading = await best(async (look) => {
    read = 0
    const { clase, ajustes } = contexto
    const { desde, hasta } = contexto.periodo
    const esperado = { banco, clase, ajustes, mes: MES, dias: { desde, hasta } }
    const lectura = await readRendicion(esperado, inPieces(report), (filas) => {
      read += filas.length
      look()
    })
    if (!lectura.ok || read !== FILAS) throw new Error('La rendición no se leyó')
  })
  const telling = await best(async (look) => {
    await readArchivo(inPieces(report), look)
  })
  return [
    ...speed(`${banco.nombre}, escribir el envío`, writing, sent, '—'),
    ...speed(
      `${banco.nombre}, leer la rendición`,
      reading,
      report.length,
      '≥ 100 MB/s o 500.000 renglones/s',
    ),
    ...speed(
      `${banco.nombre}, decir qué archivo es`,
      telling,
      report.length,
      '≥ 100 MB/s o 500.000 renglones/s',
    ),
  ]
}

/** Measures every bank. */
export async function measureBancos(): Promise<Medida[]> {
  const all: Medida[] = []
  for (const banco of BANCOS) all.push(...(await measureBanco(banco)))
  return all
}

if (process.argv[1]?.endsWith('bench/bancos.mjs')) print(await measureBancos(), `${FILAS} filas`)
