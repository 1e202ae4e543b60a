import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCaja, refusalOf, type Caja, type Pendiente } from '@/backend/prueba/tesoreria/caja'
import { chargeOld } from '@/backend/prueba/muestras-de-tesoreria'
import { addMember } from '@/backend/prueba/gente'
import { verificar } from '@/backend/verificar/verificar'
import { formatFecha, today } from '@/domain/fechas'

/** The accountant of `openCaja` is the first account of the register: personaID 1. */
let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const remove = (items: readonly { id: number }[], mas: object = {}) =>
  caja.call('matriculado.eliminarMatricula', {
    matriculaIds: JSON.stringify(items.map(({ id }) => id)),
    ...mas,
  })
const undo = (eliminacionID: unknown) => caja.call('pago.deshacerEliminacion', { eliminacionID })
const listOf = async (matriculadoID: number) =>
  (await caja.call('pago.traerEliminaciones', { matriculadoID })).sobre.datos as Record<string, unknown>[]
const idOf = ({ sobre }: Awaited<ReturnType<typeof remove>>) => {
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { eliminacionID: number }).eliminacionID
}
const balanceOf = async (id: number) => (await caja.account(id, { desde: '2020-01-01' })).at(-1)?.saldo
const matricula = (row: Pendiente | undefined) => row ?? { id: 0 }

