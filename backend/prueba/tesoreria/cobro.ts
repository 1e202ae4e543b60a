import { randomUUID } from 'node:crypto'
import { openCaja, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { ApiDePrueba } from '@/backend/prueba/api'
import type { Vuelta } from '@/backend/prueba/llamada'
import { attendDue, noticeOf, type Aviso } from '@/backend/tesoreria/en-linea/avisos'
import { consultDue, type Seguimiento } from '@/backend/tesoreria/en-linea/consultar'
import { pagosEnLinea } from '@/backend/tesoreria/en-linea/vuelta'
import { startTurns } from '@/backend/prueba/tarea/obrero'
import { createPasarelaFalsa, type PasarelaFalsa } from '@/backend/prueba/tesoreria/pasarela-falsa'

interface Intento {
  estado: string
  rechazado: boolean
  vence: string
  nroRecibo: string | null
  reciboDe: number | null
  url: string | null
}

/** An accountant at work, with a provider that does what a test has it do. */
export interface Cobro {
  caja: Caja
  api: ApiDePrueba
  pasarela: PasarelaFalsa
  begin(
    matriculadoID: number,
    lineas: readonly Pendiente[],
    headers?: Record<string, string>,
    token?: string,
  ): Promise<Vuelta>
  /** A member who owes and has begun to pay it all online. */
  begun(cantidad: number): Promise<{ id: number; owed: Pendiente[]; pagoID: number }>
  /** A doctor who owes, signed in. */
  doctor(): Promise<{ id: number; owed: Pendiente[]; token: string }>
  last(): Promise<number>
  /** A notice signed anew. */
  signed(proveedorID: string): Aviso
  post(aviso: Aviso): Promise<number>
  /** Sends a notice and sees it attended; answers its status. */
  notify(
    proveedorID: string,
    headers?: Record<string, string>,
    cuerpo?: string,
    tema?: string,
  ): Promise<number>
  attend(): Promise<unknown>
  /** Asks after every open payment, whenever it would be its time. */
  consultAll(): Promise<unknown>
  /** Asks after those whose time it is. */
  consultDue(): Promise<unknown>
  /** Begins to follow payments as the process does, every few milliseconds, of this provider or of none. */
  follow(pasarela: PasarelaFalsa | null): () => Promise<void>
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
  const { token: contador } = await signedIn(db, 'CONTADOR')
  const begin: Cobro['begin'] = (matriculadoID, lineas, headers = {}, token = contador) =>
    api.call('mercado_pago.generarPago', paymentOf(matriculadoID, lineas), { token, headers })
  const last = async (): Promise<number> =>
    (await db.query<{ id: number }>('SELECT max(id) AS id FROM pago_en_linea'))[0]?.id ?? 0
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
    ...noticesOf(api, pasarela),
    ...timeOf(api, pasarela),
    ...readsOf(api, contador),
    logged: () => api.bitacora.map(({ motivo }) => motivo),
    close: () => caja.close(),
  }
}

const followUp = ({ db, bitacora }: ApiDePrueba, pasarela: PasarelaFalsa): Seguimiento => ({
  db,
  pasarela,
  hoy: () => '2026-11-21',
  bitacora: (renglon) => bitacora.push(renglon),
  detenido: () => false,
})

type Avisos = Pick<Cobro, 'signed' | 'post' | 'notify' | 'attend'>

function noticesOf(api: ApiDePrueba, pasarela: PasarelaFalsa): Avisos {
  const seguimiento = followUp(api, pasarela)
  // The API attends on its own what it has answered; one may be in its hands.
  const attend = async (): Promise<void> => {
    await attendDue(seguimiento)
    const waiting = pasarela.caida ? 'AND intentos = 0' : ''
    for (;;) {
      const left = await api.db.query(`SELECT FROM aviso_en_linea WHERE estado = 'nuevo' ${waiting} LIMIT 1`)
      if (left.length === 0) return
      throwFailure(api.bitacora)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const post: Cobro['post'] = async ({ consulta, cabeceras, cuerpo }) => {
    const wire = { method: 'POST', headers: cabeceras, body: cuerpo }
    const answer = await fetch(`${api.url}/mercado_pago/aviso${consulta}`, wire)
    await answer.arrayBuffer()
    return answer.status
  }
  const signed: Cobro['signed'] = (proveedorID) => noticeOf(pasarela, proveedorID, randomUUID())
  return {
    signed,
    post,
    attend,
    notify: async (proveedorID, headers = {}, cuerpo, tema) => {
      const aviso = signed(proveedorID)
      const status = await post({
        consulta: tema ? aviso.consulta.replace('type=payment', `type=${tema}`) : aviso.consulta,
        cabeceras: { ...aviso.cabeceras, ...headers },
        cuerpo: cuerpo ?? aviso.cuerpo,
      })
      await attend()
      return status
    },
  }
}

function timeOf(
  api: ApiDePrueba,
  pasarela: PasarelaFalsa,
): Pick<Cobro, 'consultAll' | 'consultDue' | 'follow' | 'runOut'> {
  const { db } = api
  const seguimiento = followUp(api, pasarela)
  const consultAll = async (): Promise<unknown> => {
    await db.query('UPDATE pago_en_linea SET consultar_en = now() WHERE consultar_en IS NOT NULL')
    return consultDue(seguimiento)
  }
  const age = (pagoID: number): Promise<unknown> =>
    db.query("UPDATE pago_en_linea SET vence_en = now() - interval '1 second' WHERE id = $1", [pagoID])
  return {
    consultAll,
    consultDue: () => consultDue(seguimiento),
    follow: (present) =>
      startTurns(db, { pagosEnLinea: { ...pagosEnLinea(present, seguimiento.hoy), cada: 10 } }).stop,
    runOut: async (pagoID) => {
      await age(pagoID)
      await consultAll()
      // What was waiting on paper until a moment ago has run out as well.
      await age(pagoID)
      return consultAll()
    },
  }
}

/** A notice that failed is tried again much later: whoever waits for it is told now. */
function throwFailure(renglones: ApiDePrueba['bitacora']): void {
  const failed = renglones.find(
    ({ nivel, que, error }) => nivel === 'error' && que === 'aviso de pago' && error !== 'PasarelaCaida',
  )
  if (failed) throw new Error(`No se atendió el aviso: ${JSON.stringify(failed)}`)
}

type Lecturas = Pick<Cobro, 'estado' | 'stored' | 'observation' | 'payments' | 'credit' | 'kept'>

function readsOf(api: ApiDePrueba, token: string): Lecturas {
  const { db } = api
  const one = async <T>(sql: string, id: number): Promise<T | undefined> => (await db.query<T>(sql, [id]))[0]
  return {
    estado: async (pagoID) =>
      (await api.call('mercado_pago.traerPago', { pagoID }, { token })).sobre.datos as Intento,
    stored: async (pagoID) =>
      (await one<{ estado: string }>('SELECT estado FROM pago_en_linea WHERE id = $1', pagoID))?.estado,
    observation: async (pagoID) => {
      const listed = await api.call('mercado_pago.traerTodos', { nroPagina: 1 }, { token })
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
    kept: async () =>
      (await db.query<{ n: number }>('SELECT count(*)::int AS n FROM aviso_en_linea'))[0]?.n ?? 0,
  }
}

const paymentOf = (matriculadoID: number, lineas: readonly Pendiente[]) => ({
  detallePagosJSON: JSON.stringify(lineas.map(({ id, tipoPagoID, monto }) => ({ id, tipoPagoID, monto }))),
  observaciones: '',
  fechaPago: '2026-11-21',
  matriculadoID,
  tipoOperador: 'operador',
})
