import { killDuringActs } from '@/bench/torture/actos'
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
import { runSuite } from '@/bench/torture/suite'

const quick = process.argv.includes('--rapida')
const names = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const CHARGES = quick ? 700 : 1_500
const KILLS = quick ? 12 : Infinity
const CHARGES_AT_STOP = 1_500
const STOPS = quick ? 1 : 3
const KILLS_DURING_ACTS = quick ? 6 : 40
const KILLS_DURING_PAPERS = quick ? 4 : 40
const KILLS_DURING_MONTH = quick ? { muertes: 3, apuro: true } : { muertes: 5, apuro: false }
const KILLS_DURING_ROUNDS = quick
  ? { socios: 1_100, muertes: 1, apuro: true }
  : { socios: 4_000, muertes: 6, apuro: false }
const DATABASE_DEATHS = quick ? 2 : 5
const CROWD = quick
  ? { segundos: 6, lectores: 60, cobradores: 3, lugares: 2 }
  : { segundos: 600, lectores: 300, cobradores: 20 }
const HOUR = { segundos: 3_600, lectores: 100, cobradores: 0 }
const CHARGES_WITHOUT_DATABASE = quick ? 600 : 3_000

/** Those of the suite, at their full length; a short form of each runs with it every time. */
const SUITE: Readonly<Record<string, Parameters<typeof runSuite>[0] & { titulo: string }>> = {
  T04: {
    titulo: 'Se corta después de cada sentencia de cada acto',
    nombre: 'todo o nada, en cada una',
    archivos: ['backend/tesoreria/ledger/fallas'],
  },
  T05: {
    titulo: 'Todos a la vez sobre los mismos cargos',
    nombre: 'un solo ganador por cargo, y a los demás se les dice quién',
    archivos: ['backend/tesoreria/pago/concurrencia', 'backend/padron/matriculado/concurrencia'],
  },
  T06: {
    titulo: 'Cincuenta recibos a la vez',
    nombre: 'cincuenta números seguidos',
    archivos: ['backend/tesoreria/pago/concurrencia', '-t', 'receipt numbers'],
  },
  T09: {
    titulo: 'El disco se llena',
    nombre:
      'se contesta en palabras, se sigue leyendo, nada termina (sin permiso de montar un disco, no se prueba)',
    archivos: ['backend/db/supervisor/disco-lleno', 'backend/http/failures'],
  },
  T14: {
    titulo: 'Pedidos inventados',
    nombre: '100.000 pedidos inventados, ninguna respuesta 5xx',
    archivos: ['backend/http/fuzz'],
    env: { AZAR_PEDIDOS: '100000' },
  },
  T15: {
    titulo: 'Historias inventadas de la tesorería',
    nombre: '300 historias de 60 pasos y la contabilidad cierra',
    archivos: ['backend/tesoreria/ledger/tesoreria'],
    env: { HISTORIAS: '300', HISTORIAS_PASOS: '60' },
  },
  T16: {
    titulo: 'Archivos de banco dañados',
    nombre: '100.000 rendiciones dañadas: leídas o rechazadas enteras, con renglón y columna',
    archivos: ['domain/bancos/mutaciones', 'domain/bancos/danos', 'backend/debitos/rendicion/archivos'],
    env: { BANCOS_MUTACIONES: '100000' },
    proyectos: ['unit', 'api'],
  },
  T17: {
    titulo: 'Rendiciones de otro banco, otro mes, otra entidad, otra clase de cuenta',
    nombre: 'se rechazan enteras y se dice qué parecen',
    archivos: ['domain/bancos/esperado', 'domain/bancos/otros-debitos', 'backend/debitos/envio/cargar'],
    proyectos: ['unit', 'api'],
  },
  T18: {
    titulo: 'La misma rendición otra vez, con otro nombre, desordenada, a la vez, a medias',
    nombre: 'cada peso entra una sola vez, después de 150 historias de rondas',
    archivos: [
      'backend/debitos/rendicion/a-la-vez',
      'backend/debitos/rendicion/a-medias',
      'backend/debitos/rendicion/copia-anterior',
      'backend/debitos/rendicion/historias',
    ],
    env: { HISTORIAS: '150', HISTORIAS_PASOS: '20' },
  },
  T38: {
    titulo: 'Varias rendiciones de un débito, CC y CA, acumuladas, con claves de nadie y de ceros',
    nombre: 'lo dicho cobrado es lo pagado, lo acreditado y lo por resolver, renglón por renglón',
    archivos: ['backend/debitos/rendicion/varias', 'backend/debitos/rendicion/historias'],
    env: { HISTORIAS: '100', HISTORIAS_PASOS: '20' },
  },
  T39: {
    titulo: 'Una rendición que se deshace',
    nombre: 'todas las cifras son las de antes, y un mes cerrado no cambia',
    archivos: ['backend/debitos/rendicion/deshacer'],
    env: { HISTORIAS: '100' },
  },
  T19: {
    titulo: 'Renglones de desconocidos, ya pagados, de un centavo más, repetidos',
    nombre: 'tienen su código, y las cuentas suman el archivo',
    archivos: ['domain/bancos/resultado', 'domain/bancos/muestras', 'backend/debitos/rendicion/rendicion'],
    proyectos: ['unit', 'api'],
  },
  T20: {
    titulo: 'Letras de todas las páginas de código',
    nombre: 'lo que entra es lo que sale, y lo que no cabe se rechaza con su nombre',
    archivos: ['domain/bancos/danos', 'domain/bancos/escribir', 'domain/plegar', 'domain/texto'],
    env: { BANCOS_MUTACIONES: '20000' },
    proyectos: ['unit'],
  },
  T21: {
    titulo: 'Los archivos para los bancos',
    nombre: 'las mismas filas dan los mismos bytes, se leen de vuelta y no se pasan de ancho',
    archivos: [
      'domain/bancos/escribir',
      'domain/bancos/muestras',
      'domain/bancos/nacion',
      'backend/debitos/ronda',
    ],
    proyectos: ['unit', 'api'],
  },
  T22: {
    titulo: 'Una planilla que se agranda cientos de veces al abrirse',
    nombre: 'se rechaza en palabras y no detiene a nadie',
    archivos: ['backend/debitos/rendicion/archivos'],
  },
  T24: {
    titulo: 'Importes imposibles y cuotas de todos los tamaños',
    nombre: 'se rechazan, y las cuotas suman al centavo',
    archivos: ['domain/dinero', 'domain/plan', 'domain/precio'],
    proyectos: ['unit'],
  },
  T26: {
    titulo: 'Cada llamada con cada rol',
    nombre: 'nadie puede lo que no debe',
    archivos: ['backend/http/matrix'],
  },
  T28: {
    titulo: 'Avisos de pago falsos, repetidos, atrasados, de otro importe',
    nombre: 'un solo cambio de estado, y lo que sobra es saldo a favor',
    archivos: ['backend/tesoreria/en-linea'],
  },
}

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
