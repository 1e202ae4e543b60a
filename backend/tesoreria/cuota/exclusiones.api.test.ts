import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDespacho, runOf, type Despacho } from '@/backend/prueba/tesoreria/despacho'
import { MOTIVOS_EXCLUSION } from '@/contract/cuota'
import { formatFecha, today } from '@/domain/fechas'

let despacho: Despacho
const JUNE = { anio: 2026, mes: 6 }

beforeAll(async () => {
  despacho = await openDespacho()
})
afterAll(() => despacho.close())

const since = (matriculadoID: number, desde: string) =>
  despacho.db.query('UPDATE periodo_matricula SET fecha_desde = $2 WHERE matriculado_id = $1', [
    matriculadoID,
    desde,
  ])

/** As 'Eliminar' takes away all that somebody owes. */
async function annulByHand(matriculadoID: number): Promise<void> {
  const matriculas = (await despacho.pending(matriculadoID)).map(({ id }) => id)
  const wire = { matriculaIds: JSON.stringify(matriculas), motivo: 'Cargada por error' }
  expect((await despacho.call('matriculado.eliminarMatricula', wire)).sobre).toMatchObject({ estado: 1 })
}

async function who(motivo: string, mes = JUNE): Promise<[number, string][]> {
  return (await despacho.excluded(mes, motivo)).map(({ matriculadoID, detalle }) => [matriculadoID, detalle])
}

describe('who is left out', () => {
  test.each([
    [4, 'INHABILITADO'],
    [5, 'SUSPENDIDO'],
    [6, 'DADO DE BAJA'],
    [7, 'ANULADA'],
    [8, 'FALLECIDO'],
  ])('state %i (%s) is not charged, whatever his switch says', async (state, name) => {
    const member = await despacho.member({ genera_cuotas: state % 2 === 0 }, state)
    expect(await who('estado')).toContainEqual([member, name])
    expect(await who('generaCuotas')).not.toContainEqual([member, name])
  })

  test.each([1, 2, 3])('state %i is charged', async (state) => {
    const member = await despacho.member({}, state)
    for (const motivo of Object.keys(MOTIVOS_EXCLUSION)) {
      expect((await who(motivo)).map(([id]) => id)).not.toContain(member)
    }
  })

  test('who has Genera Cuotas off', async () => {
    const member = await despacho.member({ genera_cuotas: false })
    expect(await who('generaCuotas')).toEqual([[member, 'ACTIVO']])
  })

  test('who was registered after the month, by his first period', async () => {
    const [later, within, before] = [
      await despacho.member(),
      await despacho.member(),
      await despacho.member(),
    ]
    await since(later, '2026-07-01')
    await since(within, '2026-06-30')
    await since(before, '2026-08-01')
    await despacho.db.query(
      `INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde, fecha_hasta)
       VALUES ($1, 2, '2019-03-01', '2026-08-01')`,
      [before],
    )
    expect(await who('posterior')).toEqual([[later, 'Matriculado desde el 01/07/2026']])
    expect(await who('posterior', { anio: 2026, mes: 7 })).toEqual([])
  })

  test('whose price is missing, the price named with its type, insurance and year', async () => {
    const prices = 'FROM concepto WHERE tipo = 1 AND anio = 2026 AND tipo_matricula_id = 3'
    const kept = await despacho.db.query<{ id: number }>(`SELECT * ${prices}`)
    const insured = await despacho.member({ seguro: {} }, 3)
    const [plain, zero] = [
      await despacho.member({}, 3),
      await despacho.member({ seguro: { ampliacion: true } }, 3),
    ]
    await despacho.db.query(`DELETE ${prices} AND variante < 2`)
    await despacho.db.query('UPDATE concepto SET monto = 0 WHERE anio = 2026 AND tipo_matricula_id = 3')
    const shown = await despacho.simulate(JUNE)
    // PASIVO members of other tests have no insurance.
    expect(shown.sinPrecio).toEqual([
      { nombre: 'PASIVO 2026', tipoMatriculaID: 3, variante: 0, cantidad: 2 },
      { nombre: 'PASIVO con seguro 2026', tipoMatriculaID: 3, variante: 1, cantidad: 1 },
      { nombre: 'PASIVO con ampliación 2026', tipoMatriculaID: 3, variante: 2, cantidad: 1 },
    ])
    expect(shown.excluidos).toContainEqual({ motivo: 'sinPrecio', cantidad: 4 })
    expect(shown.grupos.map(({ tipoMatricula }) => tipoMatricula)).not.toContain('PASIVO')
    const missing = await who('sinPrecio')
    expect(missing).toContainEqual([insured, 'PASIVO con seguro 2026'])
    expect(missing).toContainEqual([plain, 'PASIVO 2026'])
    expect(missing).toContainEqual([zero, 'PASIVO con ampliación 2026'])

    await despacho.db.query(`DELETE ${prices}`)
    await despacho.db.query(
      'INSERT INTO concepto SELECT * FROM jsonb_populate_recordset(null::concepto, $1)',
      [JSON.stringify(kept.map((row) => ({ ...row, monto: 460_000 })))],
    )
    await despacho.db.query(`DELETE ${prices} AND variante = 1`)
    expect((await despacho.simulate(JUNE)).grupos).toContainEqual({
      tipoMatricula: 'PASIVO',
      variante: 'con seguro',
      precio: 4600,
      cantidad: 1,
      total: 4600,
    })
  })

  test('whose month a person annulled; undoing a whole run does not count as that', async () => {
    const [spared, other] = [await despacho.member(), await despacho.member()]
    const { corridaID } = runOf(await despacho.run(JUNE))
    await annulByHand(spared)
    expect(await who('anulada')).toEqual([[spared, `Anulada el ${formatFecha(today())} por Nélida Prueba`]])
    const undone = await despacho.undo(corridaID, 'Prueba')
    expect(undone.sobre.estado).toBe(1)
    expect(await who('anulada')).toEqual([[spared, `Anulada el ${formatFecha(today())} por Nélida Prueba`]])
    const again = runOf(await despacho.run(JUNE))
    expect(await despacho.pending(spared)).toEqual([])
    expect(await despacho.pending(other)).toHaveLength(1)
    const { sobre } = await despacho.direct('cuota.traerCorrida', { corridaID })
    expect((sobre.datos as { cantidad: number }).cantidad).toBe(again.cantidad + 1)
  })

  test('and all of them with the charged are the whole register', async () => {
    const { cantidad, excluidos } = await despacho.simulate({ anio: 2026, mes: 9 })
    const [register] = await despacho.db.query<{ n: number }>('SELECT count(*)::int AS n FROM matriculado')
    expect(cantidad + excluidos.reduce((sum, one) => sum + one.cantidad, 0)).toBe(register?.n)
  })
})

test('the list of a reason has twenty a page, and its total on every page', async () => {
  for (let n = 0; n < 21; n++) await despacho.member({ genera_cuotas: false, apellido: 'Zzz' })
  const ask = async (nroPagina: number) => {
    const answer = await despacho.direct('cuota.traerExcluidos', {
      ...JUNE,
      motivo: 'generaCuotas',
      nroPagina,
    })
    return [(answer.sobre.datos as unknown[]).length, answer.sobre.pagTotalItems]
  }
  expect(await ask(1)).toEqual([20, 22])
  expect(await ask(2)).toEqual([2, 22])
  expect(await ask(3)).toEqual([0, 22])
})
