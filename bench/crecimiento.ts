import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { SMALL } from '@/backend/cli/demonstration'
import { today } from '@/domain/fechas'
import { get, type Medida, ms, percentile } from '@/bench/medir'
import { generate, type Lugar, withPadron } from '@/bench/padron'
import type { Sitio } from '@/bench/paginas'
import { openSite } from '@/bench/sitio'
import { print } from '@/bench/tabla'

/** At most this long for one of them on one register, ms; at least three times, the first one to warm. */
const POR_CADA_UNO = 2_500
/** A page and a record cost the same in every register; the middle of a list is the furthest from both ends. */
const [IGUAL, MITAD] = [1.5, 3]

const HOY = today()
const [MES, ENERO] = [`${HOY.slice(0, 7)}-01`, `${HOY.slice(0, 4)}-01-01`]

interface Registro {
  lugar: Lugar
  matriculados: number
  meses: number
}

const registro = (nombre: string, matriculados: number, meses: number, puerto: number): Registro => ({
  lugar: {
    demo: process.env[nombre] ?? join(tmpdir(), `padron-bench-${matriculados}`),
    web: puerto,
    api: puerto + 1000,
  },
  matriculados,
  meses,
})

/** What is asked of a register with so many members; without a goal of its own it may grow as the register does. */
interface Pregunta {
  que: string
  ruta: (sitio: Sitio, matriculados: number) => string
  meta?: number
  pagina?: true
  /** The page is there with its first record. */
  filas?: true
}

const api = (que: string, ruta: string, meta?: number): Pregunta => ({
  que: `API ${que}`,
  ruta: () => ruta,
  ...(meta && { meta }),
})
const pantalla = (ruta: string, meta?: number): Pregunta => ({
  que: ruta,
  ruta: () => ruta,
  pagina: true,
  ...(meta && { meta }),
})

const PREGUNTAS: readonly Pregunta[] = [
  api('lista, página 1', '/matriculado/traerTodos?nroPagina=1', IGUAL),
  {
    que: 'API lista, página del medio',
    ruta: (_, cuantos) => `/matriculado/traerTodos?nroPagina=${cuantos / 40}`,
    meta: MITAD,
  },
  {
    que: 'API lista, última página',
    ruta: (_, cuantos) => `/matriculado/traerTodos?nroPagina=${cuantos / 20}`,
    meta: IGUAL,
  },
  api('apellido «fern»', '/matriculado/traerTodos?nroPagina=1&nombre=fern'),
  api('apellido «gonzalez»', '/matriculado/traerTodos?nroPagina=1&nombre=gonzalez'),
  api('apellido «ez»', '/matriculado/traerTodos?nroPagina=1&nombre=ez'),
  api('para ver', '/inicio/traerPendientes'),
  api('cobranzas', `/estadisticas/traerCobranzas?desde=${MES}&hasta=${HOY}`),
  api('cobrabilidad', `/estadisticas/traerCobrabilidad?fecha=${HOY}`),
  api('Federación (torta)', '/estadisticas/traerFederacion'),
  api('tipos de matriculado (torta)', '/estadisticas/traerCantTipoMat'),
  api('pirámide de edades', `/estadisticas/traerPiramideDeEdades?fecha=${HOY}`),
  api('especialidades por departamento', `/estadisticas/traerEspecialidadesPorDepartamento?fecha=${HOY}`),
  api('deuda por antigüedad', `/estadisticas/traerDeudaPorAntiguedad?fecha=${HOY}`),
  api('altas y bajas', `/estadisticas/traerAltasYBajas?desde=${ENERO}&hasta=${HOY}`),
  api('cuotas del mes', `/estadisticas/traerCuotasDelMes?fecha=${HOY}&situacion=impagos&nroPagina=1`),
  api('ingresos por medio', `/estadisticas/traerIngresosPorMedio?desde=${ENERO}&hasta=${HOY}`),
  api('cumpleaños', '/estadisticas/traerCumples'),
  api('morosos', '/estadisticas/traerMorosos?nroPagina=1'),
  api(
    'control de cobertura, cuenta',
    `/controlCobertura/contar?mes=${Number(HOY.slice(5, 7))}&anio=${HOY.slice(0, 4)}`,
  ),
  api('vencimientos', '/vencimiento/traerTodos?nroPagina=1'),
  pantalla('/matriculados', IGUAL),
  {
    que: '/matriculados, página del medio',
    ruta: (_, cuantos) => `/matriculados?pagina=${cuantos / 40}`,
    meta: MITAD,
    pagina: true,
  },
  pantalla('/matriculados?nombre=fern'),
  {
    que: '/matriculados?nombre=fern, hasta las filas',
    ruta: () => '/matriculados?nombre=fern',
    meta: MITAD,
    filas: true,
    pagina: true,
  },
  {
    que: '/matriculados?nombre=ez, hasta las filas',
    ruta: () => '/matriculados?nombre=ez',
    meta: MITAD,
    filas: true,
    pagina: true,
  },
  {
    que: '/fichaMatriculado',
    ruta: ({ miembro }) => `/fichaMatriculado/${miembro.id}`,
    meta: IGUAL,
    pagina: true,
  },
  {
    que: '/fichaMatriculado, pagos',
    ruta: ({ miembro }) => `/fichaMatriculado/${miembro.id}/pagos`,
    meta: IGUAL,
    pagina: true,
  },
  pantalla('/inicio'),
  pantalla('/estadisticas'),
  pantalla('/estadisticas/evolucion'),
  pantalla('/utilidades/generarArchivoBSE'),
  pantalla('/morosos'),
  pantalla('/vencimientos'),
]

