import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, withTransaction, type Db } from '@/backend/db/conexion'
import { createRegistro } from '@/backend/db/registro'
import type { Canal } from '@/backend/avisos/mensaje/canal'
import { canalDeCorreo } from '@/backend/avisos/mensaje/correo'
import { enqueue, type Carta } from '@/backend/avisos/mensaje/encolar'
import { sendNext } from '@/backend/avisos/mensaje/enviador'
import { envio } from '@/backend/avisos/mensaje/vueltas'
import { startMailServer, type ServidorDeCorreo } from '@/backend/prueba/avisos/servidor-de-correo'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'
import { startTurns } from '@/backend/prueba/tarea/obrero'
import { MAIL } from '@/domain/mensaje'

const REMITENTE = 'Consejo de Médicos <tesoreria@consejo.example>'
let api: ApiDePrueba
let correo: ServidorDeCorreo
/** Each with an address of his own. */
let socios: number[]

beforeAll(async () => {
  api = await startApi()
  correo = await startMailServer()
  socios = []
  for (let n = 0; n < 40; n++) socios.push(await addMember(api.db))
  await api.db.query(
    `UPDATE matriculado m SET email = 'socio' || (q.n - 1) || '@correo.example'
     FROM unnest($1::int[]) WITH ORDINALITY AS q (id, n) WHERE m.id = q.id`,
    [socios],
  )
  await withTransaction(api.db, (tx) => createRegistro(tx, 'real', 'Consejo'))
})
beforeEach(async () => {
  await api.db.query('DELETE FROM mensaje')
  await api.db.query('UPDATE paso_de_envio SET proximo_en = now()')
  await pace(6000)
  correo.recibidos.length = 0
  correo.actitud = 'acepta'
})
afterAll(async () => {
  await correo.close()
  await api.close()
})

const ajustes = () => ({ correo: { url: correo.url, remitente: REMITENTE }, whatsapp: undefined })
const canal = (): Canal => canalDeCorreo({ url: correo.url, remitente: REMITENTE })
const pace = (porMinuto: number): Promise<unknown> =>
  api.db.query(
    `INSERT INTO ajuste (clave, valor) VALUES ('mensajesPorMinuto', to_jsonb($1::int))
     ON CONFLICT (clave) DO UPDATE SET valor = EXCLUDED.valor`,
    [porMinuto],
  )
const carta = (n: number, mas: Partial<Carta> = {}): Carta => ({
  matriculadoID: socios[n] ?? 0,
  medio: MAIL,
  asunto: `Aviso ${n}`,
  cuerpo: 'Señor/a Ñandú:\n.\nDebe $ 1.500,00',
  destino: `socio${n}@correo.example`,
  ...mas,
})
const queue = (...cartas: Carta[]) =>
  withTransaction(api.db, (tx) =>
    enqueue(tx, { persona: null }, { origen: 'recibo', titulo: 'Prueba' }, cartas),
  )
const states = async () =>
  (
    await api.db.query<{ estado: string; causa: string | null }>(
      'SELECT estado, causa FROM mensaje ORDER BY id',
    )
  ).map(({ estado, causa }) => (causa ? `${estado}: ${causa}` : estado))
