import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSeguro, signedIn } from '@/backend/prueba/gente'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { verificar } from '@/backend/verificar/verificar'
import { ESTADOS } from '@/domain/estados'
import { formatFecha, today } from '@/domain/fechas'

let mesa: Mesa
let contador: string
beforeAll(async () => {
  mesa = await openMesa()
  ;({ token: contador } = await signedIn(mesa.db, 'CONTADOR'))
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  await mesa.close()
})

const change = (matriculadoID: number, tipoMatriculaID: number, mas: object = {}) =>
  mesa.call('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID, ...mas })
const preview = (matriculadoID: number, tipoMatriculaID: number) =>
  mesa.call('matriculado.simularEstado', { matriculadoID, tipoMatriculaID })
const periodsOf = async (matriculadoID: number) =>
  (await mesa.call('periodoMatricula.traerTodos', { matriculadoID })).sobre.datos

describe('Cambiar Estado', () => {
  test('closes the open period today and opens the next', async () => {
    const id = await mesa.enter()
    await mesa.db.query(`UPDATE periodo_matricula SET fecha_desde = '2015-03-01' WHERE matriculado_id = $1`, [
      id,
    ])
    expect((await change(id, 3)).sobre).toMatchObject({ estado: 1, mensaje: null })
    expect((await change(id, 8, { motivo: ' Acta 12/2026 ' })).sobre.estado).toBe(1)
    expect(await periodsOf(id)).toEqual([
      {
        fechaDesde: '2026-11-21',
        fechaHasta: null,
        tipoMatricula: { nombre: 'FALLECIDO' },
        causa: null,
        acto: null,
      },
      {
        fechaDesde: '2026-11-21',
        fechaHasta: '2026-11-21',
        tipoMatricula: { nombre: 'PASIVO' },
        causa: null,
        acto: null,
      },
      {
        fechaDesde: '2015-03-01',
        fechaHasta: '2026-11-21',
        tipoMatricula: { nombre: 'ACTIVO' },
        causa: null,
        acto: null,
      },
    ])
    expect((await mesa.record(id))['tipomatricula']).toEqual({ id: 8, nombre: 'FALLECIDO' })
    const [last, first] = await mesa.history(id)
    expect(last).toMatchObject({
      accion: 'Cambio de estado',
      cambios: [
        { campo: 'Estado', antes: 'PASIVO', despues: 'FALLECIDO' },
        { campo: 'Motivo', antes: null, despues: 'Acta 12/2026' },
      ],
    })
    expect(first?.cambios).toHaveLength(1)
  })

  test('on a state somebody else changed meanwhile: refused, with who, when and which it is now', async () => {
    const id = await mesa.enter()
    expect((await change(id, 4, { estadoPrevio: 'ACTIVO' })).sobre.estado).toBe(1)
    const late = await change(id, 3, { estadoPrevio: 'ACTIVO' })
    const mensaje = expect.stringMatching(
      new RegExp(`^Lo cambió .+ el ${formatFecha(today())} \\d\\d:\\d\\d: ahora está `),
    ) as string
    expect(late.sobre).toMatchObject({ estado: 0, mensaje, errores: { estadoPrevio: mensaje } })
    expect(await periodsOf(id)).toHaveLength(2)
    const now = ESTADOS[4]
    expect(late.sobre.mensaje).toContain(now)
    expect((await change(id, 3, { estadoPrevio: now })).sobre.estado).toBe(1)
  })

  test('reaches each of the eight from each other', async () => {
    const id = await mesa.enter()
    const all = Object.keys(ESTADOS).map(Number)
    for (const from of all) {
      for (const to of all.filter((one) => one !== from)) {
        await change(id, from)
        expect((await change(id, to)).sobre.estado).toBe(1)
      }
    }
  })

  test('to the same, to another kind of type, of nobody: refused, alike in the preview', async () => {
    const id = await mesa.enter({ tipoMatriculaID: 2 })
    await mesa.db.query(
      `INSERT INTO tipo_matricula (id, nombre, categoria) VALUES (950, 'HONORARIO', 1) ON CONFLICT DO NOTHING`,
    )
    const before = await mesa.db.query('SELECT count(*) FROM auditoria')
    for (const [who, tipo, mensaje, clave] of [
      [id, 2, 'El matriculado ya está RESIDENTE', 'tipoMatriculaID'],
      [id, 950, 'Elija uno de los ocho estados', 'tipoMatriculaID'],
      [id, 0, 'Elija un estado', 'tipoMatriculaID'],
      [2_147_483_647, 3, 'No se encontró el registro', undefined],
    ] as const) {
      for (const vuelta of [await change(who, tipo), await preview(who, tipo)]) {
        expect(vuelta.sobre).toMatchObject({ estado: 0, mensaje })
        expect(vuelta.sobre.errores).toEqual(clave && { [clave]: mensaje })
      }
    }
    expect(await mesa.db.query('SELECT count(*) FROM auditoria')).toEqual(before)
    expect(await periodsOf(id)).toHaveLength(1)
  })

  test('of one who left a type of the council’s own', async () => {
    const id = await mesa.enter({ tipoMatriculaID: 950 })
    expect((await change(id, 1)).sobre.estado).toBe(1)
    expect(await periodsOf(id)).toMatchObject([
      { tipoMatricula: { nombre: 'ACTIVO' } },
      { tipoMatricula: { nombre: 'HONORARIO' } },
    ])
  })
})

describe('its preview', () => {
  test('says what is charged, owed, ahead, insured and debited, and writes nothing', async () => {
    const id = await mesa.enter()
    await mesa.call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 2 }, contador)
    await addSeguro(mesa.db, id)
    await mesa.call('da_listado.adherir', { matriculadoID: id, tipoDA: 5, datosDebitoJSON: null }, contador)
    const tables =
      'SELECT (SELECT count(*) FROM auditoria) AS a, (SELECT count(*) FROM periodo_matricula) AS p'
    const before = [await mesa.db.query(tables), await mesa.record(id)]
    const { sobre } = await preview(id, 5)
    const owed = (await mesa.record(id))['deuda']
    expect(sobre.datos).toEqual({
      cerrados: [],
      anula: [],
      estadoDesde: '2026-11-21',
      actual: 'ACTIVO',
      nuevo: 'SUSPENDIDO',
      seCobraAntes: true,
      seCobraDespues: false,
      habilitaAntes: true,
      habilitaDespues: false,
      deuda: owed,
      futuras: 1,
      montoFuturas: Number(owed) / 2,
      meses: [{ anio: 2026, mes: 12 }],
      cobertura: 'CON COBERTURA',
      bajaSeguro: true,
      seguroID: expect.any(Number) as number,
      eliminarFuturas: true,
      papeles: 0,
      plan: 0,
      formaPago: 'APARSE',
      debito: true,
      bajaDebito: false,
    })
    expect([await mesa.db.query(tables), await mesa.record(id)]).toEqual(before)
  })

  test('nothing is charged where Genera Cuotas is off', async () => {
    const id = await mesa.enter({ tipoMatriculaID: 6 })
    expect((await preview(id, 1)).sobre.datos).toMatchObject({ seCobraAntes: false, seCobraDespues: true })
    await mesa.call('matriculado.cambiarGeneraCuotas', { matriculadoID: id, generaCuotas: 0 })
    expect((await preview(id, 1)).sobre.datos).toMatchObject({
      seCobraDespues: false,
      deuda: 0,
      futuras: 0,
      montoFuturas: 0,
      debito: false,
      bajaDebito: false,
    })
  })
})

test('Genera Cuotas is switched and told; set as it is, nothing is written', async () => {
  const id = await mesa.enter()
  for (const generaCuotas of [0, 0, '0', false]) {
    const { sobre } = await mesa.call('matriculado.cambiarGeneraCuotas', { matriculadoID: id, generaCuotas })
    expect(sobre).toMatchObject({ estado: 1, mensaje: null })
  }
  expect((await mesa.record(id))['genera_cuotas']).toBe(false)
  const acts = await mesa.history(id, { texto: 'genera cuotas' })
  expect(acts.map(({ cambios }) => cambios)).toEqual([
    [{ campo: 'Genera Cuotas', antes: 'Si', despues: 'No' }],
  ])
})

test('periods and coverage of nobody are not found', async () => {
  for (const nombre of ['periodoMatricula.traerTodos', 'federacion_matriculado.traerEstado'] as const) {
    const { sobre } = await mesa.call(nombre, { matriculadoID: 2_147_483_647 })
    expect(sobre.mensaje).toBe('No se encontró el registro')
  }
})
