import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { leaveOutStale } from '@/backend/avisos/mensaje/vigencia'
import { runIfDue } from '@/backend/avisos/recordatorio/correr'

// HOY of the tests is 2026-11-21; a month is due on the 10th.
let api: ApiDePrueba
let token: string
let socio: number
let sinCorreo: number

beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
  socio = await addMember(api.db, { apellido: 'CON', nombre: 'CORREO' })
  sinCorreo = await addMember(api.db, { apellido: 'Sin', nombre: 'Correo' })
  await api.db.query("UPDATE matriculado SET email = 'con@correo.example', sexo = 2 WHERE id = $1", [socio])
  for (const id of [socio, sinCorreo])
    for (const mes of [10, 11, 12]) await chargeMonth(api.db, id, { anio: 2026, mes })
})
beforeEach(async () => {
  await api.db.query('DELETE FROM mensaje')
  await api.db.query('DELETE FROM envio')
  await api.db.query('DELETE FROM recordatorio_corrida')
  await api.db.query('DELETE FROM recordatorio')
})
afterAll(() => api.close())

const call = async (nombre: Parameters<ApiDePrueba['call']>[0], wire: Record<string, unknown> = {}) =>
  (await api.call(nombre, wire, { token })).sobre
const rule = async (dias: number, mas: Record<string, unknown> = {}): Promise<number> => {
  const { datos } = await call('recordatorio.guardar', { plantillaID: 2, dias, medio: 2, activo: 1, ...mas })
  return (datos as { id: number }).id
}
const run = async () => (await call('recordatorio.correr')).datos
const queued = () =>
  api.db.query<{ asunto: string; estado: string; causa: string | null }>(
    'SELECT asunto, estado, causa FROM mensaje ORDER BY id',
  )

test('so many days after: the month that came due then, whom it reaches and whom not', async () => {
  await rule(11)
  expect((await call('recordatorio.simular')).datos).toMatchObject({
    reglas: [{ cantidad: 2, sinDestino: 1 }],
    diaVencimiento: 10,
  })
  expect(await run()).toEqual({ encolados: 1, omitidos: 1 })
  expect(await queued()).toEqual([
    { asunto: 'Su cuota de Noviembre 2026 está impaga', estado: 'pendiente', causa: null },
    {
      asunto: 'Su cuota de Noviembre 2026 está impaga',
      estado: 'omitido',
      causa: 'No tiene correo electrónico',
    },
  ])
  const [mensaje] = await api.db.query<{ cuerpo: string }>('SELECT cuerpo FROM mensaje ORDER BY id LIMIT 1')
  expect(mensaje?.cuerpo).toMatch(/^Estimada Dra\. Correo Con:\n/)
  expect(mensaje?.cuerpo).toContain('Puede pagar en Tesorería')
  expect(mensaje?.cuerpo).not.toMatch(/[{}]/)
  expect(mensaje?.cuerpo).toContain('de $ 15.000,00, venció el 10/11/2026')
})

test('so many days before', async () => {
  await rule(-19, { plantillaID: 1 })
  expect(await run()).toEqual({ encolados: 1, omitidos: 1 })
  expect((await queued())[0]?.asunto).toBe('Su cuota de Diciembre 2026 vence el 10/12/2026')
})

test('what was to be said before the due date is not said after it, and nothing is asked of the dead', async () => {
  await rule(-1, { plantillaID: 1 })
  await api.db.query(
    `INSERT INTO ajuste (clave, valor) VALUES ('diaVencimiento', '16') ON CONFLICT (clave) DO UPDATE SET valor = '16'`,
  )
  expect(await run()).toEqual({ encolados: 0, omitidos: 0 })
  await rule(5)
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 8 WHERE id = $1', [socio])
  expect(await run()).toEqual({ encolados: 0, omitidos: 1 })
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 1 WHERE id = $1', [socio])
  await api.db.query(`DELETE FROM ajuste WHERE clave = 'diaVencimiento'`)
})

test('never twice for the same charge and rule; another rule speaks of it again', async () => {
  await rule(11)
  await run()
  expect(await run()).toEqual({ encolados: 0, omitidos: 0 })
  await rule(10)
  expect(await run()).toEqual({ encolados: 1, omitidos: 1 })
  expect(await Promise.all([run(), run(), run()])).toEqual(Array(3).fill({ encolados: 0, omitidos: 0 }))
})

test('days of grace: what nothing was running for is made up within a week, and not later', async () => {
  await rule(4)
  expect(await run()).toMatchObject({ encolados: 1 })
  await rule(3)
  expect(await run()).toEqual({ encolados: 0, omitidos: 0 })
})

test('the council sets those days', async () => {
  const grace = (dias: number) =>
    api.db.query(
      `INSERT INTO ajuste (clave, valor) VALUES ('diasDeGracia', $1) ON CONFLICT (clave) DO UPDATE SET valor = $1`,
      [String(dias)],
    )
  await rule(10)
  await grace(0)
  expect(await run()).toEqual({ encolados: 0, omitidos: 0 })
  await grace(1)
  expect(await run()).toEqual({ encolados: 1, omitidos: 1 })
  // What was queued in its day leaves, however few the days are.
  await grace(0)
  await leaveOutStale(api.db)
  expect((await queued()).map(({ estado }) => estado)).toEqual(['pendiente', 'omitido'])
  await api.db.query(`DELETE FROM ajuste WHERE clave = 'diasDeGracia'`)
})