describe("'Eliminar'", () => {
  test('takes months out of what is owed, with who, why and how much; undone they are owed again', async () => {
    const { id, owed } = await caja.memberOwing(2)
    const before = await balanceOf(id)
    const total = owed.reduce((sum, { monto }) => sum + monto, 0)
    const eliminacionID = idOf(await remove(owed, { motivo: 'Cargadas por error', totalPrevisto: total }))
    expect(await caja.pending(id)).toEqual([])
    expect(await balanceOf(id)).toBe(0)
    expect(await listOf(id)).toMatchObject([
      {
        id: eliminacionID,
        clase: 'matriculas',
        cantidad: 2,
        total,
        motivo: 'Cargadas por error',
        deshecha: null,
        traba: null,
      },
    ])
    expect((await undo(eliminacionID)).sobre.estado).toBe(1)
    expect((await caja.pending(id)).map((row) => row.id)).toEqual(owed.map((row) => row.id))
    expect(await balanceOf(id)).toBe(before)
    expect(refusalOf(await undo(eliminacionID))).toMatch(
      new RegExp(`^Ya la deshizo .+ el ${formatFecha(today())}\\.$`),
    )
    // And away again, and back again: each act stands in the account.
    const again = idOf(await remove(owed))
    expect(await balanceOf(id)).toBe(0)
    expect((await undo(again)).sobre.estado).toBe(1)
    expect(await balanceOf(id)).toBe(before)
    expect(await caja.account(id)).toHaveLength(1 + 2 * 5)
  })

  test('is refused for what is paid, planned, no month, two people’s, nothing, another total', async () => {
    const { id, owed } = await caja.memberOwing(2)
    const other = await caja.memberOwing(1)
    const [first, second] = owed
    if (!first || !second) throw new Error('Faltan pendientes')
    await caja.pay([first])
    const [concepto] = await caja.db.query<{ id: number }>(
      'SELECT id FROM concepto WHERE tipo <> 1 AND monto > 0 LIMIT 1',
    )
    await caja.call('concepto_matriculado.crear', { matriculadoID: id, conceptoID: concepto?.id })
    const bought = (await caja.pending(id)).find(({ tipoPagoID }) => tipoPagoID === 1)
    for (const [refused, words] of [
      [await remove([first]), new RegExp(`ya fue cobrado el ${formatFecha(today())} por .+, recibo \\d+`)],
      [await remove([matricula(bought)]), /no es una matrícula/],
      [await remove([second, ...other.owed]), /distintos matriculados/],
      [await remove([]), /^Elija al menos una matrícula/],
      [await remove([{ id: 2_147_483_647 }]), /no existe/],
      [await remove([second], { totalPrevisto: 1 }), /^Lo que se elimina ahora suma /],
    ] as const) {
      expect(refusalOf(refused)).toMatch(words)
    }
    expect(await listOf(id)).toEqual([])
  })

  test('is for the persons named in the setting alone, undoing it too', async () => {
    const { owed } = await caja.memberOwing(1)
    const wire = { matriculaIds: JSON.stringify(owed.map(({ id }) => id)) }
    expect(refusalOf(await caja.direct('matriculado.eliminarMatricula', wire))).toMatch(
      /^No está entre las personas/,
    )
    const eliminacionID = idOf(await remove(owed))
    expect(refusalOf(await caja.direct('pago.deshacerEliminacion', { eliminacionID }))).toMatch(
      /^No está entre/,
    )
  })

  test('cannot be undone once a month of it was generated anew', async () => {
    const { id, owed } = await caja.memberOwing(1)
    const eliminacionID = idOf(await remove(owed))
    await caja.generate(id, 1)
    expect(refusalOf(await undo(eliminacionID))).toBe(
      'Alguno de esos meses se generó de nuevo: ya no se puede deshacer.',
    )
    expect(await caja.pending(id)).toHaveLength(1)
    expect(await listOf(id)).toMatchObject([{ traba: 'Alguno de esos meses se generó de nuevo' }])
  })

  test('cannot be undone once the whole run of a month was undone, also at once', async () => {
    const run = async () => {
      const mes = { anio: 2026, mes: 10 }
      const { cantidad, total } = (await caja.direct('cuota.simularMes', mes)).sobre.datos as Record<
        string,
        number
      >
      const { sobre } = await caja.direct('cuota.generarMes', { ...mes, cantidad, total })
      return (sobre.datos as { corridaID: number }).corridaID
    }
    for (const together of [false, true]) {
      const { id } = await caja.memberOwing(1)
      const corridaID = await run()
      const month = (await caja.pending(id)).filter(({ mes }) => mes === 10)
      expect(month).toHaveLength(1)
      const eliminacionID = idOf(await remove(month))
      const undoRun = () => caja.direct('cuota.deshacerMes', { corridaID, motivo: 'Mes equivocado' })
      if (together) {
        const [run, back] = await Promise.all([undoRun(), undo(eliminacionID)])
        expect(run.sobre.estado).toBe(1)
        expect(back.http).toBe(200)
      } else {
        await undoRun()
        expect(refusalOf(await undo(eliminacionID))).toMatch(/^La generación de .+ 2026 se deshizo/)
        expect(await listOf(id)).toMatchObject([
          { traba: 'La generación de alguno de esos meses se deshizo' },
        ])
      }
      expect((await caja.pending(id)).filter(({ mes }) => mes === 10)).toEqual([])
      expect(await verificar(caja.db)).toEqual([])
    }
  })

  test('of two who eliminate and one who collects, one does', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { id, owed } = await caja.memberOwing(1)
      const answers = await Promise.all([remove(owed), caja.pay(owed), remove(owed)])
      expect(answers.filter(({ sobre }) => sobre.estado === 1)).toHaveLength(1)
      expect(await caja.pending(id)).toEqual([])
    }
  })
})

