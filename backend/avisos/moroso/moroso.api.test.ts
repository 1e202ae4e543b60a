import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import type { Tx } from '@/backend/db/conexion'

let api: ApiDePrueba
let token: string
const ids: Record<string, number> = {}

interface Fila {
  id: number
  lugar?: string
  apellidoNombre: string
  mora: number
  meses: number
}
interface Pagina {
  cantidad: number
  mora: number
  conAntigua: number
  antigua: number
  filas: Fila[]
}

beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
  for (const apellido of ['Uno', 'Tres', 'Viejo', 'AlDia', 'Pago'])
    ids[apellido] = await addMember(api.db, { apellido, nombre: 'Ana', tipo: apellido === 'Tres' ? 5 : 1 })
  const charge = (who: string, anio: number, mes: number) => chargeMonth(api.db, ids[who] ?? 0, { anio, mes })
  await charge('Uno', 2026, 10)
  // The current month and what comes after is nobody's arrears yet.
  for (const mes of [11, 12]) for (const who of ['Uno', 'AlDia']) await charge(who, 2026, mes)
  for (const mes of [7, 8, 9]) await charge('Tres', 2026, mes)
  await charge('Viejo', 2021, 11)
  await charge('Viejo', 2021, 10)
  await charge('Viejo', 2020, 3)
  await charge('Pago', 2026, 9)
  const [cargo] = await api.db.query<{ id: number }>('SELECT id FROM cargo WHERE matriculado_id = $1', [
    ids['Pago'],
  ])
  const detallePagosJSON = JSON.stringify([{ id: cargo?.id, tipoPagoID: 3, monto: 15_000 }])
  await api.call('pago.realizarPagoEfectivo', { detallePagosJSON, fechaPago: '2026-11-20' }, { token })
  await api.db.query(
    "UPDATE matriculado SET telefono = '385 4123456', email = 'tres@correo.example' WHERE id = $1",
    [ids['Tres']],
  )
})
afterAll(() => api.close())

const list = async (filtros: Record<string, unknown> = {}): Promise<Pagina> =>
  (await api.call('moroso.traerTodos', filtros, { token })).sobre.datos as Pagina
const names = ({ filas }: Pagina) => filas.map(({ apellidoNombre }) => apellidoNombre)

describe('who is in arrears', () => {
  test('months before the current one; debt of over five years apart, in its own total', async () => {
    const page = await list()
    expect(page).toMatchObject({ cantidad: 3, mora: 75_000, conAntigua: 1, antigua: 30_000 })
    expect(page.filas.map(({ apellidoNombre, mora, meses }) => [apellidoNombre, mora, meses])).toEqual([
      ['Tres, Ana', 45_000, 3],
      ['Viejo, Ana', 15_000, 1],
      ['Uno, Ana', 15_000, 1],
    ])
  })

  test.each([
    [{ mesesDesde: 2 }, ['Tres, Ana']],
    [{ importeDesde: 15_000.01 }, ['Tres, Ana']],
    [{ importeDesde: 15_000 }, ['Tres, Ana', 'Viejo, Ana', 'Uno, Ana']],
    [{ tipoMatriculaID: 5 }, ['Tres, Ana']],
    [{ nombre: 'ana UNO' }, ['Uno, Ana']],
    [{ nombre: '...' }, []],
    [{ nroPagina: 2 }, []],
  ])('%o', async (filtros, expected) => {
    expect(names(await list(filtros))).toEqual(expected)
  })

  test('the old debt is that of whom the filter finds', async () => {
    expect(await list({ mesesDesde: 2 })).toMatchObject({ conAntigua: 0, antigua: 0 })
    expect(await list({ importeDesde: 15_000 })).toMatchObject({ conAntigua: 1, antigua: 30_000 })
  })

  test('a page past the end keeps the totals', async () => {
    expect(await list({ nroPagina: 9 })).toMatchObject({ cantidad: 3, mora: 75_000, filas: [] })
  })

  test('in lots, each from where the last one ended, with the filters: what an export walks', async () => {
    const lot = async (wire: Record<string, unknown>) =>
      (await api.call('moroso.traerLote', wire, { token })).sobre.datos as Fila[]
    const bare = (rows: readonly Fila[]) => rows.map((row) => ({ ...row, lugar: undefined }))
    const all = (await list()).filas
    const first = await lot({ cantidad: 2 })
    const rest = await lot({ cantidad: 2, lugar: first[1]?.lugar })
    expect([bare(first), bare(rest)]).toEqual([bare(all.slice(0, 2)), bare(all.slice(2))])
    expect(await lot({ cantidad: 2, lugar: rest.at(-1)?.lugar })).toEqual([])
    expect(bare(await lot({ cantidad: 2, mesesDesde: 2 }))).toEqual(bare(all.slice(0, 1)))
    expect(
      (await api.call('moroso.traerLote', { cantidad: 2, lugar: '[999999]' }, { token })).sobre.estado,
    ).toBe(0)
  })

  test('the spec’s call gives them all, months and concepts apart, with what a chat needs', async () => {
    const asked = async () => (await api.call('estadisticas.traerMorosos', {}, { token })).sobre.datos
    const tres = {
      matriculadoID: ids['Tres'],
      nombre: 'Tres, Ana',
      monto: 45_000,
      fecha: '2026-07-10',
      matricula: expect.any(Number) as number,
      dni: expect.any(Number) as number,
      telefono: '385 4123456',
      meses: 3,
    }
    const before = (await asked()) as { matricula: { monto: number }[]; concepto: unknown[] }
    expect(Object.keys(before)).toEqual(['matricula', 'concepto'])
    expect(before.matricula[0]).toEqual(tres)
    // Of the one with debt of over five years, what is mora alone.
    expect(before.matricula.map(({ monto }) => monto)).toEqual([45_000, 15_000, 15_000])
    expect(before.concepto).toEqual([])
    const most = await api.call('estadisticas.traerMorosos', { cantidad: 1 }, { token })
    expect(most.sobre.datos).toEqual({ matricula: [tres], concepto: [] })
    const [concepto] = await api.db.query<{ id: number }>(
      `INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, concepto_id)
       SELECT $1, 1, 'Curso', 2026, 6, 500050, min(id) FROM concepto RETURNING id`,
      [ids['Tres']],
    )
    expect(await asked()).toMatchObject({
      matricula: [{ ...tres, meses: 4 }, {}, {}],
      concepto: [{ ...tres, monto: 5_000.5, fecha: '2026-06-10', meses: 4 }],
    })
    await api.db.query('DELETE FROM cargo WHERE id = $1', [concepto?.id])
  })
})

