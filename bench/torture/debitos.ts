import { setTimeout as delay } from 'node:timers/promises'
import { addAdheridos } from '@/bench/adheridos'
import { untilAnswered } from '@/bench/torture/actos'
import { expectClean, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Escena } from '@/bench/torture/escena'
import type { Proceso } from '@/bench/torture/proceso'
import { waitForJob } from '@/bench/torture/tarea'
import type { Db } from '@/backend/db/conexion'
import { ledgerOf } from '@/backend/estadisticas/evolucion/libro'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { sendCall } from '@/backend/prueba/llamada'
import { centavos } from '@/domain/dinero'
import { partsOf, today } from '@/domain/fechas'

interface Medida {
  /** In debit, beside the register's own. */
  socios: number
  /** Of each: while closing, while applying, while taking back. */
  muertes: number
  /** A dead process's claim is not waited for. */
  apuro: boolean
}

const FORMA = 41
const CUOTA = centavos(18_500_00n)

/** T18 of rounds: the API is killed while one is closed, while its report is applied and while that is taken back. */
export async function killDuringRounds(
  escena: Escena,
  api: Proceso,
  medida: Medida,
): Promise<Comprobacion[]> {
  const { db } = escena
  const members = await addAdheridos(db, medida.socios, CUOTA)
  await api.start()
  const ronda = new RondaAtormentada(escena, api, medida)
  const rondaID = await ronda.close()
  const found = [
    expectThat('la API murió mientras se cerraba', ronda.muertes >= medida.muertes, `${ronda.muertes} veces`),
    expectThat('hay una ronda, y es la que se cerró', (await liveRounds(db)) === 1, rondaID),
    await expectClean(db),
  ]
  const told = members.map((matriculadoID, n) =>
    n % 10 === 9 ? { matriculadoID } : { matriculadoID, importe: CUOTA, dia: today() },
  )
  const archivo = await answerOf(db, rondaID, 'CA', told)
  const cobrados = members.length - Math.floor(members.length / 10)
  await ronda.call('ronda.enviar', { rondaID })
  const before = await figuresOf(db)
  const first = await ronda.read(rondaID, archivo)
  const seen = await ronda.apply(first)
  found.push(
    expectThat(
      'la API murió mientras se aplicaba',
      seen.length === medida.muertes,
      `a los ${seen.join(', ')}`,
    ),
    await expectPaid(db, members, cobrados),
    await expectClean(db),
  )
  await ronda.undo(first)
  found.push(await expectPaid(db, members, 0), await expectSame(db, before), await expectClean(db))
  await ronda.apply(await ronda.read(rondaID, archivo))
  // The bank tells all of it again, and of one that it was collected twice.
  const twice = await answerOf(db, rondaID, 'CA', [...told, ...told.slice(0, 1)])
  await ronda.applyWhole(await ronda.read(rondaID, twice))
  const waiting = await db.query('SELECT FROM cobro_por_resolver WHERE importe = $1', [CUOTA])
  found.push(expectThat('lo cobrado dos veces espera por resolver', waiting.length === 1, waiting.length))
  await api.end('SIGTERM')
  return [...found, await expectPaid(db, members, cobrados), await expectClean(db)]
}

class RondaAtormentada {
  muertes = 0

  constructor(
    private readonly escena: Escena,
    private readonly api: Proceso,
    private readonly medida: Medida,
  ) {}

  call = (nombre: Parameters<typeof sendCall>[1], wire: Record<string, unknown>) =>
    untilAnswered(this.api.url, this.escena.token, nombre, wire)

  /** Closed and undone again and again, each time with a kill; the last one stays. */
  async close(): Promise<number> {
    const cual = { forma: FORMA, ...partsOf(today()) }
    for (let turn = 1; ; turn++) {
      const { datos } = (await this.call('ronda.contar', cual)).sobre
      const [van] = (datos as { listas: Record<string, unknown>[] }).listas
      await this.killMeanwhile(turn, this.call('ronda.cerrar', { ...cual, ...van }))
      const [made] = await this.escena.db.query<{ id: number }>(LIVE)
      // Killed before it was written: the same act again makes it.
      if (!made) continue
      if (turn > this.medida.muertes) return made.id
      await this.call('ronda.deshacer', { rondaID: made.id, motivo: 'Tortura' })
    }
  }

  async read(rondaID: number, archivo: File): Promise<number> {
    const { token } = this.escena
    const { sobre } = await sendCall(
      this.api.url,
      'rendicion.leer',
      { rondaID, clase: 'CA' },
      { token, archivo },
    )
    if (sobre.estado !== 1) throw new Error(`No se leyó: ${sobre.mensaje}`)
    return (sobre.datos as { id: number }).id
  }