/** Sends until nothing waits, whatever the pace says. */
async function drain(db: Db = api.db, via: Canal = canal()): Promise<void> {
  for (;;) {
    const wait = await sendNext(db, { [MAIL]: via })
    if (wait === null) return
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

test('a mail arrives as it was written, with its sender and a name that stays the same', async () => {
  await queue(carta(1, { clave: 'recibo:12' }))
  await drain()
  expect(await states()).toEqual(['enviado'])
  const [{ para, texto } = { para: [], texto: '' }] = correo.recibidos
  expect(para).toEqual(['socio1@correo.example'])
  expect(texto).toContain('From: =?UTF-8?')
  expect(texto).toContain('<tesoreria@consejo.example>')
  expect(texto).toContain('Subject: Aviso 1')
  const [{ referencia } = { referencia: '' }] = await api.db.query<{ referencia: string }>(
    'SELECT referencia FROM mensaje',
  )
  expect(texto).toContain(`Message-ID: <${referencia}@consejo.example>`)
})

test('what is queued in a transaction that fails is not sent', async () => {
  const failing = withTransaction(api.db, async (tx) => {
    await enqueue(tx, { persona: null }, { origen: 'recibo', titulo: 'Recibo' }, [carta(1)])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await drain()
  expect(correo.recibidos).toEqual([])
})

test('two machines send 40 messages once each', async () => {
  await queue(...Array.from({ length: 40 }, (_, n) => carta(n)))
  const other = openDatabase(api.db.pool.options.connectionString ?? '', { max: 4 })
  await Promise.all([drain(), drain(other), drain(other)])
  await other.close()
  const sent = correo.recibidos.flatMap(({ para }) => para).sort()
  expect(sent).toEqual(Array.from({ length: 40 }, (_, n) => `socio${n}@correo.example`).sort())
})

test('a key that was queued before is not queued again, and what is urgent goes first', async () => {
  expect(await queue(carta(1, { clave: 'recibo:7' }))).toMatchObject({ pendientes: 1 })
  expect(await queue(carta(1, { clave: 'recibo:7' }))).toEqual({
    ...{ envioID: null, pendientes: 0, omitidos: 0, rehusados: 0 },
  })
  await queue(carta(2, { urgente: true }))
  await drain()
  expect(correo.recibidos.map(({ para }) => para[0])).toEqual([
    'socio2@correo.example',
    'socio1@correo.example',
  ])
})

test('a server that is busy is tried again later, and after six tries it is given up', async () => {
  correo.actitud = 'ocupado'
  await queue(carta(1))
  for (let intento = 1; intento <= 6; intento++) {
    await drain()
    if (intento === 1) {
      expect((await states())[0]).toMatch(/^pendiente: .*Intente más tarde/)
      const [row] = await api.db.query<{ later: boolean }>(
        `SELECT proximo_en > now() + interval '50 s' AS later FROM mensaje`,
      )
      expect(row?.later).toBe(true)
    }
    await api.db.query('UPDATE mensaje SET proximo_en = now()')
  }
  expect((await states())[0]).toMatch(/^fallado: .*Intente más tarde/)
})

test('an address that does not exist fails at once, with the server’s words', async () => {
  correo.actitud = 'rechaza'
  await queue(carta(1))
  await drain()
  expect((await states())[0]).toMatch(/^fallado: .*No existe la casilla/)
})

test('a server that is not there is tried again', async () => {
  await queue(carta(1))
  await drain(api.db, canalDeCorreo({ url: 'smtp://127.0.0.1:1', remitente: REMITENTE }))
  expect((await states())[0]).toMatch(/^pendiente: .*ECONNREFUSED/)
})

test('a server that takes the text and hangs up leaves it doubtful: it is not sent again', async () => {
  correo.actitud = 'cuelga'
  await queue(carta(1))
  await drain()
  expect((await states())[0]).toMatch(/^dudoso: El servidor de correo no contestó/)
  correo.actitud = 'acepta'
  await drain()
  expect(correo.recibidos).toHaveLength(1)
})

test('a process that died while sending leaves it doubtful after a while', async () => {
  await queue(carta(1))
  const dead: Canal = { enviar: () => Promise.reject(new Error('se apagó')) }
  await expect(sendNext(api.db, { [MAIL]: dead })).rejects.toThrow()
  await drain()
  expect(await states()).toEqual(['enviando'])
  await api.db.query(`UPDATE mensaje SET tomado_en = now() - interval '6 minutes'`)
  await drain()
  expect(await states()).toEqual(['dudoso: El envío se interrumpió: no se sabe si salió'])
  expect(correo.recibidos).toEqual([])
})

test('the pace holds for all machines together, from a register that was just born', async () => {
  await api.db.query('DELETE FROM paso_de_envio')
  await pace(120)
  await queue(...Array.from({ length: 6 }, (_, n) => carta(n)))
  const start = performance.now()
  await Promise.all([drain(), drain()])
  expect(correo.recibidos).toHaveLength(6)
  expect(performance.now() - start).toBeGreaterThan(1_400)
})

test('one is taken at a time, also when the database believes that the queue is short', async () => {
  await queue(carta(0))
  await api.db.query('ANALYZE mensaje')
  await queue(...Array.from({ length: 5 }, (_, n) => carta(n + 1)))
  await drain()
  expect(correo.recibidos).toHaveLength(6)
})

test('the process sends by itself what is queued, and a stop waits for what is on its way', async () => {
  const { bitacora, stop } = startTurns(api.db, { envio: envio(ajustes()) })
  await queue(carta(1), carta(2))
  await expect.poll(() => correo.recibidos.length, { timeout: 20_000 }).toBe(2)
  await stop()
  expect(await states()).toEqual(['enviado', 'enviado'])
  expect(bitacora).toEqual([])
})

test('a demonstration writes to nobody: messages stay in its outbox, which says so', async () => {
  await api.db.query("UPDATE registro SET clase = 'demo'")
  const { stop } = startTurns(api.db, { envio: envio(ajustes()) })
  await queue(carta(1))
  await expect
    .poll(states, { timeout: 20_000 })
    .toEqual(['enviado: Demostración: no salió, se lee solo en esta bandeja'])
  await stop()
  await api.db.query("UPDATE registro SET clase = 'real'")
  expect(correo.recibidos).toEqual([])
})
