import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOY } from '@/backend/prueba/api'
import { addMember, addSeguro } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { addDays } from '@/domain/fechas'

let caja: Caja

beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const ask = async (nombre: NombreLlamada, wire: Record<string, unknown> = {}): Promise<unknown> =>
  (await caja.call(nombre, wire)).sobre.datos

const born = (id: number, fecha: string) =>
  caja.db.query('UPDATE matriculado SET fecha_nacimiento = $2 WHERE id = $1', [id, fecha])

test('a charged month is paid, owed or in a plan, and its rows are those', async () => {
  const [a, b, c] = [await caja.memberOwing(1), await caja.memberOwing(1), await caja.memberOwing(2)]
  const [mes] = a.owed
  const fecha = `${mes?.anio}-${String(mes?.mes).padStart(2, '0')}-01`
  await caja.pay(a.owed)
  const { monto = 0 } = c.owed[0] ?? {}
  const plan = { matriculadoID: c.id, pagosJSON: JSON.stringify(c.owed.slice(0, 1)), monto, cuotas: 2 }
  expect((await caja.call('plan_pagos.crear', plan)).sobre).toMatchObject({ estado: 1 })
  expect(await ask('estadisticas.traerImpagos', { fecha })).toEqual({
    ...{ pagos: 1, impagos: 1, enParte: 0, enPlan: 1 },
    ...{ montoPagos: monto, montoImpagos: monto, montoEnParte: 0, montoEnPlan: monto },
  })
  const rows = (situacion: string) => ask('estadisticas.traerCuotasDelMes', { fecha, situacion })
  expect(await rows('pagos')).toMatchObject([{ matriculadoID: a.id, monto, fecha: HOY }])
  expect(await rows('impagos')).toMatchObject([{ matriculadoID: b.id, monto, fecha: null }])
  expect(await rows('enPlan')).toMatchObject([{ matriculadoID: c.id, monto, fecha: null }])
  expect(await ask('estadisticas.traerCuotasDelMes', { fecha, situacion: 'pagos', nombre: 'zzz' })).toEqual(
    [],
  )
  expect(await ask('estadisticas.traerImpagos', { fecha: '2016-01-01' })).toMatchObject({
    pagos: 0,
    impagos: 0,
  })
})

test('members are counted by registration type, and by cover where the listing shows them', async () => {
  const extendido = await addMember(caja.db)
  await addSeguro(caja.db, extendido, { ampliacionExtendida: true })
  await addSeguro(caja.db, await addMember(caja.db), { hasta: addDays(HOY, -1) })
  await addSeguro(caja.db, await addMember(caja.db, { tipo: 8 }))
  const tipos = (await ask('estadisticas.traerCantTipoMat')) as { nombre: string; cantidad: number }[]
  expect(tipos).toEqual([
    { id: 1, nombre: 'ACTIVO', cantidad: 5 },
    { id: 8, nombre: 'FALLECIDO', cantidad: 1 },
  ])
  expect(await ask('estadisticas.traerFederacion')).toEqual([
    { nombre: 'SIN COBERTURA', cantidad: 4 },
    { nombre: 'CON COBERTURA', cantidad: 0 },
    { nombre: 'COBERTURA AMPLIADA', cantidad: 0 },
    { nombre: 'COBERTURA AMPLIADA EXTENDIDA', cantidad: 1 },
  ])
})

