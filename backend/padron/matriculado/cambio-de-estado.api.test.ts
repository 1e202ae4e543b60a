import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSeguro, signedIn } from '@/backend/prueba/gente'
import { insurance } from '@/backend/prueba/muestras-de-credenciales'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { verificar } from '@/backend/verificar/verificar'

let mesa: Mesa
let contador: string
beforeAll(async () => {
  mesa = await openMesa()
  const { token, usuarioID } = await signedIn(mesa.db, 'CONTADOR')
  contador = token
  const { token: administra } = await signedIn(mesa.db, 'ADMINISTRACION')
  const named = { clave: 'editarMatriculas', personas: [usuarioID], version: 0 }
  expect((await mesa.call('ajuste.actualizarDatos', named, administra)).sobre).toMatchObject({ estado: 1 })
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

const call = async (nombre: Parameters<Mesa['call']>[0], wire: Record<string, unknown>, token = contador) =>
  (await mesa.call(nombre, wire, token)).sobre
const change = (matriculadoID: number, mas: object = {}, token = contador) =>
  call('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID: 5, ...mas }, token)
const undo = (matriculadoID: number, token = contador) =>
  call('matriculado.deshacerEstado', { matriculadoID }, token)
const foresee = async (matriculadoID: number, tipoMatriculaID = 5) =>
  (await call('matriculado.simularEstado', { matriculadoID, tipoMatriculaID })).datos as {
    bajaSeguro: boolean
    seguroID: number | null
    eliminarFuturas: boolean
    futuras: number
    montoFuturas: number
  }

/** An insured member with months charged ahead. */
async function insuredAhead(): Promise<number> {
  const id = await mesa.enter()
  const made = await call('federacion_matriculado.crearSeguro', insurance(id, { desde: '2026-01-01' }))
  expect(made.estado).toBe(1)
  expect((await call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 2 })).estado).toBe(1)
  return id
}

/** All that a change of state may touch. */
async function stand(id: number) {
  const [ficha, periodos, seguros, pendientes] = await Promise.all([
    mesa.record(id),
    call('periodoMatricula.traerTodos', { matriculadoID: id }),
    call('federacion_matriculado.traerTodos', { matriculadoID: id }),
    call('pago.traerPagosPendientes', {
      ...{ matriculadoID: id, traerMatriculas: true, traerPP: true, traerConceptos: true, mostrarTodo: true },
    }),
  ])
  const ends = (seguros.datos as { desde: string; hasta: string | null }[]).map(({ desde, hasta }) => [
    desde,
    hasta,
  ])
  const owed = (pendientes.datos as { anio: number; mes: number }[]).map(({ anio, mes }) => [anio, mes])
  return { tipo: ficha['tipomatricula'], periodos: periodos.datos, ends, owed }
}

test('what was ticked is done with the change as one line of the history, and undone with it', async () => {
  const id = await insuredAhead()
  const before = await stand(id)
  const foreseen = await foresee(id)
  expect(foreseen).toMatchObject({ bajaSeguro: true, eliminarFuturas: true })
  expect(foreseen.futuras).toBeGreaterThan(0)
  const lines = (await mesa.history(id)).length

  const { montoFuturas } = foreseen
  expect(await change(id, { bajaSeguro: true, eliminarFuturas: true, montoFuturas })).toMatchObject({
    estado: 1,
  })
  const after = await stand(id)
  expect(after.ends).toEqual([['2026-01-01', '2026-11-21']])
  expect(after.owed).toHaveLength(before.owed.length - foreseen.futuras)
  const [line, ...rest] = await mesa.history(id)
  expect(rest).toHaveLength(lines)
  expect(line?.cambios.map(({ campo, despues }) => [campo, despues])).toEqual([
    ['Estado', 'SUSPENDIDO'],
    ['Cuotas futuras eliminadas', expect.stringMatching(new RegExp(`^${foreseen.futuras} por \\$`))],
    ['Seguro', 'Dado de baja el 21/11/2026'],
  ])

  expect(await undo(id)).toMatchObject({ estado: 1 })
  expect(await stand(id)).toEqual(before)
  expect(await mesa.history(id)).toHaveLength(lines + 2)
  expect(await undo(id)).toMatchObject({ estado: 0 })
})

test('the insurance that would end is named, so that its charged months are told before as where it ends alone', async () => {
  const id = await insuredAhead()
  const { seguroID, futuras } = await foresee(id)
  const baja = { acto: 'baja', matriculadoID: id, federacionMatriculadoID: seguroID, dia: '2026-11-21' }
  const told = await call('federacion_matriculado.simular', baja)
  const { cuotas } = told.datos as { cuotas: { antes: string; ahora: string }[] }
  expect(cuotas.map(({ antes, ahora }) => [antes, ahora])).toEqual(
    Array<string[]>(futuras).fill(['Con seguro', 'Sin seguro']),
  )
  expect((await foresee(await mesa.enter())).seguroID).toBeNull()
})

test('who may not eliminate months is not proposed it, and is refused it', async () => {
  const id = await insuredAhead()
  const { sobre } = await mesa.call('matriculado.simularEstado', { matriculadoID: id, tipoMatriculaID: 5 })
  expect(sobre.datos).toMatchObject({ eliminarFuturas: false })
  expect(await change(id, { eliminarFuturas: true }, mesa.token)).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^No está entre las personas/) as string,
  })
})

