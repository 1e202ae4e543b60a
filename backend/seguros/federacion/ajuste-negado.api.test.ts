import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO, NO_ENCONTRADO } from '@/contract/fixed-texts'
import { addMember, signedIn } from '@/backend/prueba/gente'
import {
  CON,
  CON_2027,
  openAseguradora,
  SIN,
  SIN_2027,
  ticked,
  type Aseguradora,
  type Simulado,
} from '@/backend/prueba/tesoreria/aseguradora'
import { refusalOf } from '@/backend/prueba/tesoreria/caja'

let caja: Aseguradora
beforeAll(async () => {
  caja = await openAseguradora()
})
afterAll(() => caja.close())

describe('an adjustment that is no more what was shown is refused whole', () => {
  test.each([
    ['a month was charged', async (id: number) => void (await caja.generate(id, 1))],
    ['a month was paid', async (id: number) => void (await caja.pay((await caja.pending(id)).slice(1, 2)))],
    [
      'a month was eliminated',
      async (id: number) => {
        const matriculaIds = JSON.stringify((await caja.pending(id)).slice(2).map((row) => row.id))
        await caja.call('matriculado.eliminarMatricula', { matriculaIds })
      },
    ],
    [
      'a price was changed',
      async () => {
        await caja.db.query(
          'UPDATE concepto SET monto = monto + 100 WHERE tipo = 1 AND anio = 2026 AND variante = 0',
        )
      },
    ],
  ])('%s meanwhile', async (_what, meanwhile) => {
    const { id, seguro } = await caja.insured()
    const told = await caja.foresee('eliminar', { matriculadoID: id, federacionMatriculadoID: seguro })
    await meanwhile(id)
    const [before, spans] = [await caja.owedBy(id), await caja.spansOf(id)]
    const wire = { federacionMatriculadoID: seguro, ...ticked(told) }
    expect(refusalOf(await caja.act('eliminar', wire))).toMatch(
      /^Lo que se ajusta ahora es \d cuotas? por -\$.+, no 3 cuotas por -\$.+\. Revise y confirme de nuevo\.$/,
    )
    expect([await caja.owedBy(id), await caja.spansOf(id)]).toEqual([before, spans])
    const now = await caja.foresee('eliminar', { matriculadoID: id, federacionMatriculadoID: seguro })
    expect((await caja.act('eliminar', { ...wire, ...ticked(now) })).sobre).toMatchObject({ estado: 1 })
    expect(await caja.spansOf(id)).toEqual([])
  })
  afterAll(() =>
    caja.db.query('UPDATE concepto SET monto = monto - 100 WHERE tipo = 1 AND anio = 2026 AND variante = 0'),
  )

  test('a count alone, or more than there are, moves nothing', async () => {
    const { id, seguro } = await caja.insured()
    const wire = { federacionMatriculadoID: seguro, hasta: '2026-10-31' }
    expect(refusalOf(await caja.act('baja', { ...wire, cuotasAjustadas: 3 }))).toMatch(
      /^Lo que se ajusta ahora/,
    )
    expect((await caja.act('baja', { ...wire, cuotasAjustadas: 0 })).sobre.errores).toHaveProperty(
      'cuotasAjustadas',
    )
    expect(await caja.spansOf(id)).toMatchObject([{ hasta: null }])
    expect((await caja.act('baja', wire)).sobre).toMatchObject({ estado: 1 })
    expect(await caja.owedBy(id)).toEqual([CON, CON, CON_2027])
    const same = { ...wire, cuotasAjustadas: 3, diferenciaAjuste: -20_700 }
    expect((await caja.act('baja', same)).sobre).toMatchObject({ estado: 0 })
  })
})

describe('at the same time', () => {
  test('of two clerks one adjusts and the other is told', async () => {
    const { id, seguro } = await caja.insured()
    const told = await caja.foresee('eliminar', { matriculadoID: id, federacionMatriculadoID: seguro })
    const wire = { federacionMatriculadoID: seguro, ...ticked(told) }
    const answers = await Promise.all([
      caja.act('eliminar', wire),
      caja.act('eliminar', wire),
      caja.act('eliminar', wire),
    ])
    expect(answers.filter(({ sobre }) => sobre.estado === 1)).toHaveLength(1)
    for (const answer of answers.filter(({ sobre }) => sobre.estado !== 1))
      expect(refusalOf(answer)).toMatch(/^Lo eliminó Nélida Prueba/)
    expect(await caja.owedBy(id)).toEqual([SIN, SIN, SIN_2027])
  })

  test('a payment and an adjustment of one month: one of them is made, and the database has no circle to break', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => caja.insured()))
    await Promise.all(
      members.map(async ({ id, seguro }) => {
        const told = await caja.foresee('eliminar', { matriculadoID: id, federacionMatriculadoID: seguro })
        const owed = await caja.pending(id)
        const wire = { federacionMatriculadoID: seguro, ...ticked(told) }
        const [adjusted, paid] = await Promise.all([caja.act('eliminar', wire), caja.pay(owed)])
        expect([adjusted.sobre.estado, paid.sobre.estado].toSorted()).toEqual([0, 1])
        if (paid.sobre.estado !== 1) expect(refusalOf(paid)).toMatch(/^El monto de Matrícula/)
        else expect(refusalOf(adjusted)).toMatch(/^Lo que se ajusta ahora es 0 cuotas/)
        expect(await caja.owedBy(id)).toEqual(adjusted.sobre.estado === 1 ? [SIN, SIN, SIN_2027] : [])
      }),
    )
    const [row] = await caja.db.query<{ n: number }>(
      'SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()',
    )
    expect(row?.n).toBe(0)
  })
})