describe("'Eliminar Deuda (5 años)'", () => {
  const preview = async (matriculadoID: number) =>
    (await caja.call('pago.simularEliminarDeuda', { matriculadoID })).sobre.datos as {
      cargos: Pendiente[]
      total: number
      enPlan: number
    }
  const writeOff = (matriculadoID: number, mas: object = {}) =>
    caja.call('pago.eliminarCincoAniosAtras', { matriculadoID, ...mas })

  test('writes off what the preview shows, and nothing younger', async () => {
    const id = await addMember(caja.db)
    await chargeOld(caja.db, id, 3)
    await chargeOld(caja.db, id, 4)
    await caja.generate(id, 1)
    const shown = await preview(id)
    expect(shown.cargos.map(({ anio, mes, monto }) => [anio, mes, monto])).toEqual([
      [2020, 3, 1500],
      [2020, 4, 1500],
    ])
    expect(shown.total).toBe(3000)
    const eliminacionID = idOf(await writeOff(id, { motivo: 'Prescripta', totalPrevisto: shown.total }))
    expect((await caja.pending(id)).map(({ anio }) => anio)).toEqual([2026])
    expect((await preview(id)).cargos).toEqual([])
    expect(refusalOf(await writeOff(id))).toBe('No hay deuda de más de 5 años')
    expect((await undo(eliminacionID)).sobre.estado).toBe(1)
    expect((await preview(id)).total).toBe(3000)
  })

  test('what is five years old to the month stays; what is in a plan stays and is counted', async () => {
    const id = await addMember(caja.db)
    await chargeOld(caja.db, id, 12)
    await caja.db.query('UPDATE cargo SET anio = 2021, mes = 11 WHERE matriculado_id = $1', [id])
    expect((await preview(id)).cargos).toEqual([])
    await caja.db.query('UPDATE cargo SET mes = 10 WHERE matriculado_id = $1', [id])
    const [old] = (await preview(id)).cargos
    expect(old).toMatchObject({ anio: 2021, mes: 10 })
    const pagosJSON = JSON.stringify([{ id: old?.id, tipoPagoID: 3, monto: 1500 }])
    await caja.call('plan_pagos.crear', { matriculadoID: id, pagosJSON, monto: 1500, cuotas: 1 })
    expect(await preview(id)).toEqual({ cargos: [], total: 0, enPlan: 1, enTramite: 0 })
    await caja.pay(await caja.pending(id))
    expect(await preview(id)).toMatchObject({ enPlan: 0 })
  })

  test('a total other than shown, nobody: refused', async () => {
    const id = await addMember(caja.db)
    await chargeOld(caja.db, id, 5)
    expect(refusalOf(await writeOff(id, { totalPrevisto: 1 }))).toMatch(/^Lo que se elimina ahora suma /)
    expect((await preview(id)).cargos).toHaveLength(1)
    expect(refusalOf(await caja.call('pago.simularEliminarDeuda', { matriculadoID: 2_147_483_647 }))).toBe(
      'No se encontró el registro',
    )
  })
})