/**
 * How much longer each answer takes where the register is twenty times as large: `npm run bench -- crecimiento`. The
 * registers are generated once, the large one in some ten minutes; BENCH_CHICO and BENCH_GRANDE name others.
 */
async function main(): Promise<void> {
  const chico = registro('BENCH_CHICO', 50_000, 12, 3940)
  const grande = registro('BENCH_GRANDE', 1_000_000, 3, 3950)
  for (const { lugar, matriculados, meses } of [chico, grande]) {
    const sizes = Object.entries({ matriculados, meses, semilla: SMALL.semilla })
    generate(
      lugar.demo,
      sizes.flatMap(([name, value]) => [`--${name}`, String(value)]),
    )
  }
  const only = process.argv.slice(2)
  const asked = PREGUNTAS.filter(({ que }) => only.length === 0 || only.some((part) => que.includes(part)))
  const times = await withPadron(chico.lugar, {}, () =>
    withPadron(grande.lugar, {}, async () => {
      const sites = [await openSite(chico.lugar, ''), await openSite(grande.lugar, '')] as const
      const found: (readonly [Pregunta, number, number])[] = []
      for (const one of asked)
        found.push([
          one,
          await timeOf(one, sites[0], chico.matriculados),
          await timeOf(one, sites[1], grande.matriculados),
        ])
      return found
    }),
  )
  print(
    times.map(([one, few, many]) => describe(one, few, many, grande.matriculados / chico.matriculados)),
    `${chico.matriculados} × ${chico.meses} meses y ${grande.matriculados} × ${grande.meses}`,
  )
}

/** Median milliseconds of one client that asks one after another. */
async function timeOf(
  { ruta, pagina, filas }: Pregunta,
  sitio: Sitio,
  matriculados: number,
): Promise<number> {
  const path = ruta(sitio, matriculados)
  const ask = async (): Promise<number> => {
    const start = performance.now()
    if (filas) return untilRows(sitio.web + path, sitio.cookie)
    if (pagina) await get(sitio.web + path, { cookie: sitio.cookie, 'accept-encoding': 'gzip' })
    else {
      const answer = await get(sitio.api + path, { authorization: `Bearer ${sitio.token}` })
      // A refusal is quick.
      if (!/"estado":1\b/.test(answer)) throw new Error(`${path}: ${answer.slice(0, 300)}`)
    }
    return performance.now() - start
  }
  await ask()
  const times: number[] = []
  const end = performance.now() + POR_CADA_UNO
  while (times.length < 3 || (performance.now() < end && times.length < 25)) times.push(await ask())
  return percentile(times, 50)
}

/** Milliseconds to the first link to a record in a page, which is then read to its end. */
async function untilRows(url: string, cookie: string): Promise<number> {
  const start = performance.now()
  const { body } = await fetch(url, { headers: { cookie } })
  let text = ''
  let rows = Number.NaN
  if (body)
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      text += part
      if (Number.isNaN(rows) && text.includes('/fichaMatriculado/')) rows = performance.now() - start
    }
  return rows
}

function describe({ que, meta }: Pregunta, few: number, many: number, crece: number): Medida {
  const veces = many / few
  return {
    que,
    valor: `${ms(few)} → ${ms(many)}: ${veces.toFixed(1)} ×`,
    meta: `≤ ${meta ?? crece} ×${veces > (meta ?? crece) ? ' (no)' : ''}`,
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
