import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSession } from '@/backend/prueba/gente'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { verificar } from '@/backend/verificar/verificar'
import { makeCuit } from '@/domain/cuit'
import { readInstanteEscrito } from '@/domain/fecha-escrita'
import { formatInstante } from '@/domain/fechas'

let mesa: Mesa
beforeAll(async () => {
  mesa = await openMesa()
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  await mesa.close()
})

const PERSONALES = 'matriculado.datospersonales'
const edit = (matriculadoID: number, campo: string, valor: unknown, valorPrevio?: string, token?: string) =>
  mesa.call('matriculado.actualizarDatos', { matriculadoID, campo, valor, valorPrevio }, token)
const messageOf = async (...args: Parameters<typeof edit>) => (await edit(...args)).sobre.mensaje

/** Another clerk, with a name of her own. */
async function addClerk(nombre: string, apellido: string): Promise<string> {
  const [row] = await mesa.db.query<{ id: number }>(
    `INSERT INTO usuario (username, clave_hash, nombre, apellido, rol_id)
     SELECT lower($1::text), '', $1, $2, rol_id FROM usuario WHERE id = $3 RETURNING id`,
    [nombre, apellido, mesa.usuarioID],
  )
  return addSession(mesa.db, row?.id ?? 0)
}

describe('what somebody else changed meanwhile', () => {
  let ana: string
  beforeAll(async () => {
    ana = await addClerk('Ana', 'Pérez')
  })

  async function whenOf(id: number): Promise<string> {
    const [acto] = await mesa.history(id)
    return formatInstante(readInstanteEscrito(acto?.cuando ?? '') ?? '').slice(0, -3)
  }

  test.each([
    ['localidad', 'Frías', 'Añatuya', 'Añatuya', 'La Banda'],
    ['sexo', '2', 1, 'Masculino', 2],
    ['fecha_nacimiento', '1985-02-03', '1984-12-31', '31/12/1984', '1983-01-01'],
    ['apellido_nombre', 'Nuevo Inés María', 'Nuevo, Inés', 'Nuevo Inés', 'Nueva, Inés'],
  ])('%s', async (campo, seen, hers, shown, mine) => {
    const id = await mesa.enter()
    expect((await edit(id, `${PERSONALES}.${campo}`, hers, seen, ana)).sobre.estado).toBe(1)
    const { sobre } = await edit(id, `${PERSONALES}.${campo}`, mine, seen)
    const mensaje = `Lo cambió Ana Pérez el ${await whenOf(id)}: ahora dice "${shown}"`
    expect(sobre).toMatchObject({ estado: 0, mensaje, errores: { valorPrevio: mensaje } })
    expect(await messageOf(id, `${PERSONALES}.${campo}`, mine)).toBeNull()
  })

  test('is told for a part of the name changed as a whole, and the other way round', async () => {
    const id = await mesa.enter()
    await edit(id, `${PERSONALES}.apellido_nombre`, 'Novoa, Inés', undefined, ana)
    expect(await messageOf(id, `${PERSONALES}.apellido`, 'Nuevas', 'Nuevo')).toMatch(
      /^Lo cambió Ana Pérez el .*: ahora dice "Novoa"$/,
    )
    const other = await mesa.enter()
    await edit(other, `${PERSONALES}.nombre`, 'Irma', undefined, ana)
    expect(await messageOf(other, `${PERSONALES}.apellido_nombre`, 'Nuevo, Ida', 'Nuevo Inés María')).toMatch(
      /^Lo cambió Ana Pérez el .*: ahora dice "Nuevo Irma"$/,
    )
  })

  test('by nobody the trail knows, or emptied', async () => {
    const id = await mesa.enter({ domicilio: 'Mitre 1' })
    await mesa.db.query(`UPDATE matriculado SET domicilio = 'Mitre 2', fax = NULL WHERE id = $1`, [id])
    // The entry itself wrote the field, so the trail names who entered him.
    expect(await messageOf(id, `${PERSONALES}.domicilio`, 'Mitre 3', 'Mitre 1')).toMatch(
      /ahora dice "Mitre 2"/,
    )
    expect(await messageOf(id, 'matriculado.datosprofesionales.fax', '385 3', '385 1')).toBe(
      'El dato cambió: ahora está vacío',
    )
  })

  test('line ends of another system are the same text', async () => {
    const id = await mesa.enter({ notas: 'Uno\nDos' })
    expect(await messageOf(id, 'matriculado.varios.notas', 'Tres', 'Uno\r\nDos')).toBeNull()
  })

  test('an empty field was seen empty', async () => {
    const id = await mesa.enter()
    expect(await messageOf(id, `${PERSONALES}.domicilio`, 'Mitre 1', '')).toBeNull()
    expect(await messageOf(id, `${PERSONALES}.domicilio`, 'Mitre 2', '')).toMatch(/ahora dice "Mitre 1"/)
  })
})

