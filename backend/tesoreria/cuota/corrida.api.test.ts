import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDespacho, runOf, type Despacho } from '@/backend/prueba/tesoreria/despacho'
import { cobroOf, refusalOf } from '@/backend/prueba/tesoreria/caja'
import { formatFecha, today } from '@/domain/fechas'

let despacho: Despacho

beforeAll(async () => {
  despacho = await openDespacho()
})
afterAll(() => despacho.close())

/** Each test has a month of its own; everybody there is is charged in it. */
let next = 0
const month = (): { anio: number; mes: number } => ({ anio: 2026, mes: ++next })

describe('a run', () => {
  test('charges what its preview shows, by type and insurance, and keeps both in the charge', async () => {
    const mes = month()
    const [plain, insured, resident] = [
      await despacho.member(),
      await despacho.member({ seguro: {} }),
      await despacho.member({ seguro: { ampliacionExtendida: true } }, 2),
    ]
    const shown = await despacho.simulate(mes)
    expect(shown).toEqual({
      cantidad: 3,
      total: 18500 + 24700 + 23700,
      grupos: [
        { tipoMatricula: 'ACTIVO', variante: 'sin seguro', precio: 18500, cantidad: 1, total: 18500 },
        { tipoMatricula: 'ACTIVO', variante: 'con seguro', precio: 24700, cantidad: 1, total: 24700 },
        {
          tipoMatricula: 'RESIDENTE',
          variante: 'con ampliación extendida',
          precio: 23700,
          cantidad: 1,
          total: 23700,
        },
      ],
      excluidos: [],
      sinPrecio: [],
      cambian: 0,
      programados: [],
    })
    expect(await despacho.pending(plain)).toEqual([])

    const { corridaID, ...made } = runOf(await despacho.run(mes))
    expect(made).toMatchObject({ cantidad: 3, total: shown.total })
    expect(await despacho.pending(plain)).toMatchObject([
      { nombre: 'Matrícula ACTIVO 01/2026', tipoPagoID: 3, mes: 1, anio: 2026, monto: 18500 },
    ])
    expect(await despacho.pending(insured)).toMatchObject([{ monto: 24700 }])
    expect(await despacho.pending(resident)).toMatchObject([
      { nombre: 'Matrícula RESIDENTE 01/2026', monto: 23700 },
    ])
    expect((await despacho.account(resident)).slice(1)).toMatchObject([
      { concepto: 'Matrícula RESIDENTE 01/2026', tipoMov: 'Egreso', egreso: 23700, saldo: 23700 },
    ])
    const [kept] = await despacho.db.query(
      `SELECT tipo_matricula_id AS tipo, federacion, ampliacion, ampliacion_extendida AS extendida, corrida_id AS corrida
       FROM cargo WHERE matriculado_id = $1`,
      [resident],
    )
    expect(kept).toEqual({
      tipo: 2,
      federacion: true,
      ampliacion: false,
      extendida: true,
      corrida: corridaID,
    })
    const audited = await despacho.db.query(
      "SELECT accion, datos, usuario_id IS NOT NULL AS con_persona FROM auditoria WHERE entidad = 'corrida' AND entidad_id = $1",
      [corridaID],
    )
    expect(audited).toEqual([
      {
        accion: 'cuota.correr',
        datos: { despues: { mes: '2026-01', cantidad: 3, total: '66900.00' } },
        con_persona: true,
      },
    ])
  })

  test('made again charges nobody twice, and only those who came since', async () => {
    const mes = month()
    const { corridaID } = runOf(await despacho.run(mes))
    expect(refusalOf(await despacho.run(mes))).toMatch(
      /^No hay cuotas para generar en Febrero 2026: las generó Nélida Prueba el .*\.$/,
    )
    const late = await despacho.member()
    const second = runOf(await despacho.run(mes))
    expect(second).toMatchObject({ cantidad: 1, total: 18500 })
    expect(await despacho.pending(late)).toHaveLength(1)
    const { sobre } = await despacho.direct('cuota.traerCorridas', { nroPagina: 1 })
    expect((sobre.datos as { id: number; mes: number }[]).slice(0, 2)).toMatchObject([
      { id: second.corridaID, mes: 2, cantidad: 1, usuario: 'Nélida Prueba', pagadas: 0, anulada: null },
      { id: corridaID, mes: 2 },
    ])
  })

  test('passes over a month that was charged in advance, and the other way round', async () => {
    const early = await despacho.member()
    await despacho.generate(early, 1)
    const november = { anio: 2026, mes: 11 }
    expect(await despacho.excluded(november, 'yaTiene')).toMatchObject([
      { matriculadoID: early, detalle: `Generada el ${formatFecha(today())}, una por una, impaga` },
    ])
    runOf(await despacho.run(november))
    await despacho.generate(early, 1)
    expect((await despacho.pending(early)).map(({ mes }) => mes)).toEqual([11, 12])
  })

  test('is refused when the preview is not so any more', async () => {
    const mes = month()
    const shown = await despacho.simulate(mes)
    await despacho.member()
    const wrong = { cantidad: shown.cantidad, total: shown.total }
    expect(refusalOf(await despacho.run(mes, wrong))).toMatch(
      /^Cambió mientras lo miraba: ahora son \d+ cuotas por \$/,
    )
    expect(refusalOf(await despacho.run(mes, { total: shown.total }))).toMatch(/^Cambió/)
    expect(await despacho.excluded(mes, 'yaTiene')).toEqual([])
    runOf(await despacho.run(mes))
    await despacho.member()
    expect(refusalOf(await despacho.run(mes, wrong))).toMatch(
      /^Cambió mientras lo miraba: ahora es 1 cuota por \$/,
    )
  })

  test.each([
    ['2025-10', false],
    ['2025-11', true],
    ['2026-12', true],
    ['2027-01', false],
    ['2200-12', false],
    ['2000-01', false],
  ])('of %s is allowed: %s', async (text, allowed) => {
    const mes = { anio: Number(text.slice(0, 4)), mes: Number(text.slice(5)) }
    for (const answer of [
      await despacho.direct('cuota.simularMes', mes),
      await despacho.direct('cuota.traerExcluidos', { ...mes, motivo: 'estado', nroPagina: 1 }),
      await despacho.direct('cuota.generarMes', { ...mes, cantidad: 1, total: 0.01 }),
    ]) {
      const message = 'Solo se generan cuotas de Noviembre 2025 a Diciembre 2026'
      if (allowed) expect(answer.sobre.mensaje).not.toBe(message)
      else expect(answer.sobre).toMatchObject({ estado: 0, mensaje: message, errores: { mes: message } })
    }
  })
})

