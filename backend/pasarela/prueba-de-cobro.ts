import { randomUUID } from 'node:crypto'
import { openCaja, type Caja, type Pendiente } from '@/backend/pago/prueba'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { ApiDePrueba } from '@/backend/prueba/api'
import type { Vuelta } from '@/backend/prueba/llamada'
import { attendDue, noticeOf, type Aviso } from '@/backend/pasarela/avisos'
import { consultDue, type Seguimiento } from '@/backend/pasarela/consultar'
import { createPasarelaFalsa, type PasarelaFalsa } from '@/backend/pasarela/falsa'

interface Intento {
  estado: string
  rechazado: boolean
  vence: string
  nroRecibo: string | null
  url: string | null
}

/** An accountant at work, with a provider that does what a test has it do. */
export interface Cobro {
  caja: Caja
  api: ApiDePrueba
  pasarela: PasarelaFalsa
  begin(matriculadoID: number, lineas: readonly Pendiente[], headers?: Record<string, string>, token?: string): Promise<Vuelta>
  /** A member who owes and has begun to pay it all online. */
  begun(cantidad: number): Promise<{ id: number; owed: Pendiente[]; pagoID: number }>
  /** A doctor who owes, signed in. */
  doctor(): Promise<{ id: number; owed: Pendiente[]; token: string }>
  last(): Promise<number>
  /** A notice signed anew. */
  signed(proveedorID: string): Aviso
  post(aviso: Aviso): Promise<number>
  /** Sends a notice and sees it attended; answers its status. */
  notify(proveedorID: string, headers?: Record<string, string>, cuerpo?: string, tema?: string): Promise<number>
  attend(): Promise<unknown>
  /** Asks after every open payment, whenever it would be its time. */
  consultAll(): Promise<unknown>
  /** Its time is over. */
  runOut(pagoID: number): Promise<unknown>
  estado(pagoID: number): Promise<Intento>
  /** Its state as it stands in the table, without asking anybody. */
  stored(pagoID: number): Promise<string | undefined>
  observation(pagoID: number): Promise<string>
  payments(matriculadoID: number): Promise<{ id: number; medio: string; anulado: boolean }[]>
  /** The member's credit, in pesos. */
  credit(matriculadoID: number): Promise<number>
  kept(): Promise<number>
  logged(): unknown[]
  close(): Promise<void>
}

export async function openCobro(): Promise<Cobro> {
  const pasarela = createPasarelaFalsa()
  const caja = await openCaja({ pasarela })
  const { api, db } = caja
  const seguimiento: Seguimiento = {
    db,
    pasarela,
    hoy: () => '2026-11-21',
    bitacora: (renglon) => api.bitacora.push(renglon),
  }
  const attend = (): Promise<number> => attendDue(seguimiento)
  const { token: contador } = await signedIn(db, 'CONTADOR')
  const begin: Cobro['begin'] = (matriculadoID, lineas, headers = {}, token = contador) =>
    api.call('mercado_pago.generarPago', paymentOf(matriculadoID, lineas), { token, headers })
  const post: Cobro['post'] = async ({ consulta, cabeceras, cuerpo }) => {
    const answer = await fetch(`${api.url}/mercado_pago/aviso${consulta}`, { method: 'POST', headers: cabeceras, body: cuerpo })
    await answer.arrayBuffer()
    return answer.status
  }
  const last = async (): Promise<number> =>
    (await db.query<{ id: number }>('SELECT max(id) AS id FROM pago_en_linea'))[0]?.id ?? 0
  const consultAll = async (): Promise<unknown> => {
    await db.query('UPDATE pago_en_linea SET consultar_en = now() WHERE consultar_en IS NOT NULL')
    return consultDue(seguimiento)
  }
  const one = async <T>(sql: string, id: number): Promise<T | undefined> => (await db.query<T>(sql, [id]))[0]
  return {
    caja,
    api,
    pasarela,
    begin,
    begun: async (cantidad) => {
      const { id, owed } = await caja.memberOwing(cantidad)
      const { sobre } = await begin(id, owed)
      if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
      return { id, owed, pagoID: await last() }
    },
    doctor: async () => {
      const id = await addMember(db)
      await caja.generate(id, 1)
      const { token } = await signedIn(db, 'MEDICO', id)
      return { id, owed: await caja.pending(id), token }
    },
    last,
    signed: (proveedorID) => noticeOf(pasarela, proveedorID, randomUUID()),
    post,
    notify: async (proveedorID, headers = {}, cuerpo, tema) => {
      const aviso = noticeOf(pasarela, proveedorID, randomUUID())
      const status = await post({
        consulta: tema ? aviso.consulta.replace('type=payment', `type=${tema}`) : aviso.consulta,
        cabeceras: { ...aviso.cabeceras, ...headers },
        cuerpo: cuerpo ?? aviso.cuerpo,
      })
      await attend()
      return status
    },
    attend,
    consultAll,
    runOut: async (pagoID) => {
      await db.query("UPDATE pago_en_linea SET vence_en = now() - interval '1 second' WHERE id = $1", [pagoID])
      await consultAll()
      // What was waiting on paper until a moment ago has run out as well.
      await db.query("UPDATE pago_en_linea SET vence_en = now() - interval '1 second' WHERE id = $1", [pagoID])
      return consultAll()
    },
    estado: async (pagoID) =>
      (await api.call('mercado_pago.traerPago', { pagoID }, { token: contador })).sobre.datos as Intento,
    stored: async (pagoID) =>
      (await one<{ estado: string }>('SELECT estado FROM pago_en_linea WHERE id = $1', pagoID))?.estado,
    observation: async (pagoID) => {
      const listed = await api.call('mercado_pago.traerTodos', { nroPagina: 1 }, { token: contador })
      const rows = listed.sobre.datos as { id: number; observacion: string | null }[]
      return rows.find((row) => row.id === pagoID)?.observacion ?? ''
    },
    payments: (matriculadoID) =>
      db.query(
        `SELECT id, medio, anulado_en IS NOT NULL AS anulado FROM pago
         WHERE matriculado_id = $1 AND medio = 'online' ORDER BY id`,
        [matriculadoID],
      ),
    credit: async (matriculadoID) => {
      const row = await one<{ saldo: number }>(
        `SELECT coalesce(sum(haber - debe), 0)::float8 / 100 AS saldo FROM movimiento
         WHERE matriculado_id = $1 AND cargo_id IS NULL`,
        matriculadoID,
      )
      return row?.saldo ?? 0
    },
    kept: async () => (await db.query<{ n: number }>('SELECT count(*)::int AS n FROM aviso_en_linea'))[0]?.n ?? 0,
    logged: () => api.bitacora.map(({ motivo }) => motivo),
    close: () => caja.close(),
  }
}

const paymentOf = (matriculadoID: number, lineas: readonly Pendiente[]) => ({
  detallePagosJSON: JSON.stringify(lineas.map(({ id, tipoPagoID, monto }) => ({ id, tipoPagoID, monto }))),
  observaciones: '',
  fechaPago: '2026-11-21',
  matriculadoID,
  tipoOperador: 'operador',
})