  private async order(rendicionID: number): Promise<number> {
    const { sobre } = await this.call('rendicion.aplicar', { rendicionID })
    if (sobre.estado !== 1) throw new Error(`No se pidió: ${sobre.mensaje}`)
    return (sobre.datos as { tareaID: number }).tareaID
  }

  private async finish(tareaID: number): Promise<void> {
    const end = await waitForJob(this.escena.db, tareaID, Infinity)
    if (end.estado !== 'terminada') throw new Error(`Quedó ${end.estado}: ${end.resumen}`)
  }

  applyWhole = async (rendicionID: number): Promise<void> => this.finish(await this.order(rendicionID))

  /** Answers at how many rows it was killed. */
  async apply(rendicionID: number): Promise<number[]> {
    const { db } = this.escena
    const tareaID = await this.order(rendicionID)
    const seen: number[] = []
    for (let turn = 1; turn <= this.medida.muertes; turn++) {
      const now = await waitForJob(db, tareaID, (this.medida.socios * turn) / (this.medida.muertes + 1))
      if (now.estado !== 'pendiente') break
      await this.kill()
      seen.push(now.hechas)
      if (this.medida.apuro)
        await db.query('UPDATE tarea SET dueno_hasta = now() WHERE id = $1 AND dueno IS NOT NULL', [tareaID])
    }
    await this.finish(tareaID)
    return seen
  }

  /** Repeated for as long as it is not taken back. */
  async undo(rendicionID: number): Promise<void> {
    for (let turn = 1; ; turn++) {
      await this.killMeanwhile(turn, this.call('rendicion.deshacer', { rendicionID, motivo: 'Tortura' }))
      const { sobre } = await this.call('rendicion.traerDatos', { rendicionID })
      if ((sobre.datos as { estado: string }).estado === 'deshecha') return
    }
  }

  private async killMeanwhile(turn: number, acting: Promise<unknown>): Promise<void> {
    if (turn <= this.medida.muertes) {
      await delay(40 * turn + Math.random() * 400)
      await this.kill()
    }
    await acting
  }

  private async kill(): Promise<void> {
    await this.api.end('SIGKILL')
    this.muertes++
    await this.api.start()
  }
}

const LIVE = "SELECT id FROM ronda WHERE estado <> 'deshecha' AND NOT prueba"
const liveRounds = async (db: Db): Promise<number> => (await db.query(LIVE)).length

/** What is owed, is in favour and came in, by its days and means. */
async function figuresOf(db: Db): Promise<string> {
  const sums = [
    'SELECT count(*), sum(monto) FROM cargo WHERE linea_id IS NULL AND anulado_en IS NULL AND en_plan_id IS NULL',
    'SELECT sum(haber - debe) FROM movimiento WHERE cargo_id IS NULL',
    `SELECT fecha, clave, sum(monto) FROM (${ledgerOf('ingreso')}) l GROUP BY 1, 2 HAVING sum(monto) <> 0 ORDER BY 1, 2`,
    `SELECT fecha, clave, sum(monto) FROM (${ledgerOf('deuda')}) l GROUP BY 1, 2 HAVING sum(monto) <> 0 ORDER BY 1, 2`,
  ]
  const found: unknown[] = []
  for (const sql of sums) found.push(await db.query(sql))
  return JSON.stringify(found, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

const expectSame = async (db: Db, before: string): Promise<Comprobacion> => {
  const same = (await figuresOf(db)) === before
  return expectThat('todas las cifras son las de antes', same, same ? 'iguales' : 'otras')
}

/** So many of these members have paid their debit, each once. */
export async function expectPaid(db: Db, members: readonly number[], cuantos: number): Promise<Comprobacion> {
  const [row] = await db.query<{ pagos: number; miembros: number; total: bigint }>(
    `SELECT count(*)::int AS pagos, count(DISTINCT matriculado_id)::int AS miembros, coalesce(sum(total), 0)::bigint AS total
     FROM pago WHERE medio = 'debito' AND anulado_en IS NULL AND matriculado_id = ANY($1)`,
    [members],
  )
  const { pagos = -1, miembros = -1, total = -1n } = row ?? {}
  return expectThat(
    `${cuantos} débitos cobrados una sola vez`,
    pagos === cuantos && miembros === cuantos && total === BigInt(cuantos) * CUOTA,
    `${pagos} pagos de ${miembros} matriculados`,
  )
}
