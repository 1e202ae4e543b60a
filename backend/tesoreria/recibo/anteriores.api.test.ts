import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import { bringPago } from '@/backend/prueba/tesoreria/pago-anterior'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { countExempt } from '@/backend/verificar/verificar'
import { signedIn } from '@/backend/prueba/gente'
import { today } from '@/domain/fechas'

const FECHA = '2026-02-10'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

/** A payment of two months of a member's. */
async function brought(numero: string | null) {
  const { id, owed } = await caja.memberOwing(2)
  const pagoID = await bringPago(caja.db, {
    ...{ de: id, cargos: owed.map((one) => one.id), numero, fecha: FECHA },
  })
  return { id, owed, pagoID, total: owed.reduce((sum, { monto }) => sum + monto, 0) }
}
const ask = async (nombre: NombreLlamada, wire: Record<string, unknown>): Promise<unknown> => {
  const { sobre } = await caja.direct(nombre, wire)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos
}
const found = async (wire: object) => {
  const { filas } = (await ask('recibo.traerTodos', { nroPagina: 1, ...wire })) as {
    filas: { id: number }[]
  }
  return filas.map(({ id }) => id)
}

test('its receipt is found by the number that it had, whole or by its last figures, and by its means', async () => {
  const { pagoID } = await brought('0001-00004321')
  const { pagoID: ninguno } = await brought(null)
  const { pagoID: letras } = await brought('a-77')
  expect(await found({ numero: '0001-00004321' })).toEqual([pagoID])
  expect(await found({ numero: '4321' })).toEqual([pagoID])
  expect(await found({ numero: '00004321' })).toEqual([pagoID])
  expect(await found({ numero: 'A-77' })).toEqual([letras])
  expect(await found({ numero: '1-4321' })).toEqual([pagoID])
  expect(await found({ numero: 'a-077' })).toEqual([letras])
  expect(await found({ numero: '2-4321' })).toEqual([])
  expect(await found({ numero: '321' })).toEqual([])
  expect(await found({ medio: 'anterior', orden: 'nroRecibo asc' })).toEqual([pagoID, ninguno, letras])
  expect(
    await ask('recibo.traerTodos', { nroPagina: 1, medio: 'anterior', orden: 'fecha asc' }),
  ).toMatchObject({
    filas: [
      { nroRecibo: null, reciboAnterior: '0001-00004321', mp: 'Sistema anterior', quien: null },
      { nroRecibo: null, reciboAnterior: `pago ${ninguno} del sistema anterior` },
      { nroRecibo: null, reciboAnterior: 'a-77' },
    ],
  })
})

test('two receipts of before may have one number, and ours goes on by itself', async () => {
  const { nroRecibo: next } = (await ask('pago.proximoRecibo', {})) as { nroRecibo: string }
  const [one, other] = [await brought(next), await brought(next)]
  const { owed } = await caja.memberOwing(1)
  const { sobre } = await caja.pay(owed)
  expect(sobre.datos).toMatchObject({ nroRecibo: next })
  expect(await found({ numero: next, medio: 'anterior', orden: 'fecha asc' })).toEqual([
    one.pagoID,
    other.pagoID,
  ])
})

test('it is printed as a DUPLICADO with the number it had, or with none as what it is', async () => {
  const { id, pagoID, total } = await brought('0001-00001234')
  expect(await ask('pago.emitirRecibo', { matriculadoID: id, pagoID })).toMatchObject({
    ...{ nroRecibo: '0001-00001234', deMudanza: true, duplicado: true, fecha: FECHA, total },
    ...{ mp: 'Sistema anterior', cobrador: null },
  })
  const { id: otro, pagoID: sinNumero } = await brought(null)
  expect(await ask('pago.emitirRecibo', { matriculadoID: otro, pagoID: sinNumero })).toMatchObject({
    ...{ nroRecibo: null, deMudanza: true, duplicado: true },
  })
})

test('the account tells the old number where ours would stand, and the last payment has none', async () => {
  const { id, pagoID } = await brought('0002-00000007')
  const rows = await caja.account(id)
  const paid = rows.filter((row) => row.id.endsWith(`-${pagoID}`))
  expect(paid).toMatchObject([{ reciboAnterior: '0002-00000007' }, { reciboAnterior: '0002-00000007' }])
  expect(paid[0]).not.toHaveProperty('nroRecibo')
  expect(await ask('matriculado.traerDatosBasicos', { matriculadoID: id })).toMatchObject({
    situacion: { ultimoPago: { fecha: FECHA, nroRecibo: null } },
  })
})

