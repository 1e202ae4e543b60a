import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember } from '@/backend/prueba/gente'
import { insurance } from '@/backend/prueba/muestras-de-credenciales'
import {
  AMPLIADO,
  AMPLIADO_2027,
  CON,
  CON_2027,
  openAseguradora,
  SIN,
  SIN_2027,
  ticked,
  type Aseguradora,
} from '@/backend/prueba/tesoreria/aseguradora'
import { holdOnline } from '@/backend/prueba/tesoreria/tramite'

let caja: Aseguradora
beforeAll(async () => {
  caja = await openAseguradora()
})
afterAll(() => caja.close())

describe('what a change of cover does to charged months is told, and done when it is ticked', () => {
  test('a new insurance that began in the past', async () => {
    const id = await caja.uninsured()
    const told = await caja.foresee('agregar', { matriculadoID: id, dia: '2026-11-02', ampliacion: true })
    expect(told.cuotas).toMatchObject([
      {
        mes: 12,
        antes: 'Sin seguro',
        ahora: 'Con ampliación',
        monto: SIN,
        nuevo: AMPLIADO,
        estado: 'impaga',
      },
      { mes: 1, monto: SIN_2027, nuevo: AMPLIADO_2027 },
    ])
    const diferencia = AMPLIADO - SIN + AMPLIADO_2027 - SIN_2027
    expect(told).toMatchObject({
      ...{ diferencia, ajustables: 2, diferenciaAjustable: diferencia },
      ...{ puedeAjustar: true, sinPrecio: [] },
    })
    const wire = insurance(id, { desde: '2026-11-02', ampliacion: true })
    expect((await caja.act('agregar', { ...wire, ...ticked(told) })).sobre).toMatchObject({ estado: 1 })
    expect(await caja.owedBy(id)).toEqual([SIN, AMPLIADO, AMPLIADO_2027])
    expect(await caja.balanceOf(id)).toBe(SIN + AMPLIADO + AMPLIADO_2027)
    const [sin, con] = [
      { federacion: false, ampliacion: false, extendida: false },
      { federacion: true, ampliacion: true, extendida: false },
    ]
    expect(
      await caja.db.query(
        'SELECT federacion, ampliacion, ampliacion_extendida AS extendida FROM cargo WHERE matriculado_id = $1 ORDER BY anio, mes',
        [id],
      ),
    ).toEqual([sin, con, con])
    // Each month is an edition of its own in the account and in the history; the insurance's line tells of them.
    expect((await caja.account(id, { desde: '2020-01-01' })).map(({ concepto }) => concepto)).toContain(
      'Se editó de $\u00a018.500,00 a $\u00a028.300,00: Matrícula ACTIVO 12/2026',
    )
    const { sobre } = await caja.call('matriculado.traerHistorial', { matriculadoID: id })
    const history = sobre.datos as { accion: string; cambios: object[] }[]
    expect(history.slice(0, 3).map(({ accion }) => accion)).toEqual([
      ...['Seguro agregado', 'Edición de matrícula generada', 'Edición de matrícula generada'],
    ])
    expect(history[0]?.cambios).toContainEqual({
      ...{ campo: 'Cuotas ajustadas', antes: null, despues: '2 cuotas por $\u00a023.000,00' },
    })
  })

  test('an insurance that ended weeks ago, and one that is given a later end', async () => {
    const { id, seguro } = await caja.insured()
    const wire = { matriculadoID: id, federacionMatriculadoID: seguro }
    expect(await caja.foresee('baja', { ...wire, dia: '2026-11-01' })).toMatchObject({
      ...{ ajustables: 2, diferencia: SIN - CON + SIN_2027 - CON_2027 },
    })
    const told = await caja.foresee('baja', { ...wire, dia: '2026-10-31' })
    expect(told).toMatchObject({ ajustables: 3, cuotas: [{ mes: 11 }, { mes: 12 }, { mes: 1 }] })
    const end = { federacionMatriculadoID: seguro, hasta: '2026-12-15' }
    const later = await caja.foresee('baja', { ...wire, dia: '2026-12-15' })
    expect(later.cuotas).toMatchObject([
      { mes: 1, antes: 'Con seguro', ahora: 'Sin seguro', nuevo: SIN_2027 },
    ])
    expect((await caja.act('baja', { ...end, ...ticked(later) })).sobre).toMatchObject({ estado: 1 })
    expect(await caja.owedBy(id)).toEqual([CON, CON, SIN_2027])
    const back = await caja.foresee('baja', { ...wire, dia: '2027-01-01' })
    expect(back.cuotas).toMatchObject([{ mes: 1, antes: 'Sin seguro', ahora: 'Con seguro' }])
    const longer = { federacionMatriculadoID: seguro, hasta: '2027-01-01', ...ticked(back) }
    expect((await caja.act('baja', longer)).sobre).toMatchObject({ estado: 1 })
    expect(await caja.owedBy(id)).toEqual([CON, CON, CON_2027])
    expect(await caja.foresee('baja', { ...wire, dia: '2027-01-01' })).toMatchObject({ cuotas: [] })
  })

  test('a deleted period, and the same one entered again, which finds the months as they are', async () => {
    const { id, seguro } = await caja.insured({ desde: '2026-12-01' })
    const told = await caja.foresee('eliminar', { matriculadoID: id, federacionMatriculadoID: seguro })
    expect(told).toMatchObject({ ajustables: 2, cuotas: [{ mes: 12 }, { mes: 1 }] })
    expect((await caja.act('eliminar', { federacionMatriculadoID: seguro })).sobre).toMatchObject({
      estado: 1,
    })
    expect(await caja.owedBy(id)).toEqual([SIN, CON, CON_2027])
    const again = { matriculadoID: id, dia: '2026-12-01' }
    expect(await caja.foresee('agregar', again)).toMatchObject({ cuotas: [], ajustables: 0, diferencia: 0 })
    // Months that nobody adjusted then are found by the next change that touches their days.
    const wider = await caja.foresee('agregar', { ...again, dia: '2026-11-01' })
    expect(wider.cuotas).toMatchObject([{ mes: 11, nuevo: CON }])
  })

  test('another type keeps the cover: only months that do not follow it are told', async () => {
    const { id } = await caja.insured()
    const wire = { matriculadoID: id, dia: '2026-11-21' }
    expect(await caja.foresee('cambiar', wire)).toMatchObject({ cuotas: [] })
    const [, december] = await caja.pending(id)
    const edited = { tipoMatriculaID: 1, federacion: 0, ampliacionFederacion: 0, monto: 1_000 }
    const edition = { ...edited, matriculaID: december?.id, ampliacionFederacionExtendida: 0 }
    await caja.call('matriculado.actualizarDatosMatricula', { ...edition, observaciones: 'Acta 7' })
    const told = await caja.foresee('cambiar', wire)
    expect(told).toMatchObject({ ajustables: 1, cuotas: [{ mes: 12, monto: 1_000, nuevo: CON }] })
    const change = { matriculadoID: id, desde: '2026-11-21', tipoSeguroID: 2, ...ticked(told) }
    expect((await caja.act('cambiar', change)).sobre).toMatchObject({ estado: 1 })
    expect(await caja.owedBy(id)).toEqual([CON, CON, CON_2027])
    const { sobre } = await caja.call('matriculado.traerDatosMatricula', { matriculaID: december?.id })
    expect(sobre.datos).toMatchObject({ observaciones: 'Acta 7', federacion: 1 })
    expect(
      await caja.foresee('cambiar', { matriculadoID: await caja.uninsured(), dia: '2026-11-21' }),
    ).toMatchObject({
      cuotas: [],
    })
  })
})

