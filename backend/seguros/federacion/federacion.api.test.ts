import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO, NO_ENCONTRADO } from '@/contract/fixed-texts'
import { withTransaction } from '@/backend/db/conexion'
import { signedIn } from '@/backend/prueba/gente'
import { insurance } from '@/backend/prueba/muestras-de-credenciales'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'

let mesa: Mesa
beforeAll(async () => {
  mesa = await openMesa()
})
afterAll(async () => {
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

interface Seguro {
  id: number
  desde: string
  hasta: string | null
  activo: boolean
  tipoSeguro: string | null
  ampliacion: boolean
  ampliacionExtendida: boolean
  tipoSeguroID?: number
  version: number
}

type Acto = 'crear' | 'crearSeguro' | 'cambiarSeguro' | 'darDeBaja' | 'eliminar'
const send = async (nombre: Acto, wire: object, token?: string) =>
  (await mesa.call(`federacion_matriculado.${nombre}`, { ...wire }, token)).sobre
const add = (matriculadoID: number, mas: object = {}) => send('crearSeguro', insurance(matriculadoID, mas))
const change = (matriculadoID: number, mas: object = {}) =>
  send('cambiarSeguro', { matriculadoID, desde: '2026-11-21', tipoSeguroID: 2, ...mas })
const close = (federacionMatriculadoID: number, hasta: unknown, mas: object = {}) =>
  send('darDeBaja', { federacionMatriculadoID, hasta, ...mas })
const list = async (matriculadoID: number, nroPagina = 1) => {
  const { sobre } = await mesa.call('federacion_matriculado.traerTodos', { matriculadoID, nroPagina })
  return { filas: sobre.datos as Seguro[], total: sobre.pagTotalItems }
}
const spans = async (matriculadoID: number) =>
  (await list(matriculadoID)).filas.map(({ desde, hasta, tipoSeguroID }) => [desde, hasta, tipoSeguroID])
const label = async (matriculadoID: number) =>
  (await mesa.call('federacion_matriculado.traerEstado', { matriculadoID })).sobre.datos
const isInsured = async (matriculadoID: number) => (await mesa.record(matriculadoID)).varios['federacion']

/** A member with one open insurance of type 1. */
async function insured(mas: object = {}): Promise<{ id: number; seguro: number }> {
  const id = await mesa.enter()
  const { datos } = await add(id, mas)
  return { id, seguro: (datos as { id: number }).id }
}

const BASICO = 'Responsabilidad profesional'
const AMPLIADO = 'Responsabilidad profesional ampliada'

test('an insurance is added, changed, ended; the label, the record and the history tell it', async () => {
  const id = await mesa.enter()
  expect([await label(id), await isInsured(id)]).toEqual(['SIN COBERTURA', false])
  const { datos } = await add(id, { ampliacion: true })
  const first = (datos as { id: number }).id
  expect([await label(id), await isInsured(id)]).toEqual(['COBERTURA AMPLIADA', true])
  const flags = { ampliacion: true, ampliacionExtendida: false }
  const open = {
    ...{ id: first, desde: '2020-05-04', hasta: null, activo: true },
    ...{ tipoSeguro: BASICO, tipoSeguroID: 1, ...flags, version: 1 },
  }
  expect(await list(id)).toEqual({ filas: [open], total: 1 })

  const changed = await change(id)
  const second = (changed.datos as { id: number }).id
  const next = { ...open, id: second, desde: '2026-11-21', tipoSeguro: AMPLIADO, tipoSeguroID: 2 }
  const past = { ...open, hasta: '2026-11-20', activo: false, version: 2 }
  expect(await list(id)).toEqual({ filas: [next, past], total: 2 })

  expect(await close(second, '2026-11-22', { version: 1 })).toMatchObject({ estado: 1 })
  expect((await list(id)).filas[0]).toMatchObject({ hasta: '2026-11-22', activo: true, version: 2 })
  expect(await close(second, '2026-11-21')).toMatchObject({ estado: 1 })
  expect([await label(id), await isInsured(id)]).toEqual(['COBERTURA AMPLIADA', true])

  const acts = (await mesa.history(id)).map(({ accion, cambios }) => [accion, cambios])
  expect(acts.slice(0, 4)).toEqual([
    ['Seguro dado de baja', [{ campo: 'Hasta', antes: '22/11/2026', despues: '21/11/2026' }]],
    ['Seguro dado de baja', [{ campo: 'Hasta', antes: '', despues: '22/11/2026' }]],
    [
      'Seguro cambiado',
      expect.arrayContaining([
        { campo: 'Desde', antes: '04/05/2020', despues: '21/11/2026' },
        { campo: 'Tipo Seguro', antes: BASICO, despues: AMPLIADO },
      ]),
    ],
    ['Seguro agregado', expect.arrayContaining([{ campo: 'Ampliación', antes: null, despues: 'Si' }])],
  ])
})

test.each([
  [{}, 'CON COBERTURA'],
  [{ ampliacion: true }, 'COBERTURA AMPLIADA'],
  [{ ampliacionExtendida: 1 }, 'COBERTURA AMPLIADA EXTENDIDA'],
  [{ desde: '2026-11-21' }, 'CON COBERTURA'],
  [{ desde: '2026-11-22' }, 'SIN COBERTURA'],
])('the label of %j is %s', async (mas, wanted) => {
  const { id } = await insured(mas)
  expect(await label(id)).toBe(wanted)
})

test('one without a type is the specification’s other call; the switches are No unless told', async () => {
  const id = await mesa.enter()
  expect(await send('crear', { matriculadoID: id, desde: '2020-05-04' })).toMatchObject({ estado: 1 })
  const [row] = (await list(id)).filas
  expect(row).toMatchObject({ tipoSeguro: null, ampliacion: false, ampliacionExtendida: false })
  expect(row).not.toHaveProperty('tipoSeguroID')
})

test('changed on the day it began, the new one takes its place: no day had two', async () => {
  const { id, seguro } = await insured({ desde: '2026-11-21', ampliacionExtendida: true })
  expect(await change(id)).toMatchObject({ estado: 1 })
  expect(await spans(id)).toEqual([['2026-11-21', null, 2]])
  expect(await label(id)).toBe('COBERTURA AMPLIADA EXTENDIDA')
  expect((await close(seguro, '2026-11-21')).mensaje).toMatch(/^Lo eliminó Nélida Prueba el /)
})

test('what is deleted stays, with who deleted it; deleting again names him', async () => {
  const { id, seguro } = await insured()
  expect(await send('eliminar', { federacionMatriculadoID: seguro })).toMatchObject({ estado: 1 })
  expect([await label(id), await list(id)]).toEqual(['SIN COBERTURA', { filas: [], total: 0 }])
  const again = await send('eliminar', { federacionMatriculadoID: seguro })
  expect(again.mensaje).toMatch(/^Lo eliminó Nélida Prueba el \d\d\/\d\d\/\d{4}/)
  expect(await add(id)).toMatchObject({ estado: 1 })
})

test('twenty-one insurances are two pages, the last first', async () => {
  const id = await mesa.enter()
  for (let year = 2000; year <= 2020; year++) {
    const { datos } = await add(id, { desde: `${year}-01-01` })
    await mesa.db.query('UPDATE federacion_matriculado SET hasta = $2 WHERE id = $1', [
      (datos as { id: number }).id,
      `${year}-12-31`,
    ])
  }
  const [first, second] = [await list(id), await list(id, 2)]
  expect([first.total, second.total]).toEqual([21, 21])
  const years = [...first.filas, ...second.filas].map(({ desde }) => desde.slice(0, 4))
  expect(years).toEqual(Array.from({ length: 21 }, (_, i) => String(2020 - i)))
})

describe('what is refused, beside its cause', () => {
  const BOTH = { ampliacion: true, ampliacionExtendida: true }
  test.each([
    [{ desde: undefined }, 'desde', 'Elija una Fecha de Alta'],
    [{ desde: '2026-02-30' }, 'desde', 'Ingrese una fecha válida'],
    [{ desde: '1930-01-01' }, 'desde', 'La Fecha de Alta debe ser posterior a la de nacimiento'],
    [{ tipoSeguroID: undefined }, 'tipoSeguroID', 'Por favor elija un tipo de seguro'],
    [{ tipoSeguroID: 9_000 }, 'tipoSeguroID', 'Por favor elija un tipo de seguro'],
    [BOTH, 'ampliacionExtendida', 'NO PUEDE SELECCIONAR AMBOS'],
  ])('adding %j', async (mas, campo, mensaje) => {
    const id = await mesa.enter()
    expect(await add(id, mas)).toMatchObject({ estado: 0, mensaje, errores: { [campo]: mensaje } })
    expect((await list(id)).total).toBe(0)
  })

  test.each([
    [{ tipoSeguroID: undefined }, 'tipoSeguroID', 'Por favor elija un tipo de seguro'],
    [{ tipoSeguroID: 1 }, 'tipoSeguroID', 'Ya tiene ese seguro desde el 04/05/2020'],
    [{ desde: '2020-05-03' }, 'desde', 'El seguro abierto empieza el 04/05/2020: no se puede cambiar antes'],
  ])('changing with %j', async (mas, campo, mensaje) => {
    const { id } = await insured()
    expect(await change(id, mas)).toMatchObject({ estado: 0, mensaje, errores: { [campo]: mensaje } })
    expect(await spans(id)).toEqual([['2020-05-04', null, 1]])
  })

  test('a type that was deleted from its catalogue, and deleting one in use', async () => {
    const { id } = await insured()
    const { token } = await signedIn(mesa.db, 'ADMINISTRACION')
    const remove = async (tipoSeguroID: number) =>
      (await mesa.call('tipo_seguro.eliminar', { tipoSeguroID }, token)).sobre
    const made = await mesa.call('tipo_seguro.crear', { nombre: 'Prueba' }, token)
    const { id: tipoSeguroID } = made.sobre.datos as { id: number }
    await mesa.call('tipo_seguro.eliminar', { tipoSeguroID }, token)
    const mensaje = 'Por favor elija un tipo de seguro'
    expect(await change(id, { tipoSeguroID })).toMatchObject({ mensaje, errores: { tipoSeguroID: mensaje } })
    expect((await remove(1)).mensaje).toMatch(/seguros? de (un matriculado|matriculados)/)
  })

  test('changing what is not open', async () => {
    const { id, seguro } = await insured()
    await close(seguro, '2026-11-20')
    const mensaje = 'No tiene un seguro abierto para cambiar: agréguelo con Agregar A Seguro'
    expect(await change(id)).toMatchObject({ estado: 0, mensaje })
  })

  test('an end before the beginning, none, and of one that has ended', async () => {
    const { id, seguro } = await insured()
    const early = 'La Fecha de Baja no puede ser anterior al 04/05/2020'
    expect(await close(seguro, '2020-05-03')).toMatchObject({ mensaje: early, errores: { hasta: early } })
    const none = 'Elija una Fecha de Baja'
    expect(await close(seguro, undefined)).toMatchObject({ mensaje: none, errores: { hasta: none } })
    expect(await close(seguro, '2020-05-04')).toMatchObject({ estado: 1 })
    expect(await close(seguro, '2021-05-04')).toMatchObject({ mensaje: 'Ese seguro terminó el 04/05/2020' })
    expect(await spans(id)).toEqual([['2020-05-04', '2020-05-04', 1]])
  })

  test('days that another one has, naming it; the database itself refuses them too', async () => {
    const { id, seguro } = await insured()
    await close(seguro, '2026-12-31')
    const mensaje = 'Esos días se superponen con el seguro del 04/05/2020 al 31/12/2026'
    expect(await add(id, { desde: '2026-12-31' })).toMatchObject({ mensaje, errores: { desde: mensaje } })
    expect(await add(id, { desde: '2019-01-01' })).toMatchObject({ mensaje })
    expect(await add(id, { desde: '2027-01-01' })).toMatchObject({ estado: 1 })
    const open = 'Tiene seguro desde el 01/01/2027: ese período sigue abierto'
    expect(await close(seguro, '2027-01-01')).toMatchObject({ mensaje: open, errores: { hasta: open } })
    for (const [desde, hasta] of [
      ['2026-12-31', '2026-12-31'],
      ['2028-01-01', null],
    ])
      await expect(
        mesa.db.query(
          'INSERT INTO federacion_matriculado (matriculado_id, desde, hasta) VALUES ($1, $2, $3)',
          [id, desde, hasta],
        ),
      ).rejects.toThrow(/seguros_sin_superponer/)
  })
})

describe('clerks at once', () => {
  test('ten add: one wins, the others are told which is open', async () => {
    const id = await mesa.enter()
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(id)))
    expect(answers.filter(({ estado }) => estado === 1)).toHaveLength(1)
    const mensaje = 'Tiene seguro desde el 04/05/2020: ese período sigue abierto'
    for (const answer of answers.filter(({ estado }) => estado !== 1))
      expect(answer).toMatchObject({ mensaje, errores: { desde: mensaje } })
    expect((await list(id)).total).toBe(1)
  })

  test('each adds days of his own that share some: one wins, in the calls and in the database alone', async () => {
    const id = await mesa.enter()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => add(id, { desde: `202${i}-05-04` })),
    )
    expect(answers.filter(({ estado }) => estado === 1)).toHaveLength(1)
    for (const { errores } of answers.filter(({ estado }) => estado !== 1))
      expect(errores?.['desde']).toMatch(/^Tiene seguro desde el 04\/05\/202\d/)
    const other = await mesa.enter()
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, i) =>
        withTransaction(mesa.db, async (tx) => {
          await tx.query(
            'INSERT INTO federacion_matriculado (matriculado_id, desde, hasta) VALUES ($1, $2, $3)',
            [other, `2020-0${i + 1}-01`, '2020-12-31'],
          )
          // Nobody has ended before the others have begun.
          await tx.query('SELECT pg_sleep(0.1)')
        }),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await spans(other)).toHaveLength(1)
  })

  test('ten change what they see: one wins, the others are told who was faster', async () => {
    const { id, seguro: abiertoID } = await insured()
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(id, { abiertoID })))
    expect(answers.filter(({ estado }) => estado === 1)).toHaveLength(1)
    const lost = answers.filter(({ estado }) => estado !== 1).map(({ mensaje }) => mensaje)
    for (const mensaje of lost) expect(mensaje).toMatch(/^Lo cambió Nélida Prueba el .*vuelva a intentar\.$/)
    expect((await list(id)).total).toBe(2)
  })

  test('one ends what another changed, and one deletes what another ended', async () => {
    const { id, seguro } = await insured()
    await change(id)
    const late = await close(seguro, '2026-11-30', { version: 1 })
    expect(late.errores).toMatchObject({
      version: expect.stringMatching(/^Lo cambió Nélida Prueba/) as string,
    })
    const [ended, removed] = await Promise.all([
      close(seguro, '2020-06-01'),
      send('eliminar', { federacionMatriculadoID: seguro }),
    ])
    expect(ended.mensaje).toMatch(/^(Ese seguro terminó el 20\/11\/2026|Lo eliminó Nélida)/)
    expect(removed).toMatchObject({ estado: 1 })
    expect(await spans(id)).toEqual([['2026-11-21', null, 2]])
  })
})