describe('surname and name', () => {
  const nameOf = async (id: number) => {
    const { datospersonales } = await mesa.record(id)
    return `${String(datospersonales['apellido'])}|${String(datospersonales['nombre'])}`
  }

  test.each([
    ['De la Fuente, Ana', 'De la Fuente|Ana'],
    ['  De   la Fuente ,  Ana   María ', 'De la Fuente|Ana María'],
    ['Paz Ruiz Ana María', 'Paz Ruiz|Ana María'],
    ['PAZ RUÍZ ana', 'PAZ RUÍZ|ana'],
  ])('%j is %s', async (valor, kept) => {
    const id = await mesa.enter({ apellido: 'Paz Ruiz', nombre: 'Ana' })
    expect(await messageOf(id, `${PERSONALES}.apellido_nombre`, valor)).toBeNull()
    expect(await nameOf(id)).toBe(kept)
  })

  test.each([
    'Fuente Ana',
    'Paz Ruiz',
    'Paz Ana Ruiz',
    'Paz, Ana, María',
    ', Ana',
    'Paz,',
    "'-', Ana",
    'Paz Ruizo Ana',
  ])('%j cannot be told apart', async (valor) => {
    const id = await mesa.enter({ apellido: 'Paz Ruiz', nombre: 'Ana' })
    expect(await messageOf(id, `${PERSONALES}.apellido_nombre`, valor)).toBe(
      'Escriba «Apellido, Nombre», con una coma entre los dos',
    )
    expect(await nameOf(id)).toBe('Paz Ruiz|Ana')
  })

  test('changed, the list finds the new name and not the old, and stands where it belongs', async () => {
    const id = await mesa.enter({ apellido: 'Aaaa', nombre: 'Primera' })
    await edit(id, `${PERSONALES}.apellido_nombre`, 'Ñoño, Última')
    const found = async (nombre: string) =>
      ((await mesa.call('matriculado.traerTodos', { nombre })).sobre.datos as { id: number }[]).map(
        (one) => one.id,
      )
    expect(await found('nono ultima')).toEqual([id])
    expect(await found('aaaa primera')).toEqual([])
    const [acto] = await mesa.history(id)
    expect(acto?.cambios).toEqual([
      { campo: 'Apellido y Nombre', antes: 'Aaaa, Primera', despues: 'Ñoño, Última' },
    ])
  })
})

describe('province and department', () => {
  const twoProvinces = () =>
    mesa.db.query<{ provincia: number; departamento: number; nombre: string }>(
      `SELECT provincia_id AS provincia, min(id) AS departamento, min(nombre) AS nombre FROM departamento
       WHERE provincia_id <> (SELECT provincia_id FROM departamento ORDER BY id LIMIT 1) GROUP BY 1 ORDER BY 1 LIMIT 2`,
    )

  test('another province empties a department that is not hers, in one act', async () => {
    const id = await mesa.enter()
    const [there] = await twoProvinces()
    const before = await mesa.record(id)
    await edit(id, `${PERSONALES}.provincia`, there?.provincia)
    expect((await mesa.record(id)).datospersonales).toMatchObject({
      provincia: { id: there?.provincia },
      departamento: null,
    })
    const [acto] = await mesa.history(id)
    const { departamento } = before.datospersonales as { departamento: { nombre: string } }
    expect(acto?.cambios).toMatchObject([
      { campo: 'Provincia' },
      { campo: 'Departamento', antes: departamento.nombre, despues: null },
    ])
    expect(await messageOf(id, `${PERSONALES}.departamento`, there?.departamento)).toBeNull()
    expect(await messageOf(id, `${PERSONALES}.provincia`, there?.provincia)).toBeNull()
    expect((await mesa.record(id)).datospersonales['departamento']).toMatchObject({ id: there?.departamento })
  })

  test('a department of another province, or of none chosen, is refused', async () => {
    const id = await mesa.enter()
    const [there] = await twoProvinces()
    expect(await messageOf(id, `${PERSONALES}.departamento`, there?.departamento)).toBe(
      'El departamento no es de la provincia del matriculado',
    )
    await mesa.db.query('UPDATE matriculado SET provincia_id = NULL, departamento_id = NULL WHERE id = $1', [
      id,
    ])
    expect(await messageOf(id, `${PERSONALES}.departamento`, there?.departamento)).toBe(
      'Elija primero la Provincia',
    )
  })
})

test('a CUIT is kept by its digits and seen by them', async () => {
  const id = await mesa.enter()
  const campo = 'matriculado.datosprofesionales.cuit_cuil'
  const cuit = makeCuit(42_000_001, 2)
  expect(await messageOf(id, campo, `${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`)).toBeNull()
  expect((await mesa.record(id)).datosprofesionales['cuit_cuil']).toBe(cuit)
  expect(await messageOf(id, campo, makeCuit(42_000_002, 2), cuit)).toBeNull()
})
