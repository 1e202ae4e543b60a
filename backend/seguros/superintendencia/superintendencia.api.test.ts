import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO, NO_ENCONTRADO } from '@/contract/fixed-texts'
import { signedIn } from '@/backend/prueba/gente'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'

let mesa: Mesa
beforeAll(async () => {
  mesa = await openMesa()
})
afterAll(async () => {
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

interface Periodo {
  id: number
  desde: string
  hasta: string | null
  activo: boolean
  nroCertificado: string | null
  version: number
}

const send = async (nombre: 'crear' | 'actualizarDatos' | 'eliminar', wire: object, token?: string) =>
  (await mesa.call(`superintendencia_matriculado.${nombre}`, { ...wire }, token)).sobre
const add = (matriculadoID: number, desde: unknown, token?: string) =>
  send('crear', { matriculadoID, desde }, token)
const list = async (matriculadoID: number, nroPagina = 1) => {
  const { sobre } = await mesa.call('superintendencia_matriculado.traerTodos', { matriculadoID, nroPagina })
  return { filas: sobre.datos as Periodo[], total: sobre.pagTotalItems }
}
const isIn = async (matriculadoID: number) => {
  const { sobre } = await mesa.call('matriculado.traerDatos', { matriculadoID })
  return (sobre.datos as { varios: { superintendencia: boolean } }).varios.superintendencia
}
const close = (matriculadoID: number, superintendenciaMatriculadoID: number, mas: object = {}) => ({
  ...{ matriculadoID, superintendenciaMatriculadoID, nroCertificado: 'S-1204' },
  ...{ desde: '2020-05-04', hasta: '2021-05-03', ...mas },
})

/** A member with one open period. */
async function enrolled(desde = '2020-05-04'): Promise<{ id: number; periodo: number }> {
  const id = await mesa.enter()
  const { datos } = await add(id, desde)
  return { id, periodo: (datos as { id: number }).id }
}

test('a period is opened, closed with its certificate, another opened; the record tells who is in', async () => {
  const id = await mesa.enter()
  expect(await isIn(id)).toBe(false)
  const { datos } = await add(id, '2020-05-04')
  const first = (datos as { id: number }).id
  expect(await isIn(id)).toBe(true)
  const open = { id: first, desde: '2020-05-04', hasta: null, activo: true, nroCertificado: null, version: 1 }
  expect(await list(id)).toEqual({ filas: [open], total: 1 })

  expect(await send('actualizarDatos', close(id, first, { version: 1 }))).toMatchObject({ estado: 1 })
  expect(await isIn(id)).toBe(false)
  const read = await mesa.call('superintendencia_matriculado.traerDatos', {
    superintendenciaMatriculadoID: first,
  })
  const closed = { ...open, hasta: '2021-05-03', activo: false, nroCertificado: 'S-1204', version: 2 }
  expect(read.sobre.datos).toEqual(closed)
  await add(id, '2021-05-04')
  expect((await list(id)).filas.map(({ desde, activo }) => [desde, activo])).toEqual([
    ['2021-05-04', true],
    ['2020-05-04', false],
  ])

  const acts = (await mesa.history(id)).map(({ accion, cambios }) => [accion, cambios])
  expect(acts[1]).toEqual([
    'Superintendencia editada',
    expect.arrayContaining([
      { campo: 'Hasta', antes: '', despues: '03/05/2021' },
      { campo: 'Numero de Certificado', antes: '', despues: 'S-1204' },
    ]),
  ])
})

test('a period that ends today is active, one that begins tomorrow is not', async () => {
  const { id, periodo } = await enrolled()
  await send('actualizarDatos', close(id, periodo, { hasta: '2026-11-21' }))
  expect(await isIn(id)).toBe(true)
  await add(id, '2026-11-22')
  expect((await list(id)).filas.map(({ activo }) => activo)).toEqual([false, true])
})

test('what is deleted stays, with who deleted it; deleting again names him', async () => {
  const { id, periodo } = await enrolled()
  expect(await send('eliminar', { superintendenciaMatriculadoID: periodo })).toMatchObject({ estado: 1 })
  expect([await isIn(id), await list(id)]).toEqual([false, { filas: [], total: 0 }])
  const again = await send('eliminar', { superintendenciaMatriculadoID: periodo })
  expect(again.mensaje).toMatch(/^La eliminó Nélida Prueba el \d\d\/\d\d\/\d{4}/)
  const late = await send('actualizarDatos', close(id, periodo))
  expect(late.mensaje).toMatch(/^La eliminó Nélida Prueba/)
  const never = await send('eliminar', { superintendenciaMatriculadoID: 2_147_000_000 })
  expect(never).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
  expect(await add(id, '2020-05-04')).toMatchObject({ estado: 1 })
})

test('twenty-one periods are two pages, the last first', async () => {
  const id = await mesa.enter()
  for (let year = 2000; year <= 2020; year++) {
    const { datos } = await add(id, `${year}-01-01`)
    const edges = { desde: `${year}-01-01`, hasta: `${year}-12-31` }
    await send('actualizarDatos', close(id, (datos as { id: number }).id, edges))
  }
  const [first, second] = [await list(id), await list(id, 2)]
  expect([first.total, second.total]).toEqual([21, 21])
  const years = [...first.filas, ...second.filas].map(({ desde }) => desde.slice(0, 4))
  expect(years).toEqual(Array.from({ length: 21 }, (_, i) => String(2020 - i)))
})

describe('what is refused, beside its cause', () => {
  test.each([
    [undefined, 'Elija una Fecha Desde'],
    ['12026-03-01', 'Ingrese una fecha válida'],
    ['2026-02-30', 'Ingrese una fecha válida'],
    ['1930-01-01', 'La fecha Desde debe ser posterior a la de nacimiento'],
  ])('desde %s', async (desde, mensaje) => {
    const id = await mesa.enter()
    expect(await add(id, desde)).toMatchObject({ estado: 0, mensaje, errores: { desde: mensaje } })
    expect((await list(id)).total).toBe(0)
  })

  test.each([
    [{ nroCertificado: '' }, 'nroCertificado', 'Ingregse numero de certificado'],
    [{ nroCertificado: '   ' }, 'nroCertificado', 'Ingregse numero de certificado'],
    [{ nroCertificado: 'x'.repeat(41) }, 'nroCertificado', 'Hasta 40 caracteres'],
    [{ hasta: undefined }, 'hasta', 'Elija una Fecha Hasta'],
    [{ desde: undefined }, 'desde', 'Elija una Fecha Desde'],
    [{ hasta: '2020-05-03' }, 'hasta', 'La fecha Hasta no puede ser anterior a la fecha Desde'],
  ])('%j', async (mas, campo, mensaje) => {
    const { id, periodo } = await enrolled()
    expect(await send('actualizarDatos', close(id, periodo, mas))).toMatchObject({
      estado: 0,
      mensaje,
      errores: { [campo]: mensaje },
    })
    expect((await list(id)).filas).toMatchObject([{ hasta: null, nroCertificado: null }])
  })

  test('another period while one is open, also by ten clerks at once', async () => {
    const id = await mesa.enter()
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, '2020-05-04')))
    expect(answers.filter(({ estado }) => estado === 1)).toHaveLength(1)
    const mensaje = 'Está en Superintendencia desde el 04/05/2020: ese período sigue abierto'
    for (const answer of answers.filter(({ estado }) => estado !== 1))
      expect(answer).toMatchObject({ mensaje, errores: { desde: mensaje } })
    expect((await list(id)).total).toBe(1)
  })

  test('days that another period has; the database itself refuses them too', async () => {
    const { id, periodo } = await enrolled()
    await send('actualizarDatos', close(id, periodo))
    const mensaje = 'Esos días se superponen con el período del 04/05/2020 al 03/05/2021'
    expect(await add(id, '2021-05-03')).toMatchObject({ mensaje, errores: { desde: mensaje } })
    expect(await add(id, '2019-01-01')).toMatchObject({ mensaje })
    const { datos } = await add(id, '2021-05-04')
    const second = close(id, (datos as { id: number }).id, { desde: '2021-05-01', hasta: '2022-01-01' })
    expect(await send('actualizarDatos', second)).toMatchObject({ mensaje })
    await expect(
      mesa.db.query(
        `INSERT INTO superintendencia_matriculado (matriculado_id, desde, hasta) VALUES ($1, '2020-12-31', '2020-12-31')`,
        [id],
      ),
    ).rejects.toThrow(/superintendencia_sin_superponer/)
  })

  test('an edit of what somebody changed meanwhile, and of somebody else’s period', async () => {
    const { id, periodo } = await enrolled()
    await send('actualizarDatos', close(id, periodo, { version: 1 }))
    const late = await send('actualizarDatos', close(id, periodo, { version: 1, nroCertificado: 'S-9' }))
    expect(late.errores).toMatchObject({
      version: expect.stringContaining('Lo cambió Nélida Prueba') as string,
    })
    expect((await list(id)).filas).toMatchObject([{ nroCertificado: 'S-1204' }])
    const other = await mesa.enter()
    expect(await send('actualizarDatos', close(other, periodo))).toMatchObject({ mensaje: NO_ENCONTRADO })
    expect(await add(2_147_000_000, '2020-05-04')).toMatchObject({ mensaje: NO_ENCONTRADO })
  })
})

test('who only reads neither adds, edits nor deletes', async () => {
  const { id, periodo } = await enrolled()
  const { token } = await signedIn(mesa.db, 'EMPLEADO')
  const refused = { estado: 0, mensaje: NO_AUTORIZADO }
  expect(await add(id, '2022-01-01', token)).toMatchObject(refused)
  expect(await send('actualizarDatos', close(id, periodo), token)).toMatchObject(refused)
  expect(await send('eliminar', { superintendenciaMatriculadoID: periodo }, token)).toMatchObject(refused)
  const read = await mesa.call('superintendencia_matriculado.traerTodos', { matriculadoID: id }, token)
  expect(read.sobre.datos).toHaveLength(1)
})
