import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { CLASES_DE_CONTROL, type ClaseDeControl } from '@/domain/control-padron'
import { FALLECIDO } from '@/domain/estados'
import type { Rol } from '@/domain/roles'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRATIVO')).token
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

interface Fila {
  clase: ClaseDeControl
  huella: string
  matricula: number
  miembros: { matriculadoID: number }[]
  cuantos: number
  datos: string[]
  tuvieron: string[]
  visto: { vistoID: number; motivo: string; quien: string } | null
}
type Que = 'contar' | 'traerTodos' | 'traerLote' | 'darPorBueno' | 'volverAMirar'
const call = async (que: Que, wire: Record<string, unknown> = {}, como = token) =>
  (await api.call(`controlPadron.${que}`, wire, { token: como })).sobre
const listOf = async (clase: ClaseDeControl, mas: object = {}) =>
  (await call('traerTodos', { clase, nroPagina: 1, ...mas })).datos as Fila[]
const idsOf = (filas: readonly Fila[]) =>
  filas.map(({ miembros }) => miembros.map(({ matriculadoID }) => matriculadoID))

/** Members far from all others by their numbers, with these columns. */
let next = 5_000
async function member(columnas: Record<string, unknown> = {}) {
  const id = await addMember(api.db, { apellido: 'Control', nombre: `N ${next}` })
  await edit(id, { matricula: next++, cuit_cuil: null, ...columnas })
  return id
}
async function edit(id: number, columnas: Record<string, unknown>) {
  for (const [columna, valor] of Object.entries(columnas))
    await api.db.query(`UPDATE matriculado SET ${columna} = $2 WHERE id = $1`, [id, valor])
}

describe('what does not fit together', () => {
  test('the same person twice, by name without accents and day of birth', async () => {
    const same = { busqueda: 'nunez jose', fecha_nacimiento: '1980-05-02' }
    const both = [await member({ ...same, dni: 28_200_001 }), await member({ ...same, dni: 28_200_002 })]
    await member({ ...same, fecha_nacimiento: '1981-05-02', dni: 28_200_003 })
    expect(idsOf(await listOf('mismaPersona'))).toEqual([both])
  })

  test('a mail and a telephone of many, however they are written, but of nobody dead', async () => {
    const uno = await member({ email: ' Uno@correo.example', telefono: '(385) 412-3456' })
    const two = await member({ email: 'uno@CORREO.example', telefono: '385 4123456' })
    await member({ email: 'uno@correo.example', telefono: '3854123456', tipo_matricula_id: FALLECIDO })
    const short = { telefono: '12345', email: '' }
    await member(short)
    await member(short)
    expect(idsOf(await listOf('mismoCorreo'))).toEqual([[uno, two]])
    expect(idsOf(await listOf('mismoTelefono'))).toEqual([[uno, two]])
  })

  test('a DNI of another generation, unless its owner is a foreigner or its number says nothing', async () => {
    const born = { fecha_nacimiento: '1980-05-02', nacionalidad: 'Argentina' }
    const wrong = await member({ ...born, dni: 45_000_001 })
    await member({ ...born, dni: 28_300_001 })
    await member({ ...born, dni: 45_000_002, nacionalidad: 'Boliviana' })
    await member({ ...born, dni: 94_000_001 })
    await member({ ...born, dni: 45_000_003, fecha_nacimiento: null })
    expect(idsOf(await listOf('dniPorAnio'))).toEqual([[wrong]])
  })

  test('a CUIT that carries another DNI', async () => {
    const wrong = await member({ dni: 28_300_010, cuit_cuil: '20-28300011-3' })
    await member({ dni: 28_300_012, cuit_cuil: '20283000123' })
    await member({ dni: 2_300_012, cuit_cuil: '20-02300012-1' })
    await member({ dni: 28_300_013, cuit_cuil: '123' })
    expect(idsOf(await listOf('cuitDeOtro'))).toEqual([[wrong]])
  })

  test('a place in the book of two, and one out of the order of the numbers', async () => {
    const at = (folio: string, libro = '7') => member({ libro, folio })
    const [one, two] = [await at('12'), await at(' 12 ')]
    await at('13')
    const out = await at('90')
    await at('14')
    await at('15 vta')
    await at('1', '8')
    expect(idsOf(await listOf('libroFolio'))).toEqual([[one, two]])
    expect(idsOf(await listOf('folioDesorden'))).toEqual([[out]])
    await at('2', '8')
    const last = await at('99', '7')
    expect(idsOf(await listOf('folioDesorden'))).toEqual([[out], [last]])
  })

  test('sharing a folio is no finding where it is how the book is kept', async () => {
    for (let i = 0; i < 60; i++) await member({ libro: '9', folio: String(Math.floor(i / 2)) })
    expect(await listOf('libroFolio')).toEqual([])
    await api.db.query("UPDATE matriculado SET libro = NULL WHERE libro = '9'")
  })

  test('a number that nobody has, with who had it and what became of him', async () => {
    const [gone, moved] = [await member(), await member()]
    const first = next - 2
    await member()
    const admin = (await signedIn(api.db, 'ADMINISTRACION')).token
    const deleted = await api.call('matriculado.eliminar', { especialidadID: gone }, { token: admin })
    expect(deleted.sobre).toMatchObject({ estado: 1 })
    const campo = { matriculadoID: moved, campo: 'matriculado.matricula', valor: 900 }
    expect((await api.call('matriculado.actualizarDatos', campo, { token })).sobre).toMatchObject({
      estado: 1,
    })
    const found = (await listOf('hueco')).find(({ datos }) => datos[0] === String(first))
    expect(found).toMatchObject({ matricula: first, miembros: [], datos: [String(first), String(first + 1)] })
    expect(found?.tuvieron.toSorted()).toEqual([
      `${first}: Control, N ${first}, eliminado`,
      `${first + 1}: Control, N ${first + 1}, hoy 900`,
    ])
  })
})

