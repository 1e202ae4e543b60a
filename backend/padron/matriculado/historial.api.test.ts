import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Acto } from '@/backend/prueba/padron/mesa'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { signedIn } from '@/backend/prueba/gente'

let mesa: Mesa
let contador: string
beforeAll(async () => {
  mesa = await openMesa()
  const { token, usuarioID } = await signedIn(mesa.db, 'CONTADOR')
  contador = token
  await mesa.db.query(`UPDATE usuario SET nombre = 'Óscar', apellido = 'Núñez' WHERE id = $1`, [usuarioID])
})
afterAll(() => mesa.close())

const ask = (wire: Record<string, unknown>) => mesa.call('matriculado.traerHistorial', wire)

/** An act of the trail at an instant, as another day would have written it. */
const write = (id: number, cuando: string, accion: string, datos: unknown = null) =>
  mesa.db.query(
    `INSERT INTO auditoria (usuario_id, accion, matriculado_id, datos, cuando) VALUES ($1, $2, $3, $4, $5)`,
    [mesa.usuarioID, accion, id, datos === null ? null : JSON.stringify(datos), cuando],
  )

describe('a member’s acts', () => {
  let id: number
  beforeAll(async () => {
    id = await mesa.enter()
    await mesa.call('matriculado.actualizarDatos', {
      matriculadoID: id,
      campo: 'matriculado.datosprofesionales.localidad',
      valor: 'La Banda',
    })
    await mesa.call('matriculado.cambiarEstado', {
      matriculadoID: id,
      tipoMatriculaID: 3,
      motivo: 'Jubilación',
    })
    const months = { matriculadoID: id, cantidad: 2 }
    await mesa.call('pago.generarMatriculaAdelantada', months, contador)
    const all = {
      matriculadoID: id,
      traerMatriculas: true,
      traerPP: true,
      traerConceptos: true,
      mostrarTodo: true,
    }
    const { sobre } = await mesa.call('pago.traerPagosPendientes', all, contador)
    const [first] = sobre.datos as { id: number; tipoPagoID: number; monto: number }[]
    const wire = { detallePagosJSON: JSON.stringify([first]), fechaPago: '2026-11-20' }
    await mesa.call('pago.realizarPagoEfectivo', wire, contador)
    const { token } = await signedIn(mesa.db, 'MEDICO', id)
    await mesa.call('sesion.cerrar', {}, token)
  })

  test('are told newest first, in words, with who and what', async () => {
    const { sobre } = await ask({ matriculadoID: id })
    const acts = sobre.datos as Acto[]
    expect(sobre.pagTotalItems).toBe(5)
    expect(acts.map(({ usuario, accion }) => `${accion}, ${usuario}`)).toEqual([
      'Cobro, Óscar Núñez',
      'Generación de cuotas, Óscar Núñez',
      'Cambio de estado, Nélida Prueba',
      'Edición de la ficha, Nélida Prueba',
      'Alta de matriculado, Nélida Prueba',
    ])
    expect(acts.slice(0, 4).map(({ cambios }) => cambios)).toEqual([
      [
        { campo: 'Total', antes: null, despues: expect.stringMatching(/^\$\u00a0[\d.]+,\d\d$/) as string },
        { campo: 'Fecha', antes: null, despues: '20/11/2026' },
      ],
      [
        { campo: 'Total', antes: null, despues: expect.stringMatching(/^\$/) as string },
        { campo: 'Meses', antes: null, despues: '11/2026, 12/2026' },
      ],
      [
        { campo: 'Estado', antes: 'ACTIVO', despues: 'PASIVO' },
        { campo: 'Motivo', antes: null, despues: 'Jubilación' },
      ],
      [{ campo: 'Localidad (Consultorio)', antes: '', despues: 'La Banda' }],
    ])
  })

  test.each([
    [{ usuario: 'nunez' }, 2],
    [{ usuario: 'ÓSCAR nú' }, 2],
    [{ usuario: 'nelida' }, 3],
    [{ usuario: 'nadie' }, 0],
    [{ usuario: '%' }, 0],
    [{ texto: 'jubilacion' }, 1],
    [{ texto: 'ESTADO pasivo' }, 1],
    [{ texto: 'cobro' }, 1],
    [{ texto: 'femenino' }, 1],
    [{ texto: 'consultorio banda' }, 1],
    [{ texto: '20/11/2026' }, 1],
    [{ texto: '_' }, 0],
    [{ texto: 'cobro', usuario: 'nelida' }, 0],
    [{ texto: ' ', usuario: '' }, 5],
    [{ desde: '2026-11-21', hasta: '2200-01-01' }, 5],
    [{ hasta: '2020-01-01' }, 0],
  ])('%j finds %i', async (filtros, found) => {
    const { sobre } = await ask({ matriculadoID: id, ...filtros })
    expect(sobre).toMatchObject({ estado: 1, pagTotalItems: found })
    expect(sobre.datos).toHaveLength(found)
  })
})

