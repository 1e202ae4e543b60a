import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import type { Canal } from '@/backend/avisos/mensaje/canal'
import { enqueue } from '@/backend/avisos/mensaje/encolar'
import { sendNext } from '@/backend/avisos/mensaje/enviador'
import { leaveOutStale } from '@/backend/avisos/mensaje/vigencia'
import { holdOnline } from '@/backend/prueba/tesoreria/tramite'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { MAIL, type Medio, WHATSAPP } from '@/domain/mensaje'

let api: ApiDePrueba
let token: string
let socio: number
let sent: string[] = []
let sentTo: string[] = []

beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
  await withTransaction(api.db, (tx) => createRegistro(tx, 'real', 'Consejo'))
  await api.db.query(`INSERT INTO ajuste (clave, valor) VALUES ('mensajesPorMinuto', '6000')`)
})
beforeEach(async () => {
  await api.db.query('DELETE FROM mensaje')
  await api.db.query('UPDATE paso_de_envio SET proximo_en = now()')
  sent = []
  sentTo = []
  socio = await addMember(api.db)
  await api.db.query(
    "UPDATE matriculado SET telefono = '385 4123456', email = 'socio@correo.example' WHERE id = $1",
    [socio],
  )
  await chargeMonth(api.db, socio, { anio: 2024, mes: 7 }, 1_500_000n)
  await chargeMonth(api.db, socio, { anio: 2024, mes: 8 }, 1_850_000n)
})
afterAll(() => api.close())

const call = async (nombre: Parameters<ApiDePrueba['call']>[0], wire: Record<string, unknown> = {}) =>
  (await api.call(nombre, wire, { token })).sobre
/** As a clerk writes it on /morosos. */
const write = (medio: Medio = WHATSAPP) =>
  call('mensaje.crear', {
    medio,
    asunto: 'Aviso',
    texto: 'Debe {importe} ({meses})',
    cantidad: 1,
    matriculadosJSON: JSON.stringify([socio]),
  })
async function open() {
  const [row] = await api.db.query<{ id: number }>('SELECT id FROM mensaje ORDER BY id DESC LIMIT 1')
  return call('mensaje.abrir', { mensajeID: row?.id })
}
const settle = (mes: number): Promise<unknown> =>
  api.db.query('UPDATE cargo SET anulado_en = now() WHERE matriculado_id = $1 AND mes = $2', [socio, mes])
