import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MesaDeDebitos, openMesaDeDebitos } from '@/backend/prueba/debitos/mesa'
import { addMember } from '@/backend/prueba/gente'
import { accountAt } from '@/backend/prueba/muestras-de-debito'

let mesa: MesaDeDebitos
beforeAll(async () => {
  mesa = await openMesaDeDebitos()
})
afterAll(async () => {
  expect(mesa.api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.api.close()
})

interface Fila {
  id: number
  lugar?: string
  matricula: number
  apellidoNombre: string
  formaPago: string
}
const list = async (wire: object) => {
  const { datos, pagTotalItems } = await mesa.call('traerTodos', { nroPagina: 1, ...wire })
  return { filas: datos as Fila[], total: pagTotalItems }
}
const namesOf = async (wire: object) =>
  (await list(wire)).filas.map(({ apellidoNombre }) => apellidoNombre.split(' ')[1])

/** One in each way of being debited, called after it. */
async function enrolAll(apellido: string): Promise<Map<string, number>> {
  const all = new Map<string, number>()
  const add = async (nombre: string, tipo = 1) => {
    const id = await addMember(mesa.api.db, { apellido, nombre, tipo })
    all.set(nombre, id)
    return id
  }
  await mesa.enrol(await add('Bse'))
  const icbc = await accountAt(mesa.api, '015')
  const datosDebitoJSON = JSON.stringify(icbc)
  await mesa.call('adherir', { matriculadoID: await add('Icbc'), tipoDA: 4, datosDebitoJSON })
  await mesa.enrolIn(await add('Colegio', 3), 2)
  await mesa.enrolIn(await add('Frias'), 3)
  await mesa.enrolIn(await add('Aparse'), 5)
  await mesa.enrolIn(await add('Copan'), 6)
  await add('Efectivo')
  return all
}

test('everybody in debit by name, with his account where he has one; by form, by state, by number', async () => {
  const all = await enrolAll('Lista')
  const de = { nombre: 'lista' }
  expect(await namesOf(de)).toEqual(['Aparse', 'Bse', 'Colegio', 'Copan', 'Frias', 'Icbc'])
  expect((await list(de)).filas[1]).toMatchObject({
    ...{ matriculadoID: all.get('Bse'), formaPago: 'Debito Automatico', sucursal: 'Sucursal 0001' },
    ...{ tipoCuentaID: 2, nroCuenta: '0000012345', fechaAlta: '2026-11-02', estado: 'ACTIVO' },
  })
  expect((await list(de)).filas[0]).toMatchObject({ formaPago: 'APARSE', banco: null, nroCuenta: null })
  for (const [forma, nombre] of Object.entries({
    ...{ 41: 'Bse', 42: 'Icbc', 2: 'Colegio', 3: 'Frias', 5: 'Aparse', 6: 'Copan' },
  }))
    expect(await namesOf({ ...de, forma })).toEqual([nombre])
  expect(await namesOf({ ...de, forma: '4' })).toEqual([])
  expect(await namesOf({ ...de, tipoMatriculaID: 3 })).toEqual(['Colegio'])
  const { matricula } = (await list(de)).filas[2] ?? {}
  expect(await namesOf({ nombre: String(matricula) })).toEqual(['Colegio'])
  expect(await namesOf({ nombre: '--' })).toEqual([])

  await mesa.call('baja', { matriculadoID: all.get('Copan') })
  expect(await namesOf(de)).not.toContain('Copan')
})

test('lots go on after the last one, also when it has ended meanwhile, and pages count all', async () => {
  const all = await enrolAll('Lotes')
  const lot = async (lugar?: string) => {
    const wire = { nombre: 'lotes', cantidad: 2, ...(lugar === undefined ? {} : { lugar }) }
    return (await mesa.call('traerLote', wire)).datos as Fila[]
  }
  const first = await lot()
  await mesa.call('baja', { matriculadoID: all.get('Bse') })
  const second = await lot(first.at(-1)?.lugar)
  const third = await lot(second.at(-1)?.lugar)
  expect([first, second, third].map((one) => one.map(({ apellidoNombre }) => apellidoNombre))).toEqual([
    ['Lotes, Aparse', 'Lotes, Bse'],
    ['Lotes, Colegio', 'Lotes, Copan'],
    ['Lotes, Frias', 'Lotes, Icbc'],
  ])
  expect((await list({ nombre: 'lotes' })).total).toBe(5)
  expect((await list({ nombre: 'lotes', nroPagina: 2 })).filas).toEqual([])
})