test('nothing is ticked unless somebody ticks it, and nothing is proposed where it makes no sense', async () => {
  const id = await insuredAhead()
  const before = await stand(id)
  expect(await foresee(id, 2)).toMatchObject({ bajaSeguro: false, eliminarFuturas: false })
  expect(await change(id)).toMatchObject({ estado: 1 })
  const { ends, owed } = await stand(id)
  expect([ends, owed]).toEqual([before.ends, before.owed])
  expect(await undo(id)).toMatchObject({ estado: 1 })
  expect(await stand(id)).toEqual(before)
})

test('a change with an act that is no more possible is refused whole', async () => {
  const id = await insuredAhead()
  const { montoFuturas } = await foresee(id)
  const before = await stand(id)
  const other = await change(id, { eliminarFuturas: true, montoFuturas: montoFuturas + 1 })
  expect(other).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Lo que se elimina ahora suma/) as string,
  })
  expect(await stand(id)).toEqual(before)
  const bare = await mesa.enter()
  const still = await stand(bare)
  expect(await change(bare, { bajaSeguro: true })).toMatchObject({
    estado: 0,
    errores: { bajaSeguro: 'Ya no tiene un seguro que dar de baja' },
  })
  expect(await change(bare, { eliminarFuturas: true })).toMatchObject({
    estado: 0,
    errores: { eliminarFuturas: 'Ya no quedan cuotas de meses futuros' },
  })
  expect(await stand(bare)).toEqual(still)
})

test('it is undone whole or not at all: not when the insurance was touched since, nor by somebody else', async () => {
  const id = await insuredAhead()
  expect(await change(id, { bajaSeguro: true })).toMatchObject({ estado: 1 })
  expect(await undo(id, mesa.token)).toMatchObject({ estado: 0 })
  await addSeguro(mesa.db, id, { desde: '2026-11-22' })
  const before = await stand(id)
  expect(await undo(id)).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^El seguro cambió después/) as string,
  })
  expect(await stand(id)).toEqual(before)
})

test('of two changes the last is undone first, and each leaves the periods as they were', async () => {
  const id = await mesa.enter()
  const first = await stand(id)
  expect(await change(id, { tipoMatriculaID: 3 })).toMatchObject({ estado: 1 })
  const second = await stand(id)
  expect(await change(id, { tipoMatriculaID: 8 })).toMatchObject({ estado: 1 })
  expect(await undo(id)).toMatchObject({ estado: 1 })
  expect(await stand(id)).toEqual(second)
  expect(await undo(id)).toMatchObject({ estado: 1 })
  expect(await stand(id)).toEqual(first)
})

test('the debit of who dies is ended with the change, by who keeps debits, and begun again when it is undone', async () => {
  const id = await mesa.enter()
  await call('da_listado.adherir', { matriculadoID: id, tipoDA: 5, datosDebitoJSON: null })
  const foreseen = async (tipoMatriculaID: number, token = contador) =>
    (
      (await call('matriculado.simularEstado', { matriculadoID: id, tipoMatriculaID }, token)).datos as {
        bajaDebito: boolean
      }
    ).bajaDebito
  // Who is suspended may still owe, and an administrative clerk does not keep debits.
  expect([await foreseen(8), await foreseen(5), await foreseen(8, mesa.token)]).toEqual([true, false, false])
  expect((await change(id, { tipoMatriculaID: 8, bajaDebito: true }, mesa.token)).errores).toEqual({
    bajaDebito: 'Dar de baja un débito es de quien lleva los débitos',
  })
  const history = async () =>
    (await call('da_listado.traerHistoria', { matriculadoID: id })).datos as { motivoBaja: string | null }[]
  const formOf = async () => ((await mesa.record(id))['formapago'] as { nombre: string }).nombre

  expect((await change(id, { tipoMatriculaID: 8, bajaDebito: true })).estado).toBe(1)
  expect([await formOf(), (await history())[0]]).toMatchObject([
    'Efectivo',
    { fechaBaja: '2026-11-21', motivoBaja: 'Cambio de estado' },
  ])
  expect((await mesa.history(id))[0]?.cambios).toContainEqual({
    ...{ campo: 'Débito automático', antes: null, despues: 'Dado de baja: era por APARSE' },
  })
  expect((await undo(id)).estado).toBe(1)
  expect([await formOf(), (await history())[0]]).toMatchObject([
    'APARSE',
    { fechaBaja: null, motivoBaja: null },
  ])

  await change(id, { tipoMatriculaID: 6, bajaDebito: true })
  await mesa.db.query(`UPDATE da_listado SET version = version + 1 WHERE matriculado_id = $1`, [id])
  expect((await undo(id)).mensaje).toMatch(/^El débito cambió después/)
})
