import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { specialty } from '@/backend/prueba/muestras-de-credenciales'
import { openCaja, refusalOf, type Caja } from '@/backend/prueba/tesoreria/caja'
import type { Vuelta } from '@/backend/prueba/llamada'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

interface Fila {
  id: number
  especialidadID: number
  especialidad: string
  fechaObtencion: string
  fechaCaducidad: string | null
  sinReval: boolean
  nroCertificado: string
  esReval: boolean
  [clave: string]: unknown
}

const add = (matriculadoID: number, mas: object = {}) =>
  caja.call('especialidad_matriculado.crear', specialty(matriculadoID, mas))
const remove = (especialidadMatriculadoID: unknown) =>
  caja.call('especialidad_matriculado.eliminar', { especialidadMatriculadoID })
const listOf = async (matriculadoID: number) =>
  (await caja.call('especialidad_matriculado.traerTodos', { matriculadoID })).sobre.datos as Fila[]
const made = ({ sobre }: Vuelta): { id: number; nroCertificado: string } => {
  if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
  return sobre.datos as { id: number; nroCertificado: string }
}
const RENOVADA = { esReval: true, fechaObtencion: '2026-11-21', fechaCaducidad: '2031-11-21' }

test('a new specialty is numbered, listed as it was sent, and read by its id', async () => {
  const matriculadoID = await addMember(caja.db)
  const first = made(await add(matriculadoID))
  const second = made(await add(matriculadoID, { especialidadID: 2, sinReval: true, lugarOrganizacion: '' }))
  expect(Number(second.nroCertificado)).toBe(Number(first.nroCertificado) + 1)
  const row = {
    id: first.id,
    especialidadID: 1,
    fechaObtencion: '2024-03-01 00:00:00',
    fechaCaducidad: '2029-03-01 00:00:00',
    sinReval: false,
    esReval: false,
    nroCertificado: first.nroCertificado,
    formaObtencionEspecialidadID: 1,
    organizacionID: 1,
    lugarOrganizacion: 'Santiago del Estero',
  }
  const rows = await listOf(matriculadoID)
  expect(rows).toHaveLength(2)
  expect(rows.find(({ id }) => id === first.id)).toMatchObject(row)
  // What never expires keeps no expiry, whatever was sent.
  expect(rows.find(({ id }) => id === second.id)).toMatchObject({
    sinReval: true,
    fechaCaducidad: null,
    lugarOrganizacion: null,
  })
  const { sobre } = await caja.call('especialidad_matriculado.traerDatos', {
    especialidadMatriculadoID: first.id,
  })
  expect(sobre.datos).toMatchObject(row)
})

test('a revalidation is a record of its own with the same number; the older one stays', async () => {
  const matriculadoID = await addMember(caja.db)
  const { id, nroCertificado } = made(await add(matriculadoID))
  const again = made(await add(matriculadoID, { ...RENOVADA, nroCertificado, revalidaID: id }))
  expect(again.nroCertificado).toBe(nroCertificado)
  const rows = await listOf(matriculadoID)
  expect(rows.map(({ id, esReval, nroCertificado }) => [id, esReval, nroCertificado])).toEqual([
    [again.id, true, nroCertificado],
    [id, false, nroCertificado],
  ])
  expect(refusalOf(await remove(id))).toBe('Fue revalidada: elimine antes su revalidación')
  expect((await remove(again.id)).sobre.estado).toBe(1)
  expect(await listOf(matriculadoID)).toMatchObject([{ id, esReval: false }])
})

