import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO, NO_ENCONTRADO } from '@/contract/fixed-texts'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { signedIn } from '@/backend/prueba/gente'

let mesa: Mesa
const nombres: string[] = []
beforeAll(async () => {
  mesa = await openMesa()
  for (const { nombre } of await mesa.db.query<{ nombre: string }>('SELECT nombre FROM hospital ORDER BY id'))
    nombres.push(nombre)
})
afterAll(async () => {
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

interface Hospital {
  id: number
  hospital: { id: number; nombre: string }
  servicio: string | null
  cargo: string | null
  version: number
}
const listOf = async (id: number): Promise<Hospital[]> =>
  (await mesa.record(id)).datosprofesionales['hospitaldatosprofesionales'] as Hospital[]
const rowsOf = async (id: number) =>
  (await listOf(id)).map(({ hospital, servicio, cargo }) => [hospital.id, servicio, cargo])

type Acto = 'crear' | 'actualizarDatos' | 'eliminar'
const send = async (acto: Acto, wire: Record<string, unknown>, token?: string) =>
  (await mesa.call(`hospital_matriculado.${acto}`, wire, token)).sobre
const accept = async (acto: Acto, wire: Record<string, unknown>, token?: string) => {
  const sobre = await send(acto, wire, token)
  expect(sobre).toMatchObject({ estado: 1, mensaje: null })
  return sobre.datos
}
/** A doctor without hospitals, and one more row of his. */
const newMember = () => mesa.enter({ hospitalesJSON: '[]' })
async function addOne(matriculadoID: number, mas: object = {}): Promise<Hospital> {
  await accept('crear', { matriculadoID, hospitalID: 1, servicio: 'Guardia', cargo: 'Jefa', ...mas })
  const row = (await listOf(matriculadoID)).at(-1)
  if (!row) throw new Error('No quedó en la ficha')
  return row
}
const seen = (matriculadoID: number, { id, version }: Hospital) => ({
  matriculadoID,
  hospitalMatriculadoID: id,
  version,
})

test('one is added, changed and removed, each an act of its own in the history', async () => {
  const id = await newMember()
  const { id: rowID } = (await accept('crear', {
    matriculadoID: id,
    hospitalID: 2,
    servicio: '  Terapia   intensiva ',
    cargo: '',
  })) as { id: number }
  const [row] = await listOf(id)
  expect(row).toEqual({
    id: rowID,
    hospital: { id: 2, nombre: nombres[1] },
    servicio: 'Terapia intensiva',
    cargo: null,
    version: 1,
  })
  if (!row) throw new Error('Sin hospital')
  await accept('actualizarDatos', { ...seen(id, row), hospitalID: 2, servicio: 'Piso', cargo: 'Jefe' })
  const [edited] = await listOf(id)
  expect(edited).toMatchObject({ id: rowID, servicio: 'Piso', cargo: 'Jefe', version: 2 })
  if (!edited) throw new Error('Sin hospital')
  await accept('eliminar', seen(id, edited))
  expect(await listOf(id)).toEqual([])

  const [first, , third] = [`${nombres[1]}, Terapia intensiva`, '', `${nombres[1]}, Piso, Jefe`]
  const acts = (await mesa.history(id)).map(({ accion, cambios, usuario }) => [accion, cambios, usuario])
  const quien = 'Nélida Prueba'
  expect(acts.slice(0, 3)).toEqual([
    ['Hospital quitado', [{ campo: 'Hospital', antes: third, despues: null }], quien],
    ['Edición de un hospital', [{ campo: 'Hospital', antes: first, despues: third }], quien],
    ['Hospital agregado', [{ campo: 'Hospital', antes: null, despues: first }], quien],
  ])
})

describe('what is refused', () => {
  let id: number
  beforeAll(async () => {
    id = await newMember()
    await addOne(id)
  })

  test.each([
    [{ hospitalID: 9_999 }, 'Ese hospital no existe'],
    [{ hospitalID: undefined }, 'Elija un Hospital'],
    [{ hospitalID: 'El de siempre' }, 'Elija un Hospital'],
    [
      { hospitalID: 1, servicio: 'GUÁRDIA ', cargo: ' jefa' },
      'Ya está en la ficha con ese servicio y ese cargo',
    ],
    [{ hospitalID: 2, servicio: 'x'.repeat(201) }, 'Hasta 200 caracteres'],
  ])('adding %j', async (wire, mensaje) => {
    const before = await rowsOf(id)
    expect(await send('crear', { matriculadoID: id, ...wire })).toMatchObject({ estado: 0, mensaje })
    expect(await rowsOf(id)).toEqual(before)
  })

  test('an edit to a hospital that is not there, or to what another row says', async () => {
    const row = await addOne(id, { hospitalID: 3 })
    const others = [{ hospitalID: 9_999 }, { hospitalID: 1, servicio: 'guardia', cargo: 'JEFA' }]
    for (const wire of others) {
      const sobre = await send('actualizarDatos', { ...seen(id, row), ...wire })
      expect(sobre).toMatchObject({ estado: 0, errores: { hospitalID: sobre.mensaje } })
    }
    expect((await listOf(id)).at(-1)).toEqual(row)
  })

  test('the row of another member, and of nobody: not found, and nothing of his changes', async () => {
    const other = await newMember()
    const his = await addOne(other)
    for (const row of [his, { ...his, id: 2_147_483_000 }]) {
      for (const acto of ['actualizarDatos', 'eliminar'] as const)
        expect(await send(acto, { ...seen(id, row), hospitalID: 2 })).toMatchObject({
          estado: 0,
          mensaje: NO_ENCONTRADO,
        })
    }
    const nobody = await send('crear', { matriculadoID: 2_147_483_000, hospitalID: 1 })
    expect(nobody.mensaje).toBe(NO_ENCONTRADO)
    expect(await listOf(other)).toEqual([his])
  })

  test('more than the wizard takes', async () => {
    const full = await newMember()
    await mesa.db.query(
      `INSERT INTO hospital_matriculado (matriculado_id, hospital_id, servicio) SELECT $1, 1, n::text FROM generate_series(1, 50) n`,
      [full],
    )
    const { mensaje } = await send('crear', { matriculadoID: full, hospitalID: 2 })
    expect(mensaje).toBe('Hasta 50 hospitales')
  })
})

test('who may not edit the record may do none of it: no session, an employee, the doctor himself', async () => {
  const id = await newMember()
  const row = await addOne(id)
  const { token: empleado } = await signedIn(mesa.db, 'EMPLEADO')
  const { token: medico } = await signedIn(mesa.db, 'MEDICO', id)
  const wire = { ...seen(id, row), hospitalID: 2 }
  for (const acto of ['crear', 'actualizarDatos', 'eliminar'] as const) {
    for (const token of [empleado, medico]) {
      const { http, sobre } = await mesa.call(`hospital_matriculado.${acto}`, wire, token)
      expect([http, sobre.mensaje]).toEqual([403, NO_AUTORIZADO])
    }
    expect((await send(acto, wire, '')).estado).toBeLessThanOrEqual(-100)
  }
  expect(await listOf(id)).toEqual([row])
})

test('two people at one row: the second is told who, and the next press works', async () => {
  const id = await newMember()
  const row = await addOne(id)
  const { token: otra } = await signedIn(mesa.db, 'CONTADOR')
  await accept('actualizarDatos', { ...seen(id, row), hospitalID: 1, servicio: 'Piso', cargo: '' }, otra)
  const mine = { ...seen(id, row), hospitalID: 2, servicio: 'Guardia', cargo: 'Directora' }
  for (const acto of ['actualizarDatos', 'eliminar'] as const) {
    const sobre = await send(acto, mine)
    expect(sobre).toMatchObject({ estado: 0, errores: { version: sobre.mensaje } })
    expect(sobre.mensaje).toMatch(/^Lo cambió Nélida Prueba el \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\. Revise /)
  }
  // What it says already is no clash: an answer lost on the way may be asked for again.
  await accept('actualizarDatos', { ...seen(id, row), hospitalID: 1, servicio: 'Piso', cargo: '' })
  const [now] = await listOf(id)
  await accept('actualizarDatos', { ...mine, version: now?.version })
  expect(await rowsOf(id)).toEqual([[2, 'Guardia', 'Directora']])

  const [last] = await listOf(id)
  if (!last) throw new Error('Sin hospital')
  await accept('eliminar', seen(id, last), otra)
  for (const acto of ['actualizarDatos', 'eliminar'] as const)
    expect((await send(acto, { ...mine, version: last.version })).mensaje).toMatch(
      /^Lo quitó de la ficha Nélida Prueba el \d\d\/\d\d\/\d{4}/,
    )
})

test('the same addition from two at once is one', async () => {
  const id = await newMember()
  const wire = { matriculadoID: id, hospitalID: 5, servicio: 'Guardia' }
  const answers = await Promise.all([send('crear', wire), send('crear', wire)])
  expect(answers.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(await rowsOf(id)).toEqual([[5, 'Guardia', null]])
})

test('a hospital where somebody works stays in the catalogue', async () => {
  const id = await newMember()
  await addOne(id, { hospitalID: 7 })
  await expect(mesa.db.query('DELETE FROM hospital WHERE id = 7')).rejects.toThrow(/hospital_matriculado/)
})

describe('the spec’s own call for one field', () => {
  const CAMPO = 'matriculado.datosprofesionales.hospital'
  const edit = async (matriculadoID: number, valor: unknown, valorPrevio?: string) =>
    (await mesa.call('matriculado.actualizarDatos', { matriculadoID, campo: CAMPO, valor, valorPrevio }))
      .sobre

  test('names the hospital of who has one or none, as number or as text of it', async () => {
    const id = await newMember()
    expect((await edit(id, 4)).estado).toBe(1)
    expect(await rowsOf(id)).toEqual([[4, null, null]])
    const [row] = await listOf(id)
    if (!row) throw new Error('Sin hospital')
    await accept('actualizarDatos', { ...seen(id, row), hospitalID: 4, servicio: 'Guardia', cargo: 'Jefa' })
    expect((await edit(id, '6', '4')).estado).toBe(1)
    expect(await rowsOf(id)).toEqual([[6, 'Guardia', 'Jefa']])
    const [acto] = await mesa.history(id)
    expect(acto).toMatchObject({ accion: 'Edición de la ficha' })
    expect(acto?.cambios).toEqual([
      { campo: 'Hospital', antes: `${nombres[3]}, Guardia, Jefa`, despues: `${nombres[5]}, Guardia, Jefa` },
    ])
    const late = await edit(id, 8, '4')
    expect(late.mensaje).toMatch(new RegExp(`^Lo cambió Nélida Prueba el .*: ahora dice "${nombres[5]}"$`))
    expect(late.errores).toEqual({ valorPrevio: late.mensaje })
  })

  test('does not guess which of several, and keeps no text', async () => {
    const id = await newMember()
    await addOne(id)
    await addOne(id, { hospitalID: 2 })
    const before = await rowsOf(id)
    expect((await edit(id, 3)).mensaje).toBe('Tiene 2 hospitales: cambie cada uno en la tabla de su ficha')
    expect((await edit(id, 'Hospital Regional')).mensaje).toBe('Elija un Hospital')
    expect(await rowsOf(id)).toEqual(before)
  })
})
