import { setTimeout as delay } from 'node:timers/promises'
import { withTransaction, openDatabase, type Db } from '@/backend/db/conexion'
import { migrate } from '@/backend/db/migrate'
import { temporaryRegister } from '@/backend/prueba/db/servidor'
import { startServer } from '@/backend/db/supervisor/server'
import { generar } from '@/backend/generador/generar'
import { chargeMonths } from '@/backend/tesoreria/ledger/cargar'
import { addAccount, addSession } from '@/backend/prueba/gente'
import { SIN_COBERTURA } from '@/domain/cobertura'
import { addMonths, monthAt, monthNumber, partsOf, today } from '@/domain/fechas'
import { centavos } from '@/domain/dinero'

export interface Cargo {
  id: number
  tipoPagoID: number
  monto: number
}

/** A register of its own, and an accountant signed in. */
export interface Escena {
  databaseUrl: string
  db: Db
  token: string
  /** Makes so many charges to pay, spread over the members. */
  charge(cuantos: number): Promise<Cargo[]>
  /** The embedded PostgreSQL dies at once; resolves when its supervisor has started it again. */
  killDatabase(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>
  close(): Promise<void>
}

const MEMBERS = 150

/** A server for one torture; `stop` leaves nothing behind. */
interface Servidor {
  url: string
  /** Of what this process watches over. */
  pid?: () => number
  stop(): Promise<void> | void
}

/** The embedded PostgreSQL, with durability on. */
async function startEmbedded(): Promise<Servidor> {
  const folder = temporaryRegister()
  const server = await startServer(folder, { tarea: 'tortura' })
  return {
    url: server.url,
    pid: () => server.pid(),
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}

export async function openEscena(given?: Servidor): Promise<Escena> {
  const server = given ?? (await startEmbedded())
  const db = openDatabase(server.url, { max: 4 })
  await migrate(db)
  await generar(db, { matriculados: MEMBERS, meses: 3, semilla: 1, hoy: today(), demo: true })
  const usuarioID = await addAccount(db, 'CONTADOR')
  const token = await addSession(db, usuarioID)
  let offset = 1
  return {
    databaseUrl: server.url,
    db,
    token,
    charge: async (cuantos) => {
      const each = Math.ceil(cuantos / MEMBERS)
      const made = await chargeAll(db, usuarioID, offset, each)
      offset += each
      return made.slice(0, cuantos)
    },
    killDatabase: async (signal) => {
      const old = server.pid?.()
      if (old === undefined) throw new Error('Este PostgreSQL no lo vigila esta tortura')
      process.kill(old, signal)
      while (server.pid?.() === old) await delay(10)
    },
    close: async () => {
      await db.close()
      await server.stop()
    },
  }
}

/** Months after this one for every member, through the ledger's own act. */
async function chargeAll(db: Db, usuarioID: number, offset: number, each: number): Promise<Cargo[]> {
  const hoy = today()
  const acto = { persona: { usuarioID }, pedidoID: null, acto: 'cuota.generar', hoy }
  const first = monthNumber(partsOf(addMonths(hoy, offset)))
  const meses = Array.from({ length: each }, (_, index) => ({
    ...monthAt(first + index),
    monto: centavos(18_500_00n),
    cobertura: SIN_COBERTURA,
  }))
  return withTransaction(db, async (tx) => {
    for (let matriculadoID = 1; matriculadoID <= MEMBERS; matriculadoID++) {
      await chargeMonths(tx, acto, { matriculadoID, tipoMatriculaID: 1, meses })
    }
    // Other members, of other tortures, have months of their own, some of them eliminated.
    return tx.query<Cargo>(
      `SELECT id, tipo AS "tipoPagoID", monto::float8 / 100 AS monto FROM cargo
       WHERE tipo = 3 AND matriculado_id <= $3 AND anio * 12 + mes - 1 BETWEEN $1 AND $2 ORDER BY anio, mes, id`,
      [first, first + each - 1, MEMBERS],
    )
  })
}