describe("'Editar Matricula Generada'", () => {
  const BASE = {
    tipoMatriculaID: 1,
    federacion: 0,
    ampliacionFederacion: 0,
    ampliacionFederacionExtendida: 0,
  }
  const edit = (matriculaID: unknown, mas: object) =>
    caja.call('matriculado.actualizarDatosMatricula', { matriculaID, ...BASE, monto: 1000, ...mas })
  const read = async (matriculaID: unknown) =>
    (await caja.call('matriculado.traerDatosMatricula', { matriculaID })).sobre.datos as Record<
      string,
      unknown
    >

  test('another type, insurance, amount and notes; the account moves by the difference', async () => {
    const { id, owed } = await caja.memberOwing(1)
    const [row] = owed
    for (const monto of [999.99, 40_000, 40_000]) {
      const vuelta = await edit(row?.id, {
        tipoMatriculaID: 3,
        federacion: 1,
        ampliacionFederacion: 1,
        observaciones: ' Acta 7 ',
        monto,
      })
      expect(vuelta.sobre).toMatchObject({ estado: 1 })
      expect(await read(row?.id)).toMatchObject({
        tipoMatriculaID: 3,
        federacion: 1,
        ampliacionFederacion: 1,
        ampliacionFederacionExtendida: 0,
        observaciones: 'Acta 7',
        monto,
      })
      expect(await caja.pending(id)).toMatchObject([{ nombre: 'Matrícula PASIVO 11/2026', monto }])
      expect(await balanceOf(id)).toBe(monto)
    }
    expect(await caja.account(id)).toHaveLength(4)
    await caja.pay(await caja.pending(id))
    expect(refusalOf(await edit(row?.id, {}))).toMatch(/ya fue cobrado/)
  })

  test('both ampliaciones, a type that is not charged, no amount, an older reading, no month: refused at their field', async () => {
    const { id, owed } = await caja.memberOwing(1)
    const [row] = owed
    const { version } = await read(row?.id)
    await edit(row?.id, { version, monto: 1200 })
    for (const [mas, clave, words] of [
      [
        { ampliacionFederacion: 1, ampliacionFederacionExtendida: 1 },
        'ampliacionFederacionExtendida',
        /^NO PUEDE SELECCIONAR AMBOS$/,
      ],
      [{ tipoMatriculaID: 4 }, 'tipoMatriculaID', /ACTIVO, RESIDENTE o PASIVO/],
      [{ tipoMatriculaID: null }, 'tipoMatriculaID', /^Ingrese Tipo de Matricula$/],
      [{ federacion: null }, 'federacion', /^Ingrese si esta con Seguro$/],
      [{ ampliacionFederacion: null }, 'ampliacionFederacion', /^Ingrese si tiene ampliacion$/],
      [
        { ampliacionFederacionExtendida: null },
        'ampliacionFederacionExtendida',
        /^Ingrese si tiene ampliacion Extendida$/,
      ],
      [{ monto: 0 }, 'monto', /^Ingrese un importe mayor que cero$/],
      [{ monto: undefined }, 'monto', /^Ingrese monto$/],
      [{ version }, undefined, new RegExp(`^Lo cambió .+ el ${formatFecha(today())}`)],
    ] as const) {
      const { sobre } = await edit(row?.id, mas)
      expect(sobre).toMatchObject({ estado: 0, mensaje: expect.stringMatching(words) as string })
      if (clave) expect(Object.keys(sobre.errores ?? {})).toContain(clave)
    }
    expect(refusalOf(await edit(2_147_483_647, {}))).toBe('No se encontró el registro')
    expect(
      refusalOf(
        await caja.direct('matriculado.actualizarDatosMatricula', {
          matriculaID: row?.id,
          ...BASE,
          monto: 1,
        }),
      ),
    ).toMatch(/^No está entre las personas/)
    expect(await caja.pending(id)).toMatchObject([{ monto: 1200 }])
  })

  test('edited and eliminated, the account reads forward: past rows keep their words, no elimination adds debt', async () => {
    const { id, owed } = await caja.memberOwing(1)
    await edit(owed[0]?.id, { tipoMatriculaID: 2, monto: 12_345.67 })
    const told = async () =>
      (await caja.account(id))
        .slice(1)
        .map(({ concepto, egreso, ingreso, saldo }) => [concepto, egreso, ingreso, saldo])
    const rows = [
      ['Matrícula ACTIVO 11/2026', 18_500, null, 18_500],
      [
        'Se editó de ACTIVO $\u00a018.500,00 a $\u00a012.345,67: Matrícula RESIDENTE 11/2026',
        null,
        6_154.33,
        12_345.67,
      ],
    ]
    expect(await told()).toEqual(rows)
    const eliminacionID = idOf(await remove(owed))
    rows.push(['Se eliminó: Matrícula RESIDENTE 11/2026', null, 12_345.67, 0])
    expect(await told()).toEqual(rows)
    await undo(eliminacionID)
    rows.push(['Se deshizo su eliminación: Matrícula RESIDENTE 11/2026', 12_345.67, null, 12_345.67])
    expect(await told()).toEqual(rows)
    await edit(owed[0]?.id, { tipoMatriculaID: 3, monto: 12_345.67 })
    await edit(owed[0]?.id, { tipoMatriculaID: 1, monto: 100 })
    await remove(owed)
    rows.push(
      ['Se editó de PASIVO $\u00a012.345,67 a $\u00a0100,00: Matrícula ACTIVO 11/2026', null, 12_245.67, 100],
      ['Se eliminó: Matrícula ACTIVO 11/2026', null, 100, 0],
    )
    expect(await told()).toEqual(rows)
    expect(
      (await caja.account(id)).slice(1).map(({ tipoMov, ajuste }) => [tipoMov, ajuste ?? false]),
    ).toEqual([
      ['Egreso', false],
      ['Ingreso', true],
      ['Ingreso', true],
      ['Egreso', true],
      ['Ingreso', true],
      ['Ingreso', true],
    ])
  })

  test('edited, eliminated and brought back it is owed at what it was edited to', async () => {
    const { id, owed } = await caja.memberOwing(1)
    await edit(owed[0]?.id, { monto: 777 })
    await undo(idOf(await remove(owed)))
    expect(await caja.pending(id)).toMatchObject([{ monto: 777 }])
    expect(await balanceOf(id)).toBe(777)
  })
})