test('what came without a number is revalidated without one, and by its own record', async () => {
  const matriculadoID = await addMember(caja.db)
  const [{ id } = { id: 0 }] = await caja.db.query<{ id: number }>(
    `INSERT INTO especialidad_matriculado (matriculado_id, especialidad_id, fecha_obtencion, fecha_caducidad, sin_reval, es_reval)
     VALUES ($1, 1, '2019-03-01', '2024-03-01', false, false) RETURNING id`,
    [matriculadoID],
  )
  const wire = { ...RENOVADA, revalidaID: id }
  expect(refusalOf(await add(matriculadoID, { ...wire, especialidadID: 2 }))).toMatch(
    /^Lo que se revalida es de /,
  )
  const again = made(await add(matriculadoID, wire))
  expect(refusalOf(await add(matriculadoID, wire))).toMatch(/^La especialidad cambió: lo hizo Nélida Prueba/)
  const rows = await listOf(matriculadoID)
  expect(rows.map(({ id, nroCertificado, revalidaID }) => [id, nroCertificado, revalidaID])).toEqual([
    [again.id, null, id],
    [id, null, null],
  ])
  expect(refusalOf(await remove(id))).toBe('Fue revalidada: elimine antes su revalidación')
})

test('of two clerks who revalidate the same one succeeds and the other is told', async () => {
  for (const seen of [true, false]) {
    const matriculadoID = await addMember(caja.db)
    const { id, nroCertificado } = made(await add(matriculadoID))
    // Without the extension an old client says the number alone.
    const wire = { ...RENOVADA, nroCertificado, ...(seen && { revalidaID: id }) }
    const answers = await Promise.all([1, 2, 3].map(() => add(matriculadoID, wire)))
    expect(answers.map(({ sobre }) => sobre.estado).sort()).toEqual([0, 0, 1])
    for (const answer of answers.filter(({ sobre }) => sobre.estado === 0))
      expect(refusalOf(answer)).toMatch(
        seen
          ? /^La especialidad cambió: lo hizo Nélida Prueba el .+\. Ahora vence el 21\/11\/2031\.$/
          : /^Tiene que ser posterior al 21\/11\/2026/,
      )
    expect(await listOf(matriculadoID)).toHaveLength(2)
  }
})

test('the same specialty is not in force twice, also when two add it at once', async () => {
  const matriculadoID = await addMember(caja.db)
  const answers = await Promise.all([add(matriculadoID), add(matriculadoID), add(matriculadoID)])
  expect(answers.map(({ sobre }) => sobre.estado).sort()).toEqual([0, 0, 1])
  const refused = answers.find(({ sobre }) => sobre.estado === 0)
  expect(refused && refusalOf(refused)).toMatch(
    /^Ya tiene .+ en vigencia hasta el 01\/03\/2029 \(certificado \d+\)$/,
  )
  expect(refused?.sobre.errores).toHaveProperty('especialidadID')
})

test('one that has expired may be had anew, and then the old one is not revalidated beside it', async () => {
  const matriculadoID = await addMember(caja.db)
  const old = made(await add(matriculadoID, { fechaObtencion: '2015-01-01', fechaCaducidad: '2020-01-01' }))
  const renewed = made(await add(matriculadoID))
  expect(renewed.nroCertificado).not.toBe(old.nroCertificado)
  const late = await add(matriculadoID, { ...RENOVADA, nroCertificado: old.nroCertificado })
  expect(refusalOf(late)).toMatch(/^Ya tiene .+ en vigencia/)
})

test('numbers have no gap: fifty at once, some of them refused', async () => {
  const members = await Promise.all(Array.from({ length: 50 }, () => addMember(caja.db)))
  const before = await lastNumber()
  const answers = await Promise.all(
    members.map((id, n) => add(id, n % 5 === 0 ? { organizacionID: 99_999 } : {})),
  )
  const numbers = answers.flatMap(({ sobre }) =>
    sobre.estado === 1 ? [Number((sobre.datos as { nroCertificado: string }).nroCertificado)] : [],
  )
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => before + n + 1))
})

const lastNumber = async (): Promise<number> => {
  const [row] = await caja.db.query<{ valor: number }>(
    "SELECT valor FROM contador WHERE nombre = 'certificado_especialidad'",
  )
  return row?.valor ?? 0
}

