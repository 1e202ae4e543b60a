import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { addAdheridos } from '@/bench/adheridos'
import { get, ms, percentile, residentMB, type Medida } from '@/bench/medir'
import { print } from '@/bench/tabla'
import { openApi } from '@/bench/torture/api'
import { openEscena, type Escena } from '@/bench/torture/escena'
import type { Proceso } from '@/bench/torture/proceso'
import { waitForJob } from '@/bench/torture/tarea'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { sendCall, type NombreLlamada } from '@/backend/prueba/llamada'
import { centavos } from '@/domain/dinero'
import { partsOf, today } from '@/domain/fechas'

const DEBITOS = Number(process.env['BENCH_DEBITOS'] ?? 200_000)
const MONTO = centavos(18_500_00n)
const MUESTRA = 200

interface Acto {
  segundos: number
  /** How much the API's resident memory grew at its highest, in MB. */
  crecimiento: number
  /** Of a list of members asked for meanwhile. */
  lista: number[]
}

/** Beside the act, what the API holds is looked at and a list is asked for, five times a second. */
async function timed<T>(escena: Escena, api: Proceso, act: () => Promise<T>): Promise<Acto & { de: T }> {
  const memory = () => residentMB(api.pid() ?? 0)
  const before = await memory()
  let peak = before
  let over = false
  const lista: number[] = []
  const watching = (async () => {
    while (!over) {
      peak = Math.max(peak, await memory())
      const start = performance.now()
      await get(`${api.url}/matriculado/traerTodos?nroPagina=1`, { authorization: `Bearer ${escena.token}` })
      lista.push(performance.now() - start)
      await delay(MUESTRA)
    }
  })()
  const start = performance.now()
  const de = await act()
  const segundos = (performance.now() - start) / 1000
  over = true
  await watching
  return { de, segundos, crecimiento: peak - before, lista }
}

const line = (que: string, { segundos, crecimiento, lista }: Acto, meta: string): Medida => ({
  que: `${que}: tiempo, memoria de la API, una lista mientras tanto p99`,
  valor: `${segundos.toFixed(1)} s, ${crecimiento.toFixed(0)} MB, ${ms(percentile(lista, 99))}`,
  meta,
})

/** A round of BSE out and in through the API: closed, downloaded, its report read and applied. */
export async function measureDebits(): Promise<Medida[]> {
  const escena = await openEscena()
  const api = await openApi(escena.databaseUrl)
  const { db, token } = escena
  const call = async (nombre: NombreLlamada, wire: Record<string, unknown>, archivo?: File) => {
    const { sobre } = await sendCall(api.url, nombre, wire, { token, ...(archivo && { archivo }) })
    if (sobre.estado !== 1) throw new Error(`${nombre}: ${sobre.mensaje}`)
    return sobre.datos as Record<string, unknown>
  }
  try {
    const members = await addAdheridos(db, DEBITOS, MONTO)
    await api.start()
    const cual = { forma: 41, ...partsOf(today()) }
    const rehearsed = await timed(escena, api, () => call('ronda.contar', cual))
    const [van] = rehearsed.de['listas'] as Record<string, unknown>[]
    const closed = await timed(escena, api, () => call('ronda.cerrar', { ...cual, ...van }))
    const rondaID = Number(closed.de['id'])
    const rows = await timeRows(escena, rondaID)
    const out = await timed(escena, api, () => call('ronda.bajar', { rondaID, clase: 'CA' }))
    await call('ronda.enviar', { rondaID })
    const archivo = await answerOf(
      db,
      rondaID,
      'CA',
      members.map((matriculadoID, n) =>
        n % 10 === 9 ? { matriculadoID } : { matriculadoID, importe: MONTO, dia: today() },
      ),
    )
    const read = await timed(escena, api, () => call('rendicion.leer', { rondaID, clase: 'CA' }, archivo))
    const { tareaID } = await call('rendicion.aplicar', { rendicionID: read.de['id'] })
    const applied = await timed(escena, api, () => waitForJob(db, Number(tareaID), Infinity, 1_800_000))
    if (applied.de.estado !== 'terminada') throw new Error(`La rendición quedó ${applied.de.estado}`)
    const n = DEBITOS.toLocaleString('es-AR')
    const carga = `carga de la máquina ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`
    return [
      line(`Débitos, ensayo de ${n}`, rehearsed, '≤ 1,5 s a 50.000'),
      line(`Débitos, cerrar ${n}`, closed, 'lista ≤ 100 ms'),
      {
        ...line(`Débitos, bajar el archivo de ${n}`, out, '≤ 2 × leer las filas'),
        piso: `${rows.toFixed(1)} s leerlas`,
      },
      line(`Débitos, leer la rendición de ${n}`, read, '≤ 150 MB'),
      {
        ...line(`Débitos, aplicar la rendición de ${n}`, applied, '≤ 60 s, ≤ 150 MB, lista ≤ 100 ms'),
        piso: carga,
      },
    ]
  } finally {
    await api.end('SIGTERM')
    await escena.close()
  }
}

/** How long the database takes to give the rows alone. */
async function timeRows({ db }: Escena, rondaID: number): Promise<number> {
  const start = performance.now()
  await db.query(
    'SELECT id, matricula, apellido_nombre, cbu, sucursal, importe FROM ronda_fila WHERE ronda_id = $1',
    [rondaID],
  )
  return (performance.now() - start) / 1000
}

if (process.argv[1]?.endsWith('bench/debitos.mjs')) {
  print(await measureDebits(), `${DEBITOS} débitos`)
  process.exit(0)
}