describe('undoing a run', () => {
  test('takes its charges back, shows why in the account, and leaves the month to be run again', async () => {
    const mes = month()
    const member = await despacho.member()
    const { corridaID, cantidad, total } = runOf(await despacho.run(mes))
    expect((await despacho.undo(corridaID, 'Precio equivocado')).sobre).toMatchObject({
      estado: 1,
      datos: { cantidad, total },
    })
    expect(await despacho.pending(member)).toEqual([])
    expect((await despacho.account(member)).slice(1)).toMatchObject([
      { concepto: 'Matrícula ACTIVO 04/2026', tipoMov: 'Egreso', egreso: 18500, saldo: 18500 },
      {
        concepto: 'Se deshizo la generación de Abril 2026 (Precio equivocado): Matrícula ACTIVO 04/2026',
        tipoMov: 'Ingreso',
        ajuste: true,
        ingreso: 18500,
        egreso: null,
        saldo: 0,
      },
    ])
    const { sobre } = await despacho.direct('cuota.traerCorrida', { corridaID })
    expect(sobre.datos).toMatchObject({
      anulada: expect.any(String) as string,
      anuladaPor: 'Nélida Prueba',
      motivo: 'Precio equivocado',
    })
    expect(refusalOf(await despacho.undo(corridaID))).toMatch(
      /^La generación de Abril 2026 ya fue deshecha el .* por Nélida Prueba\.$/,
    )
    expect((await despacho.simulate(mes)).excluidos).toEqual([])
    expect(runOf(await despacho.run(mes))).toMatchObject({ cantidad, total })
    expect(await despacho.pending(member)).toHaveLength(1)
  })

  test('is refused whole while one of its charges is paid, and says which', async () => {
    const mes = month()
    const member = await despacho.member({ apellido: 'Zárate', nombre: 'Zoe' })
    const { corridaID } = runOf(await despacho.run(mes))
    cobroOf(await despacho.pay(await despacho.pending(member)))
    expect(refusalOf(await despacho.undo(corridaID))).toMatch(
      /^No se puede deshacer: 1 cuota ya está pagada\. Por ejemplo, Zárate Zoe, matrícula \d+\.$/,
    )
    const { sobre } = await despacho.direct('cuota.traerCorrida', { corridaID })
    expect(sobre.datos).toMatchObject({ pagadas: 1, anulada: null })
    const cargos = await despacho.direct('cuota.traerCargos', { corridaID, nroPagina: 1 })
    const estados = (cargos.sobre.datos as { estado: string }[]).map(({ estado }) => estado)
    expect(estados.filter((estado) => estado === 'pagada')).toHaveLength(1)
    expect(estados.filter((estado) => estado === 'impaga')).toHaveLength(estados.length - 1)
    expect(cargos.sobre.pagTotalItems).toBe(estados.length)
  })

  test('is refused while one of its charges is in a plan', async () => {
    const mes = month()
    const member = await despacho.member()
    const { corridaID } = runOf(await despacho.run(mes))
    const [cargo] = await despacho.pending(member)
    await despacho.db.query(
      `WITH nuevo AS (INSERT INTO plan_pago (matriculado_id, monto, cuotas) SELECT $1, monto, 1 FROM cargo WHERE id = $2
         RETURNING id, monto),
       cuota AS (INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, plan_id, cuota)
         SELECT $1, 2, 'Plan', 2026, 12, monto, id, 1 FROM nuevo RETURNING id, monto),
       tomado AS (UPDATE cargo SET en_plan_id = (SELECT id FROM nuevo) WHERE id = $2)
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, haber, cargo_id)
       SELECT $1, '2026-11-21'::date, 'ajustar', 0, monto, $2 FROM cuota UNION ALL
       SELECT $1, '2026-11-21'::date, 'cargar', monto, 0, id FROM cuota`,
      [member, cargo?.id],
    )
    expect(refusalOf(await despacho.undo(corridaID))).toMatch(/deshacer: 1 está en un plan de pagos\./)
    const cargos = await despacho.direct('cuota.traerCargos', { corridaID, nroPagina: 1 })
    expect(cargos.sobre.datos).toContainEqual(
      expect.objectContaining({ matriculadoID: member, estado: 'plan' }),
    )
  })

  test.each(['', '   '])('needs a reason: "%s" is none', async (motivo) => {
    const answer = await despacho.direct('cuota.deshacerMes', { corridaID: 1, motivo })
    expect(answer.sobre).toMatchObject({ estado: 0, errores: { motivo: 'Ingrese el motivo' } })
  })

  test('of a run that is not there is not found', async () => {
    for (const nombre of ['cuota.traerCorrida', 'cuota.traerCargos', 'cuota.deshacerMes'] as const) {
      const answer = await despacho.direct(nombre, { corridaID: 999_999, nroPagina: 1, motivo: 'Nada' })
      expect(refusalOf(answer)).toBe('No se encontró el registro')
    }
  })
})