test('a charge that was edited since is not told with its old amount, and the next run tells the new one', async () => {
  await rule(11)
  await run()
  await api.db.query('UPDATE cargo SET monto = 1800000 WHERE matriculado_id = $1 AND mes = 11', [socio])
  await leaveOutStale(api.db)
  expect((await queued())[0]).toMatchObject({ estado: 'omitido', causa: 'La deuda cambió' })
  expect(await run()).toEqual({ encolados: 1, omitidos: 0 })
  const [nuevo] = await api.db.query<{ cuerpo: string }>(
    'SELECT cuerpo FROM mensaje ORDER BY id DESC LIMIT 1',
  )
  expect(nuevo?.cuerpo).toContain('de $ 18.000,00, venció el 10/11/2026')
  await api.db.query('UPDATE cargo SET monto = 1500000 WHERE matriculado_id = $1 AND mes = 11', [socio])
})

test('what is paid, and a rule that is off, say nothing', async () => {
  const apagada = await rule(11, { activo: 0 })
  expect(await run()).toEqual({ encolados: 0, omitidos: 0 })
  await call('recordatorio.guardar', {
    recordatorioID: apagada,
    plantillaID: 2,
    dias: 11,
    medio: 2,
    activo: 1,
  })
  const [cargo] = await api.db.query<{ id: number }>(
    'UPDATE cargo SET anulado_en = now() WHERE matriculado_id = $1 AND mes = 11 RETURNING id',
    [sinCorreo],
  )
  expect(await run()).toEqual({ encolados: 1, omitidos: 0 })
  await api.db.query('UPDATE cargo SET anulado_en = NULL WHERE id = $1', [cargo?.id])
})

test('one that waited past its day, as for mail that nobody had configured, is not sent any more', async () => {
  const [antes, despues] = [await rule(-3, { plantillaID: 1 }), await rule(5)]
  const wait = async (reglaID: number, cargo: { anio: number; mes: number }, dias: number) => {
    await chargeMonth(api.db, socio, cargo)
    const [row] = await api.db.query<{ id: number }>(
      `WITH e AS (INSERT INTO envio (origen, titulo, recordatorio_id) VALUES ('recordatorio', 'x', $1) RETURNING id)
       INSERT INTO mensaje (envio_id, matriculado_id, cargo_id, medio, destino, asunto, cuerpo, estado, creado_en)
       SELECT e.id, $2, c.id, 2, 'a@b.example', 'x', 'x', 'pendiente', now() - $5 * interval '1 day'
       FROM e, cargo c WHERE c.matriculado_id = $2 AND c.anio = $3 AND c.mes = $4 RETURNING id`,
      [reglaID, socio, cargo.anio, cargo.mes, dias],
    )
    return row?.id
  }
  const vencida = await wait(antes, { anio: 2026, mes: 8 }, 1)
  const porVencer = await wait(antes, { anio: 2090, mes: 8 }, 1)
  const vieja = await wait(despues, { anio: 2026, mes: 9 }, 8)
  const reciente = await wait(despues, { anio: 2026, mes: 7 }, 6)
  await leaveOutStale(api.db)
  const left = await api.db.query('SELECT id, estado, causa FROM mensaje ORDER BY id')
  expect(left).toEqual([
    { id: vencida, estado: 'omitido', causa: 'Pasó su fecha' },
    { id: porVencer, estado: 'pendiente', causa: null },
    { id: vieja, estado: 'omitido', causa: 'Pasó su fecha' },
    { id: reciente, estado: 'pendiente', causa: null },
  ])
})

test('of several machines one makes the day’s run, from eight o’clock on', async () => {
  await rule(11)
  await runIfDue(api.db, new Date('2026-11-21T10:59:00Z'), false)
  expect(await queued()).toHaveLength(0)
  const eight = new Date('2026-11-21T11:01:00Z')
  await Promise.all([1, 2, 3].map(() => runIfDue(api.db, eight, false)))
  expect(await queued()).toHaveLength(2)
  expect((await call('recordatorio.simular')).datos).toMatchObject({
    corridas: [{ dia: '2026-11-21', encolados: 1, omitidos: 1 }],
  })
})

test('of two who edit a rule one is told; a template in use stays', async () => {
  const id = await rule(11)
  const edit = { recordatorioID: id, plantillaID: 2, medio: 2, activo: 1, version: 1 }
  const answers = await Promise.all([
    call('recordatorio.guardar', { ...edit, dias: 5 }),
    call('recordatorio.guardar', { ...edit, dias: 6 }),
  ])
  expect(answers.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(await call('recordatorio.eliminarPlantilla', { plantillaID: 2 })).toMatchObject({
    estado: 0,
    mensaje: 'No se pudo eliminar: la usa un recordatorio',
  })
  expect(
    await call('recordatorio.guardarPlantilla', { nombre: 'A', asunto: 'B', cuerpo: 'Hola {meses}' }),
  ).toMatchObject({
    estado: 0,
    errores: { cuerpo: expect.stringContaining('No se conoce {meses}') as string },
  })
  expect(
    await call('recordatorio.guardarPlantilla', { nombre: 'A', asunto: 'B', cuerpo: '{saludo}:\n{firma}' }),
  ).toMatchObject({ estado: 0, errores: { cuerpo: 'Ingrese el mensaje' } })
})

test('5.000 people are queued in lots, as one act', async () => {
  await api.db.query(
    `WITH nuevo AS (
       INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda, email)
       SELECT 200000 + n, 1, 1, 'Muchos', 'N' || n, 50000000 + n, 'muchos n' || n, 'n' || n || '@correo.example'
       FROM generate_series(1, 5000) n RETURNING id
     )
     INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id)
     SELECT id, 3, 'Matrícula Noviembre 2026', 2026, 11, 1500000, 1 FROM nuevo`,
  )
  await rule(11)
  expect(await run()).toEqual({ encolados: 5001, omitidos: 1 })
  // Made in lots, it is one act to whoever looks at the outbox.
  expect(await api.db.query('SELECT FROM envio')).toHaveLength(1)
})