const canal: Canal = {
  enviar: ({ cuerpo, destino }) => {
    sent.push(cuerpo)
    sentTo.push(destino)
    return Promise.resolve({ resultado: 'enviado' })
  },
}
async function drain(): Promise<void> {
  for (;;) {
    const wait = await sendNext(api.db, { [MAIL]: canal })
    if (wait === null) return
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
}
const states = async () =>
  (
    await api.db.query<{ estado: string; causa: string | null }>(
      'SELECT estado, causa FROM mensaje ORDER BY id',
    )
  ).map(({ estado, causa }) => (causa ? `${estado}: ${causa}` : estado))
/** What the clerk sees of the newest. */
async function shown() {
  const [fila] = (await call('mensaje.traerTodos', {})).datos as { estado: string; causa: string | null }[]
  return fila && `${fila.estado}: ${fila.causa ?? ''}`
}

/** A charge as an open online payment holds it; answers how that payment ends without money. */
async function payOnline(mes: number): Promise<() => Promise<unknown>> {
  const held = await api.db.query<{ id: number }>(
    'SELECT id FROM cargo WHERE matriculado_id = $1 AND mes = $2',
    [socio, mes],
  )
  const ids = held.map(({ id }) => id)
  await holdOnline(api.db, socio, ids)
  return () => api.db.query('UPDATE cargo SET tramite_id = NULL WHERE id = ANY($1)', [ids])
}

/** A mail that asks for one charge, as a reminder does. */
async function remind(mes: number, medio: Medio = MAIL): Promise<void> {
  const [cargo] = await api.db.query<{ id: number }>(
    'SELECT id FROM cargo WHERE matriculado_id = $1 AND mes = $2 AND anulado_en IS NULL',
    [socio, mes],
  )
  const envio = { origen: 'recordatorio', titulo: 'Prueba' } as const
  await withTransaction(api.db, (tx) =>
    enqueue(tx, { persona: null }, envio, [
      {
        matriculadoID: socio,
        medio,
        asunto: 'Aviso',
        cuerpo: `Mes ${mes}`,
        destino: medio === MAIL ? 'socio@correo.example' : '5493854123456',
        cargoID: cargo?.id ?? 0,
        clave: `prueba:${cargo?.id}`,
      },
    ]),
  )
}

test('what was paid meanwhile is not asked for', async () => {
  await remind(8)
  await settle(8)
  await drain()
  expect(await states()).toEqual(['omitido: Ya no se debe'])
  expect(sent).toEqual([])
})

test('nothing is asked of who died meanwhile', async () => {
  await remind(8)
  await write(MAIL)
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 8 WHERE id = $1', [socio])
  await drain()
  expect(await states()).toEqual(['omitido: El matriculado falleció', 'omitido: El matriculado falleció'])
  expect(sent).toEqual([])
})

test('a delinquent who paid meanwhile is not written to, nor a receipt sent that was annulled', async () => {
  await write(MAIL)
  for (const mes of [7, 8]) await settle(mes)
  const [pago] = await api.db.query<{ id: number }>(
    `INSERT INTO pago (matriculado_id, fecha, medio, total, nro_recibo, anulado_en)
     VALUES ($1, '2026-11-01', 'efectivo', 100, 990001, now()) RETURNING id`,
    [socio],
  )
  const carta = { matriculadoID: socio, medio: MAIL, asunto: 'R', cuerpo: 'R', destino: 'a@b.example' }
  await withTransaction(api.db, (tx) =>
    enqueue(tx, { persona: null }, { origen: 'recibo', titulo: 'Recibo' }, [
      { ...carta, medio: MAIL, clave: `recibo:${pago?.id}` },
    ]),
  )
  await drain()
  expect(await states()).toEqual(['omitido: Ya no está entre los morosos', 'omitido: El pago fue anulado'])
  expect(sent).toEqual([])
})

test('a chat that is not needed any more is not opened, and leaves the list by itself', async () => {
  await write()
  for (const mes of [7, 8]) await settle(mes)
  expect(await open()).toMatchObject({
    estado: 0,
    mensaje: 'Ya no está entre los morosos: no hace falta enviarlo.',
  })
  await leaveOutStale(api.db)
  expect(await states()).toEqual(['omitido: Ya no está entre los morosos'])
})

test('who owes nothing but what is older than five years, which is in no message, is not written to', async () => {
  await chargeMonth(api.db, socio, { anio: 2015, mes: 3 })
  await write()
  for (const mes of [7, 8]) await settle(mes)
  expect(await open()).toMatchObject({ estado: 0 })
  await leaveOutStale(api.db)
  expect(await states()).toEqual(['omitido: Ya no está entre los morosos'])
})

test('who paid a part is not told the whole: the outbox says why and another one is made', async () => {
  await write()
  await write(MAIL)
  await settle(7)
  await drain()
  expect(sent).toEqual([])
  await api.db.query(
    "DELETE FROM mensaje WHERE medio = 2 AND estado = 'omitido' AND causa = 'La deuda cambió'",
  )
  expect(await open()).toMatchObject({
    estado: 0,
    mensaje: 'La deuda cambió: el mensaje dice otro importe. Haga uno nuevo.',
  })
  await leaveOutStale(api.db)
  expect(await shown()).toBe('omitido: La deuda cambió')
  expect(await write()).toMatchObject({ estado: 1, datos: { pendientes: 1 } })
  expect(await open()).toMatchObject({ estado: 1 })
  const [last] = await api.db.query<{ cuerpo: string }>('SELECT cuerpo FROM mensaje ORDER BY id DESC LIMIT 1')
  expect(last?.cuerpo).toBe('Debe $ 18.500,00 (1 mes)')
})

test('another month that came due does not make untrue what was told', async () => {
  await write()
  await chargeMonth(api.db, socio, { anio: 2024, mes: 6 })
  await leaveOutStale(api.db)
  expect(await open()).toMatchObject({ estado: 1 })
})

test('a chat that was opened is not opened again for what was paid since, and stays opened', async () => {
  await write()
  expect(await open()).toMatchObject({ estado: 1 })
  expect(await open()).toMatchObject({ estado: 1 })
  for (const mes of [7, 8]) await settle(mes)
  expect(await open()).toMatchObject({
    estado: 0,
    mensaje: 'Ya no está entre los morosos: no hace falta enviarlo.',
  })
  await leaveOutStale(api.db)
  expect(await states()).toEqual(['abierto'])
})

test('mail for what is being paid online waits, behind nobody, and leaves if that comes to nothing', async () => {
  const expire = await payOnline(8)
  await remind(8)
  await remind(7)
  await drain()
  await leaveOutStale(api.db)
  expect(sent).toEqual([expect.stringMatching(/^Mes 7\n\nPara no recibir/)])
  expect(await states()).toEqual(['pendiente', 'enviado'])
  const [row] = await api.db.query('SELECT intentos FROM mensaje ORDER BY id LIMIT 1')
  expect(row).toEqual({ intentos: 0 })
  const filas = (await call('mensaje.traerTodos', { estado: 'pendiente' })).datos
  expect(filas).toMatchObject([{ causa: 'Espera: hay un pago en línea en trámite' }])
  await expire()
  await api.db.query('UPDATE mensaje SET proximo_en = now()')
  await drain()
  expect(sent.map((texto) => texto.split('\n')[0])).toEqual(['Mes 7', 'Mes 8'])
})

test('a delinquent’s message waits while a part of what it asks for is being paid online', async () => {
  const expire = await payOnline(7)
  await write()
  await write(MAIL)
  await drain()
  await leaveOutStale(api.db)
  const refused = {
    estado: 0,
    mensaje: 'Hay un pago en línea en trámite por esa deuda: espere a que termine.',
  }
  expect(await shown()).toBe('pendiente: Espera: hay un pago en línea en trámite')
  await api.db.query('DELETE FROM mensaje WHERE medio = 2')
  expect(await open()).toMatchObject(refused)
  await expire()
  expect(await open()).toMatchObject({ estado: 1 })
  await payOnline(8)
  expect(await open()).toMatchObject(refused)
  expect(await states()).toEqual(['abierto'])
  expect(sent).toEqual([])
})

const now = (column: 'email' | 'telefono', value: string | null): Promise<unknown> =>
  api.db.query(`UPDATE matriculado SET ${column} = $2 WHERE id = $1`, [socio, value])
const shownTo = async () =>
  ((await call('mensaje.traerTodos', {})).datos as { destino: string | null }[]).map(({ destino }) => destino)

test('a chat opens with the number of today, not with that of the day it was queued', async () => {
  await write()
  await now('telefono', '385 4999888')
  expect(await open()).toMatchObject({ estado: 1, datos: { destino: '5493854999888' } })
  expect(await shownTo()).toEqual(['5493854999888'])
  await now('telefono', '385 4777666')
  expect(await open()).toMatchObject({ estado: 1, datos: { destino: '5493854777666' } })
})

test('a chat whose member has no number any more ends with the reason; an opened one stays so', async () => {
  await write()
  await now('telefono', null)
  const refused = {
    estado: 0,
    mensaje: 'No tiene teléfono. Corríjalo en su ficha y haga el mensaje de nuevo.',
  }
  expect(await open()).toMatchObject(refused)
  expect(await states()).toEqual(['omitido: No tiene teléfono'])
  await api.db.query("UPDATE mensaje SET estado = 'abierto', causa = NULL")
  expect(await open()).toMatchObject(refused)
  expect(await states()).toEqual(['abierto'])
})

test('mail leaves for the address of now; without one it ends with the reason', async () => {
  await write(MAIL)
  await remind(8)
  await now('email', 'nueva@correo.example')
  await drain()
  expect(sentTo).toEqual(['nueva@correo.example', 'nueva@correo.example'])
  expect(await shownTo()).toEqual(['nueva@correo.example', 'nueva@correo.example'])
  await write(MAIL)
  await now('email', 'no es un correo')
  await drain()
  expect(await shown()).toBe('omitido: El correo «no es un correo» no es válido')
  expect(sentTo).toHaveLength(2)
})

test('what waits shows within the minute where it will go, and leaves the list when that is nowhere', async () => {
  await write()
  await write(MAIL)
  await now('telefono', '385 4999888')
  await now('email', null)
  await leaveOutStale(api.db)
  expect(await shownTo()).toEqual([null, '5493854999888'])
  expect(await states()).toEqual(['pendiente', 'omitido: No tiene correo electrónico'])
})

test('before it is sent one is told by name who will wait, and why', async () => {
  const preview = async (more: Record<string, unknown> = {}) =>
    (
      await call('mensaje.simular', {
        medio: MAIL,
        matriculadosJSON: JSON.stringify([socio, otro]),
        ...more,
      })
    ).datos
  const otro = await addMember(api.db)
  await api.db.query("UPDATE matriculado SET email = 'otro@correo.example' WHERE id = $1", [otro])
  await chargeMonth(api.db, otro, { anio: 2024, mes: 8 })
  expect(await preview()).toMatchObject({
    cantidad: 2,
    enEspera: 0,
    filas: [{ espera: null }, { espera: null }],
  })
  const expire = await payOnline(7)
  expect(await preview()).toMatchObject({ cantidad: 2, sinDestino: 0, enEspera: 1 })
  expect(await preview({ soloEnEspera: true })).toMatchObject({
    filas: [{ matriculadoID: socio, espera: 'Espera: hay un pago en línea en trámite', motivo: null }],
  })
  await api.db.query('UPDATE matriculado SET email = NULL WHERE id = $1', [socio])
  // Of the dead nobody is asked, and the preview says so.
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 8 WHERE id = $1', [socio])
  expect(await preview({ soloSinDestino: true })).toMatchObject({
    sinDestino: 1,
    filas: [{ matriculadoID: socio, destino: null, motivo: 'El matriculado falleció' }],
  })
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 1 WHERE id = $1', [socio])
  // Who gets none at all does not wait for it.
  expect(await preview()).toMatchObject({ sinDestino: 1, enEspera: 0 })
  await expire()
})

test('in a demonstration an opened chat is written down, and that none was opened', async () => {
  await api.db.query("UPDATE registro SET clase = 'demo'")
  await write()
  expect((await call('mensaje.traerResumen')).datos).toMatchObject({ whatsapp: 'demostracion' })
  expect(await open()).toMatchObject({ estado: 1 })
  expect(await states()).toEqual(['abierto: Demostración: no se abrió ningún chat'])
  await api.db.query("UPDATE registro SET clase = 'real'")
  expect((await call('mensaje.traerResumen')).datos).toMatchObject({ whatsapp: 'enlaces' })
})