describe('who may', () => {
  test('who keeps the register but not the money sees the difference, and cannot adjust', async () => {
    const { id, seguro } = await caja.insured()
    const wire = { matriculadoID: id, federacionMatriculadoID: seguro, acto: 'eliminar' }
    for (const rol of ['ADMINISTRATIVO', 'CONTADOR', 'ADMINISTRACION'] as const) {
      const { token } = await signedIn(caja.db, rol)
      const { sobre } = await caja.api.call('federacion_matriculado.simular', wire, { token })
      expect(sobre.datos).toMatchObject({ ajustables: 3, puedeAjustar: false })
      const act = { federacionMatriculadoID: seguro, ...ticked(sobre.datos as Simulado) }
      expect(refusalOf(await caja.api.call('federacion_matriculado.eliminar', act, { token }))).toMatch(
        /^No está entre las personas que pueden editar/,
      )
    }
    expect(await caja.spansOf(id)).toHaveLength(1)
    expect(await caja.owedBy(id)).toEqual([CON, CON, CON_2027])
  })

  test('a name in the setting is not enough without the role', async () => {
    const { id, seguro } = await caja.insured()
    const { token, usuarioID } = await signedIn(caja.db, 'CONTADOR')
    const named = { clave: 'editarMatriculas', personas: [1, usuarioID], version: 0 }
    expect((await caja.direct('ajuste.actualizarDatos', named)).sobre).toMatchObject({ estado: 1 })
    const wire = { matriculadoID: id, federacionMatriculadoID: seguro, acto: 'eliminar' }
    const may = async () =>
      (await caja.api.call('federacion_matriculado.simular', wire, { token })).sobre.datos as Simulado
    expect(await may()).toMatchObject({ puedeAjustar: true })
    await caja.db.query(
      "UPDATE usuario SET rol_id = (SELECT id FROM rol WHERE nombre = 'ADMINISTRATIVO') WHERE id = $1",
      [usuarioID],
    )
    const told = await may()
    expect(told).toMatchObject({ puedeAjustar: false })
    const act = { federacionMatriculadoID: seguro, ...ticked(told) }
    expect(refusalOf(await caja.api.call('federacion_matriculado.eliminar', act, { token }))).toMatch(
      /^No está entre/,
    )
  })

  test('no session, a doctor, a clerk who only reads, somebody else’s period, a day it cannot have', async () => {
    const { id, seguro } = await caja.insured()
    const other = await addMember(caja.db)
    const wire = { acto: 'baja', matriculadoID: id, federacionMatriculadoID: seguro, dia: '2026-10-31' }
    const of = (token: string) => caja.api.call('federacion_matriculado.simular', wire, { token })
    expect((await of('')).sobre.estado).toBe(-100)
    for (const { token } of [await signedIn(caja.db, 'MEDICO', id), await signedIn(caja.db, 'EMPLEADO')])
      expect(await of(token)).toMatchObject({ http: 403, sobre: { estado: 0, mensaje: NO_AUTORIZADO } })
    for (const wrong of [{ matriculadoID: other }, { federacionMatriculadoID: 2_147_483_647 }])
      expect(refusalOf(await caja.ask({ ...wire, ...wrong }))).toBe(NO_ENCONTRADO)
    expect(
      refusalOf(await caja.ask({ acto: 'agregar', matriculadoID: 2_147_483_647, dia: '2026-10-31' })),
    ).toBe(NO_ENCONTRADO)
    for (const [wrong, words] of [
      [{ dia: '2020-05-03' }, /^La Fecha de Baja no puede ser anterior al 04\/05\/2020$/],
      [{ dia: undefined }, /^Ingrese una fecha válida$/],
      [{ acto: 'agregar' }, /^Tiene seguro desde el 04\/05\/2020/],
      [{ acto: 'quitar' }, /^Elija qué se cambia$/],
    ] as const)
      expect((await caja.ask({ ...wire, ...wrong })).sobre).toMatchObject({
        ...{ estado: 0, mensaje: expect.stringMatching(words) as string },
      })
  })
})