test('monthly runs are told by what they charged him, done and undone', async () => {
  const id = await mesa.enter()
  const other = await mesa.enter({ tipoMatriculaID: 6 })
  const { token } = await signedIn(mesa.db, 'ADMINISTRACION')
  const month = { anio: 2026, mes: 12 }
  const simulated = await mesa.call('cuota.simularMes', month, token)
  const { cantidad, total } = simulated.sobre.datos as { cantidad: number; total: number }
  const run = await mesa.call('cuota.generarMes', { ...month, cantidad, total }, token)
  const { corridaID } = run.sobre.datos as { corridaID: number }
  await mesa.call('cuota.deshacerMes', { corridaID, motivo: 'Precio viejo' }, token)
  const [undone, done, alta] = await mesa.history(id)
  const charge = [
    ['Cuota', 'Matrícula ACTIVO 12/2026'],
    ['Monto', expect.stringMatching(/^\$\u00a0[\d.]+,\d\d$/) as string],
  ] as const
  expect(undone).toMatchObject({ accion: 'Anulación de cuotas mensuales', usuario: 'Nélida Prueba' })
  expect(undone?.cambios).toEqual([
    { campo: 'Motivo', antes: null, despues: 'Precio viejo' },
    ...charge.map(([campo, antes]) => ({ campo, antes, despues: null })),
  ])
  expect(done?.accion).toBe('Generación mensual de cuotas')
  expect(done?.cambios).toEqual(charge.map(([campo, despues]) => ({ campo, antes: null, despues })))
  expect(alta?.accion).toBe('Alta de matriculado')
  expect(await mesa.history(other)).toHaveLength(1)
  expect(await mesa.history(id, { texto: 'activo 12/2026', usuario: 'prueba' })).toHaveLength(2)
})

test('days are Argentina’s, both included', async () => {
  const id = await mesa.enter()
  await write(id, '2026-03-05T02:59:59Z', 'matriculado.generaCuotas') // the 4th, 23:59:59
  await write(id, '2026-03-05T03:00:00Z', 'matriculado.generaCuotas')
  await write(id, '2026-03-06T02:59:59.999Z', 'matriculado.generaCuotas')
  await write(id, '2026-03-06T03:00:00Z', 'matriculado.generaCuotas')
  const acts = await mesa.history(id, { desde: '2026-03-05', hasta: '2026-03-05' })
  expect(acts.map(({ cuando }) => cuando)).toEqual(['2026-03-05 23:59:59', '2026-03-05 00:00:00'])
  expect(await mesa.history(id, { desde: '2026-03-06', hasta: '2026-03-05' })).toEqual([])
})

test('twenty a page, each act once, with a text or without', async () => {
  const id = await mesa.enter()
  for (let n = 1; n <= 44; n++)
    await write(id, '2026-03-05T12:00:00Z', 'matriculado.editar', { despues: { motivo: `Nota ${n}` } })
  for (const filtros of [{}, { texto: 'nota' }]) {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((nroPagina) => mesa.history(id, { nroPagina, ...filtros })),
    )
    const total = 'texto' in filtros ? 44 : 45
    expect(pages.map((page) => page.length)).toEqual([20, 20, total - 40, 0])
    const ids = pages.flat().map((acto) => acto.id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  }
})

test('what the trail holds in shapes of its own is told or left out, never an error', async () => {
  const id = await mesa.enter()
  await write(id, '2026-03-05T12:00:00Z', 'otro.acto', {
    despues: { cargos: [1, 2], total: 'mucho', fecha: 5 },
  })
  await write(id, '2026-03-05T12:00:00Z', 'matriculado.editar', {
    antes: { monto: '1234.50', constructor: 'x' },
  })
  await mesa.db.query(
    `INSERT INTO auditoria (accion, matriculado_id, datos) VALUES ('cuota.correr', $1, '{}')`,
    [id],
  )
  const [run, edit, other] = await mesa.history(id)
  expect(run).toMatchObject({ accion: 'Generación mensual de cuotas', usuario: null, cambios: [] })
  expect(edit?.cambios).toEqual([{ campo: 'Monto', antes: '$\u00a01.234,50', despues: null }])
  expect(other).toMatchObject({ accion: 'otro.acto' })
  expect(other?.cambios.map(({ campo }) => campo)).toEqual(['Total', 'Fecha'])
})

test('of nobody: not found', async () => {
  expect((await ask({ matriculadoID: 2_147_483_647 })).sobre.mensaje).toBe('No se encontró el registro')
})