test('of nobody there is nothing', async () => {
  const nobody = 2_147_000_000
  const missing = { estado: 0, mensaje: NO_ENCONTRADO }
  expect(await add(nobody)).toMatchObject(missing)
  expect(await change(nobody)).toMatchObject(missing)
  expect(await close(nobody, '2026-11-21')).toMatchObject(missing)
  expect(await send('eliminar', { federacionMatriculadoID: nobody })).toMatchObject(missing)
})

test('who only reads neither adds, changes, ends nor deletes', async () => {
  const { id, seguro } = await insured()
  const { token } = await signedIn(mesa.db, 'EMPLEADO')
  const refused = { estado: 0, mensaje: NO_AUTORIZADO }
  const other = await mesa.enter()
  for (const [nombre, wire] of [
    ['crear', { matriculadoID: other, desde: '2020-05-04' }],
    ['crearSeguro', insurance(other)],
    ['cambiarSeguro', { matriculadoID: id, desde: '2026-11-21', tipoSeguroID: 2 }],
    ['darDeBaja', { federacionMatriculadoID: seguro, hasta: '2026-11-21' }],
    ['eliminar', { federacionMatriculadoID: seguro }],
  ] as const)
    expect(await send(nombre, wire, token), nombre).toMatchObject(refused)
  const read = await mesa.call('federacion_matriculado.traerTodos', { matriculadoID: id }, token)
  expect(read.sobre.datos).toMatchObject([{ hasta: null, version: 1 }])
})
