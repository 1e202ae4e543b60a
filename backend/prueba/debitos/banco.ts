import { expect } from 'vitest'
import type { Db } from '@/backend/db/conexion'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { answerOf, type Dicho } from '@/backend/prueba/debitos/rendicion'
import { signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada, Vuelta } from '@/backend/prueba/llamada'
import { type Caja, openCaja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { workUntilDone } from '@/backend/tarea/finish'

export interface Deudor {
  id: number
  owed: Pendiente[]
  /** Of the first month, in centavos. */
  total: bigint
}
export const NOVIEMBRE = { forma: 41, mes: 11, anio: 2026 }

/** Debits that go to a bank and come back, as an accountant's calls. */
export interface BancoDePrueba {
  caja: Caja
  db: Db
  call: (que: NombreLlamada, wire: Record<string, unknown>, archivo?: File) => Promise<Vuelta['sobre']>
  /** Somebody in debit who owes so many months from this one on. */
  debtor: (cuotas?: number, mas?: Parameters<typeof enrol>[2]) => Promise<Deudor>
  closedRound: (cual?: typeof NOVIEMBRE) => Promise<number>
  sentRound: (cual?: typeof NOVIEMBRE) => Promise<number>
  /** Reads what the bank would say of a round's file. */
  report: (rondaID: number, dichos: Dicho[], clase?: string) => Promise<Vuelta['sobre']>
  /** Applies what was read, and answers which report it is. */
  apply: (read: { datos: unknown }) => Promise<number>
  close: () => Promise<void>
}

export async function openBanco(): Promise<BancoDePrueba> {
  const caja = await openCaja()
  const { token } = await signedIn(caja.db, 'CONTADOR')
  await giveBankSettings(caja.db)
  const call: BancoDePrueba['call'] = async (que, wire, archivo) =>
    (await caja.api.call(que, wire, { token, ...(archivo && { archivo }) })).sobre
  const closedRound = async (cual = NOVIEMBRE) => {
    const { datos } = await call('ronda.contar', cual)
    const [van] = (datos as { listas: object[] }).listas
    const made = await call('ronda.cerrar', { ...cual, ...van })
    expect(made).toMatchObject({ estado: 1 })
    return (made.datos as { id: number }).id
  }
  return {
    ...{ caja, db: caja.db, call, closedRound },
    debtor: async (cuotas = 1, mas = {}) => {
      const { id, owed } = await caja.memberOwing(cuotas)
      await enrol(caja.db, id, mas)
      return { id, owed, total: BigInt(Math.round((owed[0]?.monto ?? 0) * 100)) }
    },
    sentRound: async (cual) => {
      const rondaID = await closedRound(cual)
      expect(await call('ronda.enviar', { rondaID })).toMatchObject({ estado: 1 })
      return rondaID
    },
    report: async (rondaID, dichos, clase = 'CA') =>
      call('rendicion.leer', { rondaID, clase }, await answerOf(caja.db, rondaID, clase, dichos)),
    apply: async ({ datos }) => {
      const { id } = datos as { id: number }
      const ordered = await call('rendicion.aplicar', { rendicionID: id })
      expect(ordered).toMatchObject({ estado: 1 })
      const { tareaID } = ordered.datos as { tareaID: number }
      await workUntilDone(caja.db, { rendicion: aplicarRendicion }, tareaID, () => undefined)
      return id
    },
    close: async () => {
      await forgetDebits(caja.db)
      await caja.close()
    },
  }
}

/** Nobody of the test before is in debit any more, and no round stands. */
export async function forgetDebits(db: Db): Promise<void> {
  await db.query('UPDATE da_listado SET fecha_baja = fecha_alta WHERE fecha_baja IS NULL')
  await db.query('UPDATE matriculado SET forma_pago_id = 1 WHERE forma_pago_id <> 1')
  await db.query(
    'UPDATE cargo SET tramite_id = NULL WHERE tramite_id IN (SELECT id FROM tramite WHERE ronda_id IS NOT NULL)',
  )
  await db.query("UPDATE ronda SET estado = 'deshecha', deshecha_en = now() WHERE estado <> 'deshecha'")
}
