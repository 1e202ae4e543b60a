import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openRondas, type Datos, type Deudor, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import { refusalOf, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { verificar } from '@/backend/verificar/verificar'
import { TIPO_MATRICULA } from '@/domain/estados'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

/** What the bank left out, in centavos and in pesos. */
const FALTA = 500_025n
const RESTO = 5000.25

const ask = async (nombre: NombreLlamada, wire: Datos): Promise<Datos> =>
  (await mesa.caja.call(nombre, wire)).sobre.datos as Datos
const rows = async (nombre: NombreLlamada, wire: Datos) => (await ask(nombre, wire)) as unknown as Datos[]
const devengado = async ({ mes, anio }: { mes: number; anio: number }) =>
  (await rows('estadisticas.traerBalanceDevengado', { anio })).find((row) => row['mes'] === mes)
const remove = (ids: number[]) =>
  mesa.caja.call('matriculado.eliminarMatricula', { matriculaIds: JSON.stringify(ids) })

/** Somebody of whose month the bank collected less than was asked; `mes` is its charge, `resto` what is owed of it. */
async function short(cuotas = 1): Promise<Deudor & { mes: Pendiente; resto: Pendiente }> {
  const ana = await mesa.debtor({}, cuotas)
  const [mes] = ana.owed
  const rondaID = await mesa.send()
  await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe - FALTA }]))
  const [resto] = await mesa.caja.pending(ana.id)
  if (!mes || !resto) throw new Error('Sin resto')
  return { ...ana, mes, resto }
}

test('what the bank left out of a month is of the month: a matrícula in every figure, and in no list of concepts', async () => {
  const [ana] = [await mesa.debtor()]
  const [mes] = ana.owed
  if (!mes) throw new Error('Sin mes')
  const before = await devengado(mes)
  const rondaID = await mesa.send()
  await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: ana.id, importe: ana.importe - FALTA }]))
  expect(await devengado(mes)).toEqual(before)
  expect(await mesa.caja.pending(ana.id)).toMatchObject([
    {
      ...{
        tipoPagoID: TIPO_MATRICULA,
        tipoPagoNombre: mes.tipoPagoNombre,
        nombre: `Diferencia de ${mes.nombre}`,
      },
      ...{ mes: mes.mes, anio: mes.anio, monto: RESTO, resto: true },
    },
  ])
  expect(await rows('concepto_matriculado.traerTodos', { matriculadoID: ana.id })).toEqual([])

  const fecha = `${mes.anio}-${String(mes.mes).padStart(2, '0')}-01`
  expect(await ask('estadisticas.traerImpagos', { fecha })).toMatchObject({
    ...{ pagos: 0, impagos: 0, enPlan: 0, enParte: 1, montoEnParte: mes.monto },
  })
  expect(await rows('estadisticas.traerCuotasDelMes', { fecha, situacion: 'enParte' })).toMatchObject([
    { matriculadoID: ana.id, monto: mes.monto, falta: RESTO },
  ])
  expect(await rows('estadisticas.traerCuotasDelMes', { fecha, situacion: 'pagos' })).toEqual([])
  expect((await mesa.caja.pay(await mesa.caja.pending(ana.id))).sobre.estado).toBe(1)
  expect(await ask('estadisticas.traerImpagos', { fecha })).toMatchObject({
    ...{ pagos: 1, impagos: 0, enPlan: 0, enParte: 0, montoPagos: mes.monto },
  })
  expect(await rows('estadisticas.traerCuotasDelMes', { fecha, situacion: 'pagos' })).toMatchObject([
    { matriculadoID: ana.id, monto: mes.monto },
  ])
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('the rest of a month is eliminated like a month and brought back, and is neither edited nor a month of its own', async () => {
  const { id, mes, resto } = await short()
  expect(
    refusalOf(
      await mesa.caja.call('matriculado.actualizarDatosMatricula', {
        ...{ matriculaID: resto.id, tipoMatriculaID: 1, federacion: 0, monto: 1 },
        ...{ ampliacionFederacion: 0, ampliacionFederacionExtendida: 0, observaciones: '' },
      }),
    ),
  ).toBe('No se encontró el registro')
  const removed = await remove([resto.id])
  expect(removed.sobre).toMatchObject({ estado: 1 })
  expect(await mesa.caja.pending(id)).toEqual([])
  const { eliminacionID } = removed.sobre.datos as { eliminacionID: number }
  expect(await rows('pago.traerEliminaciones', { matriculadoID: id })).toMatchObject([{ traba: null }])
  // A month whose rest a person eliminated is no month that he eliminated.
  const { sobre } = await mesa.caja.direct('cuota.simularMes', { mes: mes.mes, anio: mes.anio })
  const { excluidos } = sobre.datos as Datos
  expect((excluidos as Datos[]).map(({ motivo }) => motivo)).not.toContain('anulada')
  expect((await mesa.caja.call('pago.deshacerEliminacion', { eliminacionID })).sobre.estado).toBe(1)
  expect(await mesa.caja.pending(id)).toMatchObject([{ id: resto.id, monto: RESTO }])
  expect(await verificar(mesa.caja.db)).toEqual([])
})

test('a year is paid with what is owed of its months, and a month has one charge of its own', async () => {
  const { id, mes, resto } = await short(2)
  const [, otro] = await mesa.caja.pending(id)
  const year = await ask('pago.simularPagoAnual', { matriculadoID: id, anio: 2026 })
  expect((year['meses'] as Datos[]).filter(({ nueva }) => nueva === false)).toMatchObject(
    [resto, otro].map((row) => ({ nombre: row?.nombre, monto: row?.monto })),
  )
  expect(year['pagados']).toBe(0)
  const [{ meses, cargos } = { meses: 0, cargos: 0 }] = await mesa.caja.db.query<{
    meses: number
    cargos: number
  }>(
    `SELECT count(*) FILTER (WHERE resto_de IS NULL)::int AS meses, count(*)::int AS cargos FROM cargo
     WHERE matriculado_id = $1 AND anio = $2 AND mes = $3 AND anulado_en IS NULL`,
    [id, mes.anio, mes.mes],
  )
  expect({ meses, cargos }).toEqual({ meses: 1, cargos: 2 })
  await expect(
    mesa.caja.db.query(
      `INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id)
       SELECT matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id FROM cargo WHERE id = $1`,
      [mes.id],
    ),
  ).rejects.toThrow(/cargo_mes/)
})

test('the rest of a rest keeps its name and is of the same month', async () => {
  const { id, mes, resto } = await short()
  const valoresJSON = JSON.stringify([{ campo: 'mesesAtrasados', valor: '1' }])
  const wire = { grupo: '41', version: 0, valoresJSON }
  expect((await mesa.caja.direct('ajuste_de_debito.actualizarDatos', wire)).sobre.estado).toBe(1)
  const rondaID = await mesa.send({ forma: 41, mes: 12, anio: 2026 })
  await mesa.apply(await mesa.report(rondaID, [{ matriculadoID: id, importe: 25n }]))
  expect(await mesa.caja.pending(id)).toMatchObject([
    { nombre: resto.nombre, monto: 5000, mes: mes.mes, anio: mes.anio, tipoPagoID: TIPO_MATRICULA },
  ])
  expect(await verificar(mesa.caja.db)).toEqual([])
})