test('birthdays are those of the living, today and within a week', async () => {
  const [today, last, next, dead] = [
    await addMember(caja.db, { apellido: 'Hoy' }),
    await addMember(caja.db, { apellido: 'Sexto' }),
    await addMember(caja.db, { apellido: 'Octavo' }),
    await addMember(caja.db, { apellido: 'Muerto', tipo: 8 }),
  ]
  await born(today, '1980-11-21')
  await born(dead, '1980-11-21')
  await born(last, '2000-11-27')
  await born(next, '2000-11-28')
  const cumpleHoy = { matriculadoID: today, nombre: 'Hoy, Ana', fecha: HOY, edad: 46 }
  expect(await ask('estadisticas.traerCumples')).toEqual({
    hoy: [cumpleHoy],
    semana: [cumpleHoy, { matriculadoID: last, nombre: 'Sexto, Ana', fecha: '2026-11-27', edad: 26 }],
  })
  const told = async (wire: object) => {
    const { sobre } = await caja.call('estadisticas.traerPaginaDeCumples', { ...wire })
    return [(sobre.datos as { nombre: string }[]).map(({ nombre }) => nombre), sobre.pagTotalItems]
  }
  expect(await told({ lapso: 'hoy' })).toEqual([['Hoy, Ana'], 1])
  expect(await told({ lapso: 'semana', nroPagina: 1 })).toEqual([['Hoy, Ana', 'Sexto, Ana'], 2])
  expect(await told({ lapso: 'semana', nroPagina: 2 })).toEqual([[], 2])
  expect(await told({ lapso: 'semana', nombre: 'sext' })).toEqual([['Sexto, Ana'], 1])
})

test.each([
  ['2027-02-28', ['Bisiesto', 'Comun'], ['Bisiesto', 'Comun']],
  ['2028-02-28', ['Comun'], ['Comun', 'Bisiesto']],
  ['2028-02-29', ['Bisiesto'], ['Bisiesto']],
])('who was born on 29 February is congratulated on %s', async (dia, hoy, semana) => {
  const otra = await openCaja({ hoy: () => dia })
  const [comun, bisiesto] = [
    await addMember(otra.db, { apellido: 'Comun' }),
    await addMember(otra.db, { apellido: 'Bisiesto' }),
  ]
  await otra.db.query("UPDATE matriculado SET fecha_nacimiento = '1990-02-28' WHERE id = $1", [comun])
  await otra.db.query("UPDATE matriculado SET fecha_nacimiento = '1992-02-29' WHERE id = $1", [bisiesto])
  const { datos } = (await otra.call('estadisticas.traerCumples', {})).sobre
  const names = (lista: string) =>
    (datos as Record<string, { nombre: string }[]>)[lista]?.map(({ nombre }) => nombre.split(',')[0])
  expect([names('hoy'), names('semana')]).toEqual([hoy, semana])
  await otra.close()
})

test('what expires within sixty days is told, the next first', async () => {
  const socio = await addMember(caja.db, { apellido: 'Vence' })
  const especialidad = async (especialidadID: number, dias: number) => {
    const fechas = { fechaObtencion: '2021-01-01 00:00:00', fechaCaducidad: `${addDays(HOY, dias)} 00:00:00` }
    const mas = { sinReval: false, esReval: false, formaObtencionEspecialidadID: 1, organizacionID: 1 }
    const wire = { matriculadoID: socio, especialidadID, ...fechas, ...mas }
    expect((await caja.call('especialidad_matriculado.crear', wire)).sobre).toMatchObject({ estado: 1 })
  }
  for (const [id, dias] of [60, 0, 61, -1].entries()) await especialidad(id + 1, dias)
  const expiring = (await ask('estadisticas.especialidadesPorVencer')) as { fechaCaducidad: string }[]
  expect(expiring.map(({ fechaCaducidad }) => fechaCaducidad)).toEqual([HOY, addDays(HOY, 60)])
  for (const [id, fechaObtencion] of ['2024-12-01', '2024-11-20', '2025-12-01'].entries())
    await caja.call('practica_matriculado.crear', {
      matriculadoID: socio,
      practicaID: id + 1,
      fechaObtencion,
    })
  expect(await ask('estadisticas.practicasPorVencer')).toMatchObject([
    { matriculadoID: socio, fechaObtencion: '2024-12-01', fechaCaducidad: '2026-12-01' },
  ])
})
