import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import { addMember } from '@/backend/prueba/gente'
import { formatFecha, today } from '@/domain/fechas'

let caja: Caja
let conceptoID: number
beforeAll(async () => {
  caja = await openCaja()
  const { sobre } = await caja.direct('concepto.crear', { nombre: 'Curso de RCP', monto: 12_345.67 })
  ;({ id: conceptoID } = sobre.datos as { id: number })
})
afterAll(() => caja.close())

const charge = (matriculadoID: number, mas: object = {}) =>
  caja.call('concepto_matriculado.crear', { matriculadoID, conceptoID, ...mas })
const remove = (conceptoMatriculadoID: unknown) =>
  caja.call('concepto_matriculado.eliminar', { conceptoMatriculadoID })
const listOf = async (matriculadoID: number) =>
  (await caja.call('concepto_matriculado.traerTodos', { matriculadoID })).sobre.datos as {
    id: number
    concepto: string
    estadoPago: string
    monto: number
  }[]

test('a concept charged is owed at its amount, this month, and listed as Pendiente', async () => {
  const id = await addMember(caja.db)
  const { sobre } = await charge(id, { montoPrevisto: 12_345.67 })
  expect(sobre.estado).toBe(1)
  const row = { concepto: 'Curso de RCP', estadoPago: 'Pendiente', monto: 12_345.67 }
  expect(await listOf(id)).toMatchObject([row])
  expect(await caja.pending(id)).toMatchObject([
    { tipoPagoID: 1, nombre: 'Curso de RCP', mes: 11, anio: 2026, monto: 12_345.67 },
  ])
  expect((await caja.account(id)).at(-1)).toMatchObject({ egreso: 12_345.67, saldo: 12_345.67 })
})

test('taken back it is owed no more, and the account says both', async () => {
  const id = await addMember(caja.db)
  await charge(id)
  const [row] = await listOf(id)
  expect((await remove(row?.id)).sobre.estado).toBe(1)
  expect(await listOf(id)).toEqual([])
  expect(await caja.pending(id)).toEqual([])
  const [, charged, reversed] = await caja.account(id)
  expect([charged?.egreso, reversed?.ingreso, reversed?.saldo]).toEqual([12_345.67, 12_345.67, 0])
  expect(refusalOf(await remove(row?.id))).toMatch(
    new RegExp(`fue eliminado el ${formatFecha(today())} por Nélida Prueba`),
  )
})

test('paid it is Aprobado and stays; in a plan it stays too', async () => {
  const id = await addMember(caja.db)
  await charge(id)
  await charge(id)
  const [first, second] = await caja.pending(id)
  if (!first || !second) throw new Error('Faltan pendientes')
  await caja.pay([first])
  const plan = { matriculadoID: id, pagosJSON: JSON.stringify([second]), monto: second.monto, cuotas: 2 }
  await caja.call('plan_pagos.crear', plan)
  expect((await listOf(id)).map(({ estadoPago }) => estadoPago)).toEqual(['En plan de pagos', 'Aprobado'])
  expect(refusalOf(await remove(first.id))).toMatch(
    new RegExp(`ya fue cobrado el ${formatFecha(today())} por .+, recibo \\d+`),
  )
  expect(refusalOf(await remove(second.id))).toMatch(/está en el plan de pagos \d+/)
  await caja.pay(await caja.pending(id))
  expect((await listOf(id)).map(({ estadoPago }) => estadoPago)).toEqual(['Aprobado', 'Aprobado'])
  expect((await remove(second.id)).sobre.estado).toBe(0)
})

test('another amount than shown, a concept deleted or free of charge, a price, a month, nobody: refused', async () => {
  const id = await addMember(caja.db)
  await caja.generate(id, 1)
  const [month] = await caja.pending(id)
  const made = await caja.direct('concepto.crear', { nombre: 'Sin cargo', monto: 0 })
  const gone = await caja.direct('concepto.crear', { nombre: 'De antes', monto: 1 })
  const goneID = (gone.sobre.datos as { id: number }).id
  await caja.direct('concepto.eliminar', { conceptoID: goneID })
  const [price] = await caja.db.query<{ id: number }>('SELECT id FROM concepto WHERE tipo = 1 LIMIT 1')
  for (const [refused, words] of [
    [await charge(id, { montoPrevisto: 1 }), /^Curso de RCP ahora es de /],
    [await charge(id, { conceptoID: (made.sobre.datos as { id: number }).id }), /^Sin cargo no tiene monto/],
    [await charge(id, { conceptoID: goneID }), /^Ese concepto ya no existe/],
    [await charge(id, { conceptoID: price?.id }), /^Ese concepto ya no existe/],
    [await charge(id, { conceptoID: 0 }), /^Elija un Concepto/],
    [await charge(2_147_483_647), /^No se encontró el registro/],
    [await remove(month?.id), /^No se encontró el registro/],
  ] as const) {
    expect(refusalOf(refused)).toMatch(words)
  }
  expect(await caja.pending(id)).toHaveLength(1)
})

test('of two people who take it back one does, and nobody pays it meanwhile', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const id = await addMember(caja.db)
    await charge(id)
    const [row] = await caja.pending(id)
    if (!row) throw new Error('Falta el pendiente')
    const answers = await Promise.all([remove(row.id), remove(row.id), caja.pay([row])])
    expect(answers.filter(({ sobre }) => sobre.estado === 1)).toHaveLength(1)
  }
})
