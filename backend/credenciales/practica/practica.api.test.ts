import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO, NO_ENCONTRADO } from '@/contract/fixed-texts'
import { signedIn } from '@/backend/prueba/gente'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'

let mesa: Mesa
let direccion: string
beforeAll(async () => {
  mesa = await openMesa()
  ;({ token: direccion } = await signedIn(mesa.db, 'ADMINISTRACION'))
})
afterAll(async () => {
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

const add = async (matriculadoID: number, mas: object = {}, token?: string) =>
  (await mesa.call('practica_matriculado.crear', { ...practica(matriculadoID), ...mas }, token)).sobre
const practica = (matriculadoID: number) => ({ matriculadoID, practicaID: 1, fechaObtencion: '2020-05-04' })
const remove = async (practicaMatriculadoID: number, token?: string) =>
  (await mesa.call('practica_matriculado.eliminar', { practicaMatriculadoID }, token)).sobre
const list = async (matriculadoID: number) =>
  (await mesa.call('practica_matriculado.traerTodos', { matriculadoID })).sobre.datos as {
    id: number
    practicaID: number
    practica: string
    fechaObtencion: string
  }[]
const nameOf = async (id: number) =>
  (await mesa.db.query<{ nombre: string }>('SELECT nombre FROM practica WHERE id = $1', [id]))[0]?.nombre

test('one is added, read, deleted and added again; the history tells each', async () => {
  const id = await mesa.enter()
  const [nombre, otra] = [await nameOf(1), await nameOf(2)]
  const { datos } = await add(id)
  const first = (datos as { id: number }).id
  await add(id, { practicaID: 2, fechaObtencion: '04/06/2021' })
  expect(await list(id)).toEqual([
    { id: expect.any(Number) as number, practicaID: 2, practica: otra, fechaObtencion: '2021-06-04' },
    { id: first, practicaID: 1, practica: nombre, fechaObtencion: '2020-05-04' },
  ])
  const read = await mesa.call('practica_matriculado.traerDatos', { practicaMatriculadoID: first })
  expect(read.sobre.datos).toEqual({
    id: first,
    practicaID: 1,
    practica: nombre,
    fechaObtencion: '2020-05-04',
  })

  expect(await remove(first)).toMatchObject({ estado: 1 })
  expect((await list(id)).map(({ practicaID }) => practicaID)).toEqual([2])
  expect(await add(id, { fechaObtencion: '2022-01-01' })).toMatchObject({ estado: 1 })

  const acts = (await mesa.history(id)).map(({ accion, cambios }) => [accion, cambios])
  const antes = [
    { campo: 'Práctica', antes: nombre, despues: null },
    { campo: 'Fecha de obtención', antes: '04/05/2020', despues: null },
  ]
  expect(acts[0]?.[0]).toBe('Práctica agregada')
  expect(acts[1]).toEqual(['Práctica eliminada', expect.arrayContaining(antes)])
})

test('what is deleted stays, with who deleted it; deleting again names him', async () => {
  const id = await mesa.enter()
  const made = ((await add(id)).datos as { id: number }).id
  await remove(made)
  const [row] = await mesa.db.query(
    'SELECT eliminado_por, eliminado_en FROM practica_matriculado WHERE id = $1',
    [made],
  )
  expect(row).toEqual({ eliminado_por: mesa.usuarioID, eliminado_en: expect.anything() as unknown })
  expect((await remove(made)).mensaje).toMatch(/^La eliminó Nélida Prueba el \d\d\/\d\d\/\d{4}/)
  const read = await mesa.call('practica_matriculado.traerDatos', { practicaMatriculadoID: made })
  expect(read.sobre).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
  expect(await remove(2_147_000_000)).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
})

describe('what is refused, beside its cause', () => {
  test.each([
    [{ practicaID: undefined }, 'practicaID', 'Elija una practica'],
    [{ practicaID: 99_999 }, 'practicaID', 'Esa práctica no existe'],
    [{ fechaObtencion: undefined }, 'fechaObtencion', 'Elija una Fecha de Obtencion'],
    [{ fechaObtencion: '' }, 'fechaObtencion', 'Elija una Fecha de Obtencion'],
    [{ fechaObtencion: '12026-03-01' }, 'fechaObtencion', 'Ingrese una fecha válida'],
    [{ fechaObtencion: '2026-02-30' }, 'fechaObtencion', 'Ingrese una fecha válida'],
    [
      { fechaObtencion: '2026-11-22' },
      'fechaObtencion',
      'La fecha de obtención no puede ser posterior a hoy',
    ],
    [
      { fechaObtencion: '1930-01-01' },
      'fechaObtencion',
      'La fecha de obtención debe ser posterior a la de nacimiento',
    ],
  ])('%j', async (mas, campo, mensaje) => {
    const id = await mesa.enter()
    expect(await add(id, mas)).toMatchObject({ estado: 0, mensaje, errores: { [campo]: mensaje } })
    expect(await list(id)).toEqual([])
    expect(await add(id, { fechaObtencion: '2026-11-21' })).toMatchObject({ estado: 1 })
  })

  test('the same twice, also by ten clerks at once: one row, and the others are told since when', async () => {
    const id = await mesa.enter()
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(id)))
    expect(answers.filter(({ estado }) => estado === 1)).toHaveLength(1)
    const mensaje = 'Ya tiene esa práctica, obtenida el 04/05/2020'
    for (const answer of answers.filter(({ estado }) => estado !== 1))
      expect(answer).toMatchObject({ mensaje, errores: { practicaID: mensaje } })
    expect(await list(id)).toHaveLength(1)
  })

  test('a member who does not exist, and a practice that was deleted from the catalogue', async () => {
    expect(await add(2_147_000_000)).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
    const made = await mesa.call('practica.crear', { nombre: 'Ecografía de prueba' }, direccion)
    const practicaID = (made.sobre.datos as { id: number }).id
    const id = await mesa.enter()
    expect(await add(id, { practicaID })).toMatchObject({ estado: 1 })
    const inUse = await mesa.call('practica.eliminar', { practicaID }, direccion)
    expect(inUse.sobre).toMatchObject({ estado: 0, mensaje: 'Está en uso: 1 práctica de un matriculado' })
    await remove((await list(id))[0]?.id ?? 0)
    expect((await mesa.call('practica.eliminar', { practicaID }, direccion)).sobre.estado).toBe(1)
    expect(await add(id, { practicaID })).toMatchObject({ mensaje: 'Esa práctica no existe' })
  })
})

test('who only reads neither adds nor deletes', async () => {
  const id = await mesa.enter()
  const made = ((await add(id)).datos as { id: number }).id
  const { token } = await signedIn(mesa.db, 'EMPLEADO')
  expect(await add(id, { practicaID: 2 }, token)).toMatchObject({ estado: 0, mensaje: NO_AUTORIZADO })
  expect(await remove(made, token)).toMatchObject({ estado: 0, mensaje: NO_AUTORIZADO })
  const read = await mesa.call('practica_matriculado.traerTodos', { matriculadoID: id }, token)
  expect(read.sobre.datos).toHaveLength(1)
})