describe('messages to them', () => {
  const simulate = async (wire: Record<string, unknown>) =>
    (await api.call('mensaje.simular', wire, { token })).sobre.datos as {
      cantidad: number
      sinDestino: number
      mora: number
      filas: { nombre: string; destino: string | null; motivo: string | null }[]
    }
  const create = async (wire: Record<string, unknown>) =>
    (await api.call('mensaje.crear', wire, { token })).sobre

  test('who has no address is told before, with the reason', async () => {
    const seen = await simulate({ medio: 2 })
    expect(seen).toMatchObject({ cantidad: 3, sinDestino: 2 })
    expect(seen.filas.map(({ destino, motivo }) => destino ?? motivo)).toEqual([
      'tres@correo.example',
      'No tiene correo electrónico',
      'No tiene correo electrónico',
    ])
    expect((await simulate({ medio: 1, soloSinDestino: true })).filas).toHaveLength(2)
    expect(
      (await simulate({ medio: 1, matriculadosJSON: JSON.stringify([ids['Tres']]) })).filas,
    ).toMatchObject([{ destino: '5493854123456' }])
  })

  test('each gets his own words; who cannot be reached stays in the outbox as omitted', async () => {
    const wire = { medio: 2, asunto: 'Deuda de {nombre}', texto: 'Debe {importe} de {meses}.', cantidad: 3 }
    const { datos, estado } = await create(wire)
    expect(estado).toBe(1)
    expect(datos).toMatchObject({ pendientes: 1, omitidos: 2 })
    const { envioID } = datos as { envioID: number }
    const rows = (await api.call('mensaje.traerTodos', { envioID }, { token })).sobre.datos as object[]
    expect(rows).toHaveLength(3)
    expect(rows.at(-1)).toMatchObject({
      asunto: 'Deuda de Tres Ana',
      texto: 'Debe $ 45.000,00 de 3 meses.',
      estado: 'pendiente',
    })
    expect(rows[0]).toMatchObject({ estado: 'omitido', causa: 'No tiene correo electrónico', destino: null })
    const resumen = (await api.call('mensaje.traerResumen', { envioID }, { token })).sobre.datos
    expect(resumen).toMatchObject({
      correo: 'demostracion',
      titulo: 'Morosos por Mail',
      estados: [
        { estado: 'omitido', cantidad: 2 },
        { estado: 'pendiente', cantidad: 1 },
      ],
    })
    expect((await api.call('mensaje.cancelar', { envioID }, { token })).sobre.datos).toEqual({ cantidad: 1 })
  })

  test.each([
    [
      { medio: 1, texto: 'Hola {apellido}', cantidad: 3 },
      { texto: expect.stringContaining('No se conoce {apellido}') as string },
    ],
    [{ medio: 2, texto: 'Hola', cantidad: 3 }, { asunto: 'Ingrese Asunto' }],
    [{ medio: 3, texto: 'Hola', cantidad: 3 }, { medio: 'Elija Whatsapp o Mail' }],
    [{ medio: 1, texto: ' ', cantidad: 3 }, { texto: 'Ingrese el mensaje' }],
    [{ medio: 1, texto: '{saludo}:\n\n{ FIRMA }', cantidad: 3 }, { texto: 'Ingrese el mensaje' }],
  ])('%o is refused at its field', async (wire, errores) => {
    expect(await create(wire)).toMatchObject({ estado: 0, errores })
  })

  test('everybody but those left out: counted, added up and written to', async () => {
    const excluidosJSON = JSON.stringify([ids['Tres']])
    const seen = await simulate({ medio: 2, excluidosJSON })
    expect(seen).toMatchObject({ cantidad: 2, mora: 30_000, sinDestino: 2 })
    const wire = { medio: 1, texto: 'Hola', excluidosJSON }
    expect((await create({ ...wire, cantidad: 3 })).estado).toBe(0)
    const { datos } = await create({ ...wire, cantidad: 2 })
    const { envioID } = datos as { envioID: number }
    const rows = (await api.call('mensaje.traerTodos', { envioID }, { token })).sobre.datos as Fila[]
    expect(rows.map(({ apellidoNombre }) => apellidoNombre).sort()).toEqual(['Uno, Ana', 'Viejo, Ana'])
  })

  test('another list than the one that was seen is refused', async () => {
    expect(await create({ medio: 1, texto: 'Hola', cantidad: 2 })).toMatchObject({
      estado: 0,
      mensaje: 'La lista cambió: ahora son 3 matriculados y no 2. Revise y vuelva a enviar.',
    })
    const matriculadosJSON = JSON.stringify([ids['Tres']])
    expect(await create({ medio: 1, texto: 'Hola', cantidad: 2, matriculadosJSON })).toMatchObject({
      mensaje: 'La lista cambió: ahora es 1 matriculado y no 2. Revise y vuelva a enviar.',
    })
  })

  test('a chat that is opened is written down; a mail cannot be', async () => {
    const one = JSON.stringify([ids['Tres']])
    const chat = (await create({ medio: 1, texto: 'Hola', cantidad: 1, matriculadosJSON: one })).datos as {
      envioID: number
    }
    const rows = (await api.call('mensaje.traerTodos', { envioID: chat.envioID }, { token })).sobre.datos as {
      id: number
    }[]
    const mensajeID = rows[0]?.id
    expect((await api.call('mensaje.abrir', { mensajeID }, { token })).sobre.estado).toBe(1)
    expect((await api.call('mensaje.cancelar', { mensajeID }, { token })).sobre).toMatchObject({
      estado: 0,
      mensaje: 'El mensaje ya está abierto',
    })
    const mail = await create({ medio: 2, asunto: 'A', texto: 'Hola', cantidad: 1, matriculadosJSON: one })
    const { envioID } = mail.datos as { envioID: number }
    const mails = (await api.call('mensaje.traerTodos', { envioID }, { token })).sobre.datos as {
      id: number
    }[]
    expect((await api.call('mensaje.abrir', { mensajeID: mails[0]?.id }, { token })).sobre.estado).toBe(0)
  })
})