test('what is deleted is on the record no more, its number is given to nobody, and the second is told', async () => {
  const matriculadoID = await addMember(caja.db)
  const { id, nroCertificado } = made(await add(matriculadoID))
  expect((await remove(id)).sobre.estado).toBe(1)
  expect(refusalOf(await remove(id))).toMatch(/^La eliminó Nélida Prueba el \d/)
  expect(await listOf(matriculadoID)).toEqual([])
  const read = await caja.call('especialidad_matriculado.traerDatos', { especialidadMatriculadoID: id })
  expect(refusalOf(read)).toBe('No se encontró el registro')
  expect(Number(made(await add(matriculadoID)).nroCertificado)).toBe(Number(nroCertificado) + 1)
  const kept = await caja.db.query<{ de: number | null; hay: boolean }>(
    'SELECT eliminado_por AS de, eliminado_en IS NOT NULL AS hay FROM especialidad_matriculado WHERE id = $1',
    [id],
  )
  expect(kept).toEqual([{ de: expect.any(Number) as number, hay: true }])
})

test.each([
  [{ especialidadID: undefined }, 'especialidadID', 'Elija una especialidad'],
  [{ especialidadID: 99_999 }, 'especialidadID', 'Esa especialidad ya no existe'],
  [{ organizacionID: '' }, 'organizacionID', 'Elija una Organizacion'],
  [{ organizacionID: 99_999 }, 'organizacionID', 'Esa organización ya no existe'],
  [{ formaObtencionEspecialidadID: null }, 'formaObtencionEspecialidadID', 'Elija una Forma de Obtencion'],
  [
    { formaObtencionEspecialidadID: 99 },
    'formaObtencionEspecialidadID',
    'Esa forma de obtención ya no existe',
  ],
  [{ fechaObtencion: undefined }, 'fechaObtencion', 'Elija una Fecha de Obtencion'],
  [{ fechaObtencion: '12026-11-21' }, 'fechaObtencion', 'Ingrese una fecha válida'],
  [{ fechaObtencion: '2026-11-22' }, 'fechaObtencion', 'La fecha de obtención no puede ser posterior a hoy'],
  [{ fechaCaducidad: null }, 'fechaCaducidad', 'Elija una Fecha de Caducidad'],
  [{ fechaCaducidad: '12031-03-01' }, 'fechaCaducidad', 'Ingrese una fecha válida'],
  [
    { fechaCaducidad: '2024-03-01' },
    'fechaCaducidad',
    'La fecha de caducidad tiene que ser posterior a la de obtención',
  ],
  [{ lugarOrganizacion: 'x'.repeat(201) }, 'lugarOrganizacion', 'Hasta 200 caracteres'],
])('refused beside its field: %j', async (mas, campo, mensaje) => {
  const { sobre } = await add(await addMember(caja.db), mas)
  expect(sobre).toMatchObject({ estado: 0, mensaje, errores: { [campo]: mensaje } })
})

test('a revalidation of nothing, of another’s, of another specialty or of one that never expires is refused', async () => {
  const matriculadoID = await addMember(caja.db)
  const other = await addMember(caja.db)
  const { nroCertificado } = made(await add(other))
  const unknown = 'El matriculado no tiene una especialidad con ese certificado'
  expect(refusalOf(await add(matriculadoID, RENOVADA))).toBe(unknown)
  expect(refusalOf(await add(matriculadoID, { ...RENOVADA, nroCertificado }))).toBe(unknown)
  const wrong = await add(other, { ...RENOVADA, nroCertificado, especialidadID: 2 })
  expect(refusalOf(wrong)).toMatch(new RegExp(`^El certificado ${nroCertificado} es de `))
  const forever = made(await add(matriculadoID, { sinReval: true }))
  expect(
    refusalOf(await add(matriculadoID, { ...RENOVADA, nroCertificado: forever.nroCertificado })),
  ).toMatch(/no vence: no hay qué revalidar$/)
  const sooner = await add(other, { ...RENOVADA, nroCertificado, fechaCaducidad: '2028-01-01' })
  expect(sooner.sobre.errores).toMatchObject({
    fechaCaducidad: 'No puede vencer antes del 01/03/2029, cuando vence lo que revalida',
  })
  expect(refusalOf(await add(2_147_483_647))).toBe('No se encontró el registro')
  const { token } = await signedIn(caja.db, 'EMPLEADO')
  const { http } = await caja.api.call('especialidad_matriculado.crear', specialty(other), { token })
  expect(http).toBe(403)
})
