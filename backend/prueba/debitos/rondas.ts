import { expect } from 'vitest'
import type { Sobre } from '@/contract/llamada'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { answerOf, type Dicho } from '@/backend/prueba/debitos/rendicion'
import { signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { openCaja, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { workUntilDone, type Final } from '@/backend/tarea/finish'
import type { Trabajo } from '@/backend/tarea/kinds'

export type Datos = Record<string, unknown>

/** Somebody in debit with what he owes; `importe` is in centavos. */
export interface Deudor {
  id: number
  owed: Pendiente[]
  monto: number
  importe: bigint
}

/** BSE's debit of the month that the tests live in. */
export const NOVIEMBRE = { forma: 41, mes: 11, anio: 2026 }

/** An accountant who closes rounds and reads what the banks answer: calls as wire values. */
export interface MesaDeRondas {
  caja: Caja
  token: string
  call: (nombre: NombreLlamada, wire: Datos, llega?: File | Record<string, File>) => Promise<Sobre>
  debtor: (mas?: Parameters<typeof enrol>[2], cuotas?: number) => Promise<Deudor>
  /** Closes what the rehearsal shows now, and does not mark it as sent. */
  close: (cual?: typeof NOVIEMBRE) => Promise<number>
  send: (cual?: typeof NOVIEMBRE) => Promise<number>
  report: (rondaID: number, dichos: Dicho[], clase?: string) => Promise<Sobre>
  /** Orders a report that was read; answers the job. */
  order: (rendicionID: number) => Promise<number>
  work: (tareaID: number, trabajo?: Trabajo<'rendicion'>) => Promise<Final>
  /** Orders the report that was read and works until it is applied. */
  apply: (leida: Sobre) => Promise<number>
  owes: (deudor: { id: number }) => Promise<[nombre: string, monto: number][]>
  /** Nobody is in debit any more, and no round stands. */
  forget: () => Promise<void>
  /** Ends with every invariant of the ledger checked. */
  end: () => Promise<void>
}

export const idOf = ({ datos }: Pick<Sobre, 'datos'>): number => (datos as { id: number }).id

const cents = (monto: number): bigint => BigInt(Math.round(monto * 100))

export async function openRondas(): Promise<MesaDeRondas> {
  const caja = await openCaja()
  const { token } = await signedIn(caja.db, 'CONTADOR')
  await giveBankSettings(caja.db)
  const call: MesaDeRondas['call'] = async (nombre, wire, llega) => {
    const files = llega instanceof File ? { archivo: llega } : llega && { partes: llega }
    return (await caja.api.call(nombre, wire, { token, ...files })).sobre
  }
  const done = async (sobre: Promise<Sobre>): Promise<Sobre> => {
    expect(await sobre).toMatchObject({ mensaje: null, estado: 1 })
    return sobre
  }
  const close: MesaDeRondas['close'] = async (cual = NOVIEMBRE) => {
    const { datos } = await call('ronda.contar', cual)
    const [van] = (datos as { listas: Datos[] }).listas
    return idOf(await done(call('ronda.cerrar', { ...cual, ...van })))
  }
  const order: MesaDeRondas['order'] = async (rendicionID) =>
    ((await done(call('rendicion.aplicar', { rendicionID }))).datos as { tareaID: number }).tareaID
  const work: MesaDeRondas['work'] = (tareaID, rendicion = aplicarRendicion) =>
    workUntilDone(caja.db, { rendicion }, tareaID, () => undefined)
  return {
    ...{ caja, token, call, close, order, work },
    debtor: async (mas = {}, cuotas = 1) => {
      const { id, owed } = await caja.memberOwing(cuotas)
      await enrol(caja.db, id, mas)
      const monto = owed[0]?.monto ?? 0
      return { id, owed, monto, importe: cents(monto) }
    },
    send: async (cual) => {
      const rondaID = await close(cual)
      await done(call('ronda.enviar', { rondaID }))
      return rondaID
    },
    report: async (rondaID, dichos, clase = 'CA') =>
      call('rendicion.leer', { rondaID, clase }, await answerOf(caja.db, rondaID, clase, dichos)),
    apply: async (leida) => {
      await work(await order(idOf(leida)))
      return idOf(leida)
    },
    owes: async ({ id }) => (await caja.pending(id)).map(({ nombre, monto }) => [nombre, monto]),
    forget: () => forgetRondas(caja),
    end: async () => {
      await forgetRondas(caja)
      await caja.close()
    },
  }
}

/** Nobody of the test before is in debit any more, and no round stands. */
export async function forgetRondas({ db }: Pick<Caja, 'db'>): Promise<void> {
  await db.query('UPDATE da_listado SET fecha_baja = fecha_alta WHERE fecha_baja IS NULL')
  await db.query('UPDATE matriculado SET forma_pago_id = 1 WHERE forma_pago_id <> 1')
  await db.query(
    'UPDATE cargo SET tramite_id = NULL WHERE tramite_id IN (SELECT id FROM tramite WHERE ronda_id IS NOT NULL)',
  )
  await db.query("UPDATE ronda SET estado = 'deshecha', deshecha_en = now() WHERE estado <> 'deshecha'")
}