describe('what somebody said is right', () => {
  const pair = async (email: string) => {
    const ids = [await member({ email }), await member({ email })]
    const find = async (ver?: string) =>
      (await listOf('mismoCorreo', ver ? { ver } : {})).find(({ datos }) => datos[0] === email)
    return { ids, find }
  }

  test('waits no more, is told with who and why, and can be taken back', async () => {
    const { find } = await pair('dos@correo.example')
    const before = await find()
    expect(before).toMatchObject({ cuantos: 2, visto: null })
    const huella = before?.huella
    expect(await call('darPorBueno', { huella, motivo: ' ' })).toMatchObject({ estado: 0 })
    expect(await call('darPorBueno', { huella, motivo: 'Son hermanos' })).toMatchObject({ estado: 1 })
    expect(await call('darPorBueno', { huella, motivo: 'Otra vez' })).toMatchObject({ estado: 0 })
    expect(await find()).toBeUndefined()
    const seen = await find('buenos')
    expect(seen?.visto).toMatchObject({ motivo: 'Son hermanos', quien: expect.any(String) as string })
    expect(await find('todos')).toMatchObject({ huella })
    expect(await call('volverAMirar', { vistoID: seen?.visto?.vistoID })).toMatchObject({ estado: 1 })
    expect(await call('volverAMirar', { vistoID: seen?.visto?.vistoID })).toMatchObject({ estado: 0 })
    expect(await find()).toMatchObject({ huella, visto: null })
    const trail = await api.db.query<{ accion: string }>(
      "SELECT accion FROM auditoria WHERE entidad = 'control_visto' ORDER BY id",
    )
    expect(trail.map(({ accion }) => accion)).toEqual([
      'controlPadron.darPorBueno',
      'controlPadron.volverAMirar',
    ])
  })

  test('does not silence the same members with another fact, nor one more member', async () => {
    const { ids, find } = await pair('tres@correo.example')
    await call('darPorBueno', { huella: (await find())?.huella, motivo: 'Son hermanos' })
    expect(await find()).toBeUndefined()
    const third = await member({ email: 'tres@correo.example' })
    const found = await find()
    expect(found && idsOf([found])).toEqual([[...ids, third]])
    await edit(third, { email: null })
    expect(await find()).toBeUndefined()
    for (const id of ids) await edit(id, { email: 'cuatro@correo.example' })
    expect((await listOf('mismoCorreo')).some(({ datos }) => datos[0] === 'cuatro@correo.example')).toBe(true)
  })

  test('is refused once the register says something else, and goes with a member who is deleted', async () => {
    const { ids, find } = await pair('cinco@correo.example')
    const huella = (await find())?.huella
    await edit(ids[0] ?? 0, { email: 'seis@correo.example' })
    expect(await call('darPorBueno', { huella, motivo: 'x' })).toMatchObject({
      estado: 0,
      mensaje: expect.stringContaining('El padrón cambió') as string,
    })
    await edit(ids[0] ?? 0, { email: 'cinco@correo.example' })
    expect(await call('darPorBueno', { huella, motivo: 'x' })).toMatchObject({ estado: 1 })
    const admin = (await signedIn(api.db, 'ADMINISTRACION')).token
    await api.call('matriculado.eliminar', { especialidadID: ids[0] }, { token: admin })
    expect(await api.db.query('SELECT FROM control_visto WHERE huella = $1', [huella])).toEqual([])
  })

  test('is said and taken back by who edits the register alone', async () => {
    for (const rol of ['EMPLEADO', 'MEDICO'] as const satisfies readonly Rol[]) {
      const other = (await signedIn(api.db, rol)).token
      for (const [que, wire] of [
        ['contar', {}],
        ['darPorBueno', { huella: 'x', motivo: 'x' }],
        ['volverAMirar', { vistoID: 1 }],
      ] as const)
        expect((await call(que, wire, other)).estado, `${rol} ${que}`).not.toBe(1)
    }
    expect(await call('volverAMirar', { vistoID: 999_999 })).toMatchObject({ estado: 0 })
  })
})

test('counts, pages and lots agree, and a name finds the findings it is in', async () => {
  const { clases } = (await call('contar')).datos as { clases: { clase: ClaseDeControl; cantidad: number }[] }
  expect(clases.map(({ clase }) => clase)).toEqual(Object.keys(CLASES_DE_CONTROL))
  for (const { clase, cantidad } of clases) {
    const lote = (await call('traerLote', { clase, cantidad: 500 })).datos as Fila[]
    expect([clase, lote.length]).toEqual([clase, cantidad])
    expect(idsOf(lote.slice(0, 15))).toEqual(idsOf((await listOf(clase)).slice(0, 15)))
  }
  const [{ miembros: [one] = [], matricula } = {} as Fila] = await listOf('cuitDeOtro')
  expect(idsOf(await listOf('cuitDeOtro', { nombre: String(matricula) }))).toEqual([[one?.matriculadoID]])
  expect(await listOf('cuitDeOtro', { nombre: 'nadie se llama asi' })).toEqual([])
})
