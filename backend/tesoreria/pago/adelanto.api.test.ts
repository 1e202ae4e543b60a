import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember, addSeguro } from '@/backend/prueba/gente'
import { openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja

beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

describe('advance months', () => {
  test('are the next ones from this month on, at the price of the type and the year', async () => {
    const { owed } = await caja.memberOwing(2)
    expect(owed).toMatchObject([
      {
        nombre: 'Matrícula ACTIVO 11/2026',
        mes: 11,
        anio: 2026,
        monto: 18500,
        tipoPagoID: 3,
        tipoPagoNombre: 'Matricula',
      },
      { nombre: 'Matrícula ACTIVO 12/2026', mes: 12, anio: 2026 },
    ])
  })

  test('the preview says what the act does, and writes nothing', async () => {
    const id = await addMember(caja.db)
    const { sobre } = await caja.call('pago.simularMatriculaAdelantada', {
      matriculadoID: id,
      cantidad: 2,
      tipoMatriculaID: 3,
    })
    expect(sobre.datos).toEqual({
      tipoMatriculaID: 3,
      meses: [
        { anio: 2026, mes: 11, monto: 4600 },
        { anio: 2026, mes: 12, monto: 4600 },
      ],
      total: 9200,
      sinPrecio: [],
    })
    expect(await caja.pending(id)).toEqual([])
  })

  test('a missing price refuses all of them, and names it', async () => {
    const id = await addMember(caja.db)
    expect(refusalOf(await caja.generate(id, 3))).toBe('Falta el precio de la matrícula ACTIVO 2027')
    expect(await caja.pending(id)).toEqual([])
    const { sobre } = await caja.call('pago.simularMatriculaAdelantada', { matriculadoID: id, cantidad: 3 })
    expect(sobre.datos).toMatchObject({
      meses: [{ mes: 11 }, { mes: 12 }, { anio: 2027, mes: 1, monto: null }],
      sinPrecio: ['Falta el precio de la matrícula ACTIVO 2027'],
    })
  })

  test('take the insured price, or the plain one where the council has none for the variant', async () => {
    const [insured, extended] = [await addMember(caja.db), await addMember(caja.db, { tipo: 2 })]
    await addSeguro(caja.db, insured)
    await addSeguro(caja.db, extended, { ampliacionExtendida: true })
    await caja.db.query('DELETE FROM concepto WHERE tipo = 1 AND tipo_matricula_id = 2 AND variante = 3')
    await caja.generate(insured, 1)
    await caja.generate(extended, 1)
    expect(await caja.pending(insured)).toMatchObject([{ monto: 24700 }])
    expect(await caja.pending(extended)).toMatchObject([
      { nombre: 'Matrícula RESIDENTE 11/2026', monto: 9200 },
    ])
  })

  test('of a member in another state need a type', async () => {
    const id = await addMember(caja.db, { tipo: 4 })
    expect(refusalOf(await caja.generate(id, 1))).toMatch(/INHABILITADO: elija/)
    expect(refusalOf(await caja.generate(id, 1, { tipoMatriculaID: 6 }))).toMatch(/Solo se generan cuotas de/)
    expect(
      (await caja.generate(id, 1, { tipoMatriculaID: 1, motivo: 'Lo pidió por nota' })).sobre.estado,
    ).toBe(1)
  })

  test('are refused when they are not what the dialog showed', async () => {
    const id = await addMember(caja.db)
    expect(refusalOf(await caja.generate(id, 1, { totalPrevisto: 18500.01 }))).toMatch(
      /ahora es \$\s18\.500,00/,
    )
    expect(
      (await caja.generate(id, 1, { totalPrevisto: 18500, primerMesPrevisto: '2026-11-01' })).sobre.estado,
    ).toBe(1)
    expect(
      refusalOf(await caja.generate(id, 1, { totalPrevisto: 18500, primerMesPrevisto: '2026-11-01' })),
    ).toMatch(/ahora empiezan en Diciembre 2026/)
    expect(await caja.pending(id)).toHaveLength(1)
  })

  test('asked for ten times at once are charged once or go on, never twice for a month', async () => {
    const id = await addMember(caja.db)
    const answers = await Promise.all(Array.from({ length: 10 }, () => caja.generate(id, 1)))
    const done = answers.filter(({ sobre }) => sobre.estado === 1).length
    const refused = answers.filter(({ sobre }) => sobre.estado === 0).map(refusalOf)
    for (const mensaje of refused) expect(mensaje).toMatch(/ya fue generada|Falta el precio/)
    expect(done).toBeLessThanOrEqual(2)
    expect(await caja.pending(id)).toHaveLength(done)
  })

  test.each([0, 61, 1.5, 'x', 1e308])('a count of %s is refused', async (cantidad) => {
    const id = await addMember(caja.db)
    refusalOf(await caja.call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad }))
    expect(await caja.pending(id)).toEqual([])
  })
})