test('figures have it on its own day under means of its own, never as cash', async () => {
  const balance = async () => {
    const months = (await ask('estadisticas.traerBalancePercibido', { anio: 2026 })) as Record<
      string,
      number
    >[]
    return months.find((month) => month['mes'] === 2)
  }
  const before = await balance()
  const { total, pagoID } = await brought('0001-00009999')
  const after = await balance()
  const grown = (clave: string): number => (after?.[clave] ?? 0) - (before?.[clave] ?? 0)
  expect(['efectivo', 'otros', 'enLinea', 'debito', 'devuelto'].map(grown)).toEqual([0, 0, 0, 0, 0])
  expect(grown('anterior')).toBeCloseTo(total)
  expect(grown('total')).toBeCloseTo(total)
  const cobranzas = await ask('estadisticas.traerCobranzas', { desde: FECHA, hasta: FECHA })
  expect(cobranzas).toContainEqual(
    expect.objectContaining({ nroRecibo: null, reciboAnterior: '0001-00009999', mp: 'Sistema anterior' }),
  )
  expect(
    await ask('estadisticas.traerInformeMensualIngresos', { anio: 2026, mes: 2, parte: 'resumen' }),
  ).toMatchObject({ resumen: [{ mp: 'Sistema anterior' }] })
  expect(
    await ask('estadisticas.traerIngresosPorMedio', { desde: '2026-02-01', hasta: '2026-02-28' }),
  ).toMatchObject([{ mes: 2, nombre: 'Sistema anterior' }])
  const sheet = (await ask('caja.traerPlanilla', { fecha: today(), alcance: 'todas' })) as {
    filas: { pagoID: number }[]
  }
  expect(sheet.filas.map((fila) => fila.pagoID)).not.toContain(pagoID)
  expect(await ask('caja.traerPlanilla', { fecha: FECHA, alcance: 'todas' })).toMatchObject({
    recibos: '',
    efectivo: 0,
    medios: [{ mp: 'Sistema anterior' }],
  })
})

test('annulled, it is told by its old number, and a member reads no reason', async () => {
  const { id, pagoID, owed } = await brought(null)
  const annul = () => caja.call('pago.anular', { pagoID, motivo: 'No era suyo' })
  expect((await annul()).sobre).toMatchObject({ estado: 1 })
  expect(refusalOf(await annul())).toContain(`El pago ${pagoID} del sistema anterior ya lo anuló`)
  expect(await caja.pending(id)).toHaveLength(owed.length)
  const back = (await caja.account(id)).filter(({ ajuste }) => ajuste)
  expect(back[0]?.concepto).toContain(`Se anuló el pago ${pagoID} del sistema anterior (No era suyo)`)
  const { token } = await signedIn(caja.db, 'MEDICO', id)
  const own = await caja.api.call(
    'pago.traerCuentaCorriente',
    {
      ...{ matriculadoID: id, desde: '2026-01-01', hasta: today() },
      ...{ traerMatriculas: true, traerPP: true, traerConceptos: true },
    },
    { token },
  )
  expect(JSON.stringify(own.sobre.datos)).toContain('Se anuló el pago')
  expect(JSON.stringify(own.sobre.datos)).not.toContain('No era suyo')
})

test('who comes late to a charge of before is told by which payment', async () => {
  const { owed, pagoID } = await brought(null)
  expect(refusalOf(await caja.pay(owed))).toContain(`pago ${pagoID} del sistema anterior`)
})

test('ours have a number always, and what has none is counted by who checks', async () => {
  await expect(
    caja.db.query(
      `INSERT INTO pago (matriculado_id, fecha, medio, total) SELECT id, '2026-01-01', 'efectivo', 1 FROM matriculado LIMIT 1`,
    ),
  ).rejects.toThrow('pago_con_numero')
  const [row] = await caja.db.query<{ cantidad: number }>(
    'SELECT count(*)::int AS cantidad FROM pago WHERE nro_recibo IS NULL',
  )
  expect(await countExempt(caja.db)).toEqual([expect.objectContaining({ cantidad: row?.cantidad })])
})