test('a paid month, one in a plan and one en trámite are told apart and stay', async () => {
  const id = await addMember(caja.db)
  await caja.generate(id, 4)
  const [november, december, january, february] = await caja.pending(id)
  if (!november || !december || !january || !february) throw new Error('Faltan cuotas')
  await caja.pay([november])
  const plan = { matriculadoID: id, cuotas: 2, monto: december.monto, pagosJSON: JSON.stringify([december]) }
  expect((await caja.call('plan_pagos.crear', plan)).sobre).toMatchObject({ estado: 1 })
  await holdOnline(caja.db, id, [january.id])
  const told = await caja.foresee('agregar', { matriculadoID: id, dia: '2026-01-01' })
  expect(told.cuotas.map(({ mes, estado }) => [mes, estado])).toEqual([
    ...[
      [11, 'pagada'],
      [12, 'plan'],
      [1, 'tramite'],
      [2, 'impaga'],
    ],
  ])
  const each = CON_2027 - SIN_2027
  expect(told).toMatchObject({
    ...{ ajustables: 1, diferenciaAjustable: each, diferencia: 2 * (CON - SIN) + 2 * each },
  })
  const before = await caja.balanceOf(id)
  const wire = { ...insurance(id, { desde: '2026-01-01' }), ...ticked(told) }
  expect((await caja.act('agregar', wire)).sobre).toMatchObject({ estado: 1 })
  const months = (await caja.pending(id)).filter(({ tipoPagoID }) => tipoPagoID === 3)
  expect(months.map(({ mes, monto }) => [mes, monto])).toEqual([
    [1, SIN_2027],
    [2, CON_2027],
  ])
  expect(await caja.balanceOf(id)).toBe((before ?? 0) + each)
})

test('a month without a price is named and stays', async () => {
  const id = await addMember(caja.db)
  await caja.db.query(
    `INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id)
     VALUES ($1, 3, 'Matrícula ACTIVO 12/2019', 2019, 12, 90000, 1)`,
    [id],
  )
  await caja.db.query(
    `INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id)
     SELECT matriculado_id, '2026-11-01', 'cargar', monto, id FROM cargo WHERE matriculado_id = $1`,
    [id],
  )
  await caja.generate(id, 1)
  const told = await caja.foresee('agregar', { matriculadoID: id, dia: '2019-05-01' })
  expect(told).toMatchObject({
    cuotas: [
      { mes: 12, monto: 900, nuevo: null },
      { mes: 11, nuevo: CON },
    ],
    ...{ ajustables: 1, diferencia: CON - SIN, diferenciaAjustable: CON - SIN },
    sinPrecio: ['Falta el precio de la matrícula ACTIVO 2019'],
  })
  const wire = { ...insurance(id, { desde: '2019-05-01' }), ...ticked(told) }
  expect((await caja.act('agregar', wire)).sobre).toMatchObject({ estado: 1 })
  expect(await caja.owedBy(id)).toEqual([900, CON])
})