test('balances agree with the record of each member, credit included', async () => {
  await withTransaction(api.db, (tx) => credit(tx, ids['AlDia'] ?? 0))
  const balances = async (filtros: Record<string, unknown>) =>
    (await api.call('cuentasCorrientes.traerTodos', filtros, { token })).sobre.datos as {
      cantidad: number
      pendiente: number
      aFavor: number
      saldo: number
      filas: { id: number; pendiente: number; aFavor: number; saldo: number; apellidoNombre: string }[]
    }
  const all = await balances({})
  expect(all).toMatchObject({ cantidad: 5, pendiente: 165_000, aFavor: 5_000, saldo: 160_000 })
  for (const { id, pendiente, aFavor } of all.filas) {
    const { sobre } = await api.call('matriculado.traerDatosBasicos', { matriculadoID: id }, { token })
    expect(sobre.datos).toMatchObject({ deuda: pendiente, saldoAFavor: aFavor })
  }
  const found = async (filtros: Record<string, unknown>) =>
    (await balances(filtros)).filas.map(({ apellidoNombre }) => apellidoNombre)
  expect(await found({ saldo: 'cero' })).toEqual(['Pago, Ana'])
  expect(await found({ saldo: 'favor' })).toEqual(['AlDia, Ana'])
  expect(await found({ saldo: 'deuda', importeDesde: 45_000 })).toEqual([
    'Tres, Ana',
    'Uno, Ana',
    'Viejo, Ana',
  ])
  expect(await found({ tipoMatriculaID: 5 })).toEqual(['Tres, Ana'])
  expect(await found({ dni: 'x' })).toEqual([])
  expect(await balances({ nombre: 'tres' })).toMatchObject({ cantidad: 1, pendiente: 45_000, saldo: 45_000 })
  const lots: string[] = []
  for (let lugar: string | undefined; ;) {
    const { sobre } = await api.call('cuentasCorrientes.traerLote', { cantidad: 2, lugar }, { token })
    const rows = sobre.datos as { lugar: string; apellidoNombre: string }[]
    lots.push(...rows.map(({ apellidoNombre }) => apellidoNombre))
    if (rows.length < 2) break
    lugar = rows.at(-1)?.lugar
  }
  expect(lots).toEqual(all.filas.map(({ apellidoNombre }) => apellidoNombre))
})

/** 5.000 in his favour: money without a charge. */
const credit = (tx: Tx, id: number): Promise<unknown> =>
  tx.query(
    `INSERT INTO movimiento (matriculado_id, fecha, acto, haber, detalle) VALUES ($1, '2026-11-20', 'ajustar', 500000, 'A favor')`,
    [id],
  )
