import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addFirmantes, BORRADOR } from '@/backend/prueba/muestras-de-actos'
import { signedIn } from '@/backend/prueba/gente'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { estadosDelDia } from '@/backend/padron/programado/vuelta'
import { verificar } from '@/backend/verificar/verificar'
import type { Fecha } from '@/domain/fechas'

const HOY = '2026-11-21'
let mesa: Mesa
let token: string
let firmantes: object
beforeAll(async () => {
  mesa = await openMesa()
  token = (await signedIn(mesa.db, 'ADMINISTRACION')).token
  firmantes = await addFirmantes(mesa.db)
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  await mesa.close()
})

/** Each test numbers in a year of its own, from 1. */
let anio = 1989
beforeEach(() => anio++)

const call = async (nombre: Parameters<Mesa['call']>[0], wire: Record<string, unknown>) =>
  (await mesa.call(nombre, wire, token)).sobre
async function draft(): Promise<number> {
  const { datos } = await call('acto.crear', { ...BORRADOR, ...firmantes, fecha: `${anio}-03-02` })
  return (datos as { id: number }).id
}
async function numbered(): Promise<number> {
  const actoID = await draft()
  expect(await call('acto.numerar', { actoID, version: 1 })).toMatchObject({ estado: 1 })
  return actoID
}
async function member(): Promise<number> {
  const id = await mesa.enter()
  const long = `UPDATE periodo_matricula SET fecha_desde = '2015-03-01' WHERE matriculado_id = $1`
  await mesa.db.query(long, [id])
  return id
}
const change = (matriculadoID: number, tipoMatriculaID: number, mas: object = {}) =>
  call('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID, ...mas })
const periodsOf = async (matriculadoID: number) =>
  (await call('periodoMatricula.traerTodos', { matriculadoID })).datos as object[]
const citasOf = async (actoID: number) =>
  ((await call('acto.traerDatos', { actoID })).datos as { citas: object[] }).citas
const revoke = (actoID: number, porActoID: number) => call('acto.dejarSinEfecto', { actoID, porActoID })
const onDay = (hoy: Fecha) =>
  estadosDelDia(() => hoy).turno({
    ...{ db: mesa.db, bitacora: () => undefined, ahora: new Date(), detenido: () => false },
    fin: new AbortController().signal,
  })

test('a suspension rests on its resolution until it ends, and the end names it without resting on it', async () => {
  const [id, actoID, otra] = [await member(), await numbered(), await numbered()]
  await change(id, 5, { desde: '2026-11-01', hasta: '2026-12-31', causa: 'Sanción', actoID })
  const acto = { id: actoID, nombre: `Res. 1/${anio}` }
  expect((await periodsOf(id))[0]).toMatchObject({ causa: 'Sanción', acto })
  const que = expect.stringMatching(/SUSPENDIDO desde el 01\/11\/2026$/) as string
  expect(await citasOf(actoID)).toMatchObject([{ fuente: 'Estado', donde: id, que, rige: true }])
  expect(await revoke(actoID, otra)).toMatchObject({
    estado: 0,
    mensaje: expect.stringContaining('SUSPENDIDO desde el 01/11/2026') as string,
  })
  const [{ cambios } = { cambios: [] }] = await mesa.history(id)
  expect(cambios).toContainEqual({ campo: 'Resolución', antes: null, despues: acto.nombre })
  await onDay('2027-01-01')
  expect((await periodsOf(id))[0]).toMatchObject({
    tipoMatricula: { nombre: 'ACTIVO' },
    causa: `Fin del plazo: Sanción, ${acto.nombre}`,
    acto: null,
  })
  expect(await citasOf(actoID)).toMatchObject([{ rige: false }])
  expect(await revoke(actoID, otra)).toMatchObject({ estado: 1 })
})

test('a change that waits rests on it too, and then the state that it made', async () => {
  const [id, actoID, otra] = [await member(), await numbered(), await numbered()]
  await change(id, 3, { desde: '2026-12-15', actoID })
  expect((await call('estado_programado.traerDe', { matriculadoID: id })).datos).toMatchObject([
    { estado: 'PASIVO', acto: { id: actoID, nombre: `Res. 1/${anio}` } },
  ])
  expect(await revoke(actoID, otra)).toMatchObject({
    mensaje: expect.stringContaining('cambio programado') as string,
  })
  await onDay('2026-12-15')
  expect((await periodsOf(id))[0]).toMatchObject({ acto: { id: actoID } })
  expect(await citasOf(actoID)).toMatchObject([
    { fuente: 'Estado', rige: true },
    { fuente: 'Cambio programado', rige: false },
  ])
})

test('what would rest again on one that lost its effect is not undone', async () => {
  const [id, actoID, otra] = [await member(), await numbered(), await numbered()]
  await change(id, 5, { desde: '2026-11-01', actoID })
  await change(id, 1, { desde: HOY })
  await revoke(actoID, otra)
  expect(await call('matriculado.deshacerEstado', { matriculadoID: id })).toMatchObject({
    estado: 0,
    mensaje: `Volvería a apoyarse en Res. 1/${anio}, que quedó sin efecto`,
  })
  expect((await periodsOf(id))[0]).toMatchObject({ tipoMatricula: { nombre: 'ACTIVO' } })
})

test('a draft, one without effect and one that is not there are refused beside the field', async () => {
  const [id, sinEfecto, otra] = [await member(), await numbered(), await numbered()]
  await revoke(sinEfecto, otra)
  for (const [actoID, mensaje] of [
    [await draft(), /todavía es un borrador/],
    [sinEfecto, /quedó sin efecto: elija otra/],
    [2_000_000_000, /ya no existe/],
  ] as const)
    expect(await change(id, 5, { actoID })).toMatchObject({
      estado: 0,
      errores: { actoID: expect.stringMatching(mensaje) as string },
    })
  expect(await periodsOf(id)).toHaveLength(1)
})

test('the preview of a month names whose state changes until its end, and charges by that of today', async () => {
  const [soon, later] = [await member(), await member()]
  await change(soon, 3, { desde: '2026-12-15' })
  await change(later, 3, { desde: '2027-01-01' })
  const previewOf = async (mes: number, year = 2026) =>
    (await call('cuota.simularMes', { anio: year, mes })).datos as { cambian: number; programados: object[] }
  expect((await previewOf(11)).programados).toEqual([])
  const december = await previewOf(12)
  expect(december).toMatchObject({
    cambian: 1,
    programados: [{ matriculadoID: soon, que: 'pasa a PASIVO el 15/12/2026' }],
  })
})

test('another takes the place of the one on which a state rests, which may then lose its effect', async () => {
  const [id, actoID, otra] = [await member(), await numbered(), await numbered()]
  await change(id, 5, { desde: '2026-11-01', actoID })
  const citar = (mas: object = {}) =>
    call('matriculado.citarActo', { matriculadoID: id, actoID: otra, estadoPrevio: 'SUSPENDIDO', ...mas })
  expect(await citar({ estadoPrevio: 'ACTIVO' })).toMatchObject({
    estado: 0,
    errores: { estadoPrevio: expect.stringContaining('ahora está SUSPENDIDO') as string },
  })
  expect(await citar({ actoID })).toMatchObject({ errores: { actoID: `Ya se apoya en Res. 1/${anio}` } })
  expect(await citar()).toMatchObject({ estado: 1 })
  expect(await citasOf(actoID)).toMatchObject([{ rige: false, hoyPor: { id: otra } }])
  expect(await revoke(actoID, otra)).toMatchObject({ estado: 1 })
})
