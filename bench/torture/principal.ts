import { killDuringActs } from '@/bench/torture/actos'
import { tormentAlta } from '@/bench/torture/alta/alta'
import { openApi } from '@/bench/torture/api'
import { killDatabaseDuringPayments } from '@/bench/torture/base-caida'
import { fallUnderLoad } from '@/bench/torture/caidas'
import { openCasa } from '@/bench/torture/casa'
import { floodOne, hangForOne } from '@/bench/torture/colgados'
import { knowTheSame } from '@/bench/torture/compartido'
import type { Comprobacion } from '@/bench/torture/comprobar'
import { killDuringRounds } from '@/bench/torture/debitos'
import { openEscena } from '@/bench/torture/escena'
import { crowdOfReaders, judgeHour } from '@/bench/torture/lectores'
import { waitAsRuled } from '@/bench/torture/lentos'
import { killDuringMonth } from '@/bench/torture/mes'
import { killDuringPayments } from '@/bench/torture/muertes'
import { killDuringPapers } from '@/bench/torture/papeles'
import { stopDuringPayments } from '@/bench/torture/parada'
import { runSuite, SUITE } from '@/bench/torture/suite'

const quick = process.argv.includes('--rapida')
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const CHARGES = quick ? 300 : 1_500
const KILLS = quick ? 5 : Infinity
const CHARGES_AT_STOP = 1_500
const STOPS = quick ? 1 : 3
const KILLS_DURING_ACTS = quick ? 3 : 40
const KILLS_DURING_PAPERS = quick ? 2 : 40
const KILLS_DURING_MONTH = quick ? { muertes: 2, apuro: true } : { muertes: 5, apuro: false }
const KILLS_DURING_ROUNDS = quick
  ? { socios: 1_100, muertes: 1, apuro: true }
  : { socios: 4_000, muertes: 6, apuro: false }
const DATABASE_DEATHS = quick ? 2 : 5
const CROWD = quick
  ? { segundos: 6, lectores: 60, cobradores: 3, lugares: 2 }
  : { segundos: 600, lectores: 300, cobradores: 20 }
const HOUR = { segundos: 3_600, lectores: 100, cobradores: 0 }
const CHARGES_WITHOUT_DATABASE = quick ? 600 : 3_000

type Report = (titulo: string, torture: () => Promise<Comprobacion[]>) => Promise<void>

/** Payments on the embedded PostgreSQL while their API dies or is told to end. */
async function tormentApi(report: Report): Promise<void> {
  const escena = await openEscena()
  const api = await openApi(escena.databaseUrl)
  try {
    if (asked('T01'))
      await report('T01 La API muere mientras se cobra', () =>
        killDuringPayments(escena, api, CHARGES, KILLS).catch((error: unknown) => {
          throw new Error(`${String(error)}\n${api.output()}`)
        }),
      )
    if (asked('T01'))
      await report('T01 La API muere mientras se trabaja en la tesorería', () =>
        killDuringActs(escena, api, KILLS_DURING_ACTS),
      )
    if (asked('T01'))
      await report('T01 La API muere mientras genera las cuotas de un mes', () =>
        killDuringMonth(escena, api, KILLS_DURING_MONTH),
      )
    if (asked('T03'))
      await report('T03 PostgreSQL muere mientras se cobra', () =>
        killDatabaseDuringPayments(escena, api, CHARGES_WITHOUT_DATABASE, DATABASE_DEATHS),
      )
    for (let turn = 1; asked('T35') && turn <= STOPS; turn++) {
      await report(`T35 La API para mientras se cobra (${turn})`, () =>
        stopDuringPayments(escena, api, CHARGES_AT_STOP),
      )
    }
    if (asked('T37'))
      await report('T37 La API muere mientras cincuenta emiten papeles', () =>
        killDuringPapers(escena, api, KILLS_DURING_PAPERS),
      )
    if (asked('T18'))
      await report('T18 La API muere mientras se cierra, se aplica y se deshace un débito', () =>
        killDuringRounds(escena, api, KILLS_DURING_ROUNDS),
      )
    if (asked('T36'))
      await report('T36 Más lectores de los que se pueden atender', () => crowdOfReaders(escena, api, CROWD))
    if (names.includes('HORA'))
      await report('HORA Cien lectores durante una hora', () => crowdOfReaders(escena, api, HOUR, judgeHour))
  } finally {
    await api.end('SIGKILL')
    await escena.close()
  }
}

async function tormentMachines(report: Report): Promise<void> {
  const casa = await openCasa()
  try {
    await report('T02 Dos webs y dos API: lo que sabe una, lo saben todas', () => knowTheSame(casa))
    await report('T02 Una web y una API paran y mueren mientras se trabaja', () => fallUnderLoad(casa))
  } finally {
    await casa.close()
  }
}

/** Whether a torture was asked for by its number in the list; all are when none is named. */
const asked = (name: string): boolean => names.length === 0 || names.includes(name)

/** Runs the tortures against the build and ends with one line to be counted: N passed, M failed. */
async function main(): Promise<number> {
  const known = [
    'T01',
    'T02',
    'T03',
    'T10',
    'T11',
    'T35',
    'T36',
    'T37',
    'HORA',
    'ALTA',
    ...Object.keys(SUITE),
  ].toSorted()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`No hay una tortura ${unknown.join(', ')}: ${known.join(', ')}.`)
    return 2
  }
  let [passed, failed] = [0, 0]
  const report: Report = async (titulo, torture) => {
    const start = performance.now()
    const found = await torture().catch((error: unknown) => [
      { nombre: 'terminó', bien: false, visto: String(error) },
    ])
    console.log(`\n${titulo} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    for (const { nombre, bien, visto } of found) {
      console.log(`  ${bien ? '✓' : '✗'} ${nombre}: ${visto}`)
      if (bien) passed++
      else failed++
    }
  }
  if (['T01', 'T03', 'T18', 'T35', 'T36', 'T37', 'HORA'].some(asked)) await tormentApi(report)
  if (!quick && asked('T02')) await tormentMachines(report)
  if (names.includes('ALTA')) await report('ALTA Dos bases, dos API y dos webs: muere cada una', tormentAlta)
  if (asked('T11')) await report('T11 Doscientos pedidos de una persona colgados', hangForOne)
  if (asked('T10')) await report('T10 Diez megas de filas para una persona', floodOne)
  if (!quick && asked('T10'))
    await report('T10 Un servidor ajeno lento, con los plazos de verdad', waitAsRuled)
  for (const [name, { titulo, ...prueba }] of Object.entries(SUITE))
    if (!quick && asked(name)) await report(`${name} ${titulo}`, () => runSuite(prueba))
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

process.exit(await main())
