import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFirmantes, BORRADOR } from '@/backend/prueba/muestras-de-actos'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import { verificar } from '@/backend/verificar/verificar'

let api: ApiDePrueba
let token: string
let firmantes: { primerFirmanteID: number; segundoFirmanteID: number }
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
  firmantes = await addFirmantes(api.db)
})
afterAll(() => api.close())

/** Each test numbers in a year of its own, from 1. */
let anio = 1989
beforeEach(() => anio++)
const day = (mes = '03-02') => `${anio}-${mes}`

type Nombre = Parameters<ApiDePrueba['call']>[0]
const ask = async (nombre: Nombre, wire: Record<string, unknown>, con = token) =>
  (await api.call(nombre, wire, { token: con })).sobre
const draft = async (mas: Record<string, unknown> = {}) => {
  const sobre = await ask('acto.crear', { ...BORRADOR, ...firmantes, fecha: day(), ...mas })
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { id: number }).id
}
const number = (actoID: number, mas: object = {}, con = token) =>
  ask('acto.numerar', { actoID, version: 1, ...mas }, con)
const numbered = async (mas: Record<string, unknown> = {}) => {
  const actoID = await draft(mas)
  expect(await number(actoID)).toMatchObject({ estado: 1 })
  return actoID
}
const read = async (actoID: number) =>
  (await ask('acto.traerDatos', { actoID })).datos as Record<string, unknown> & { citas: object[] }
const price = async (mas: object = {}) => {
  const wire = {
    tipo: 1,
    anio: anio + 20,
    tipoMatriculaID: 1,
    variante: 0,
    nombre: `Precio ${anio}`,
    monto: 100,
  }
  return ask('concepto.crear', { ...wire, ...mas })
}

describe('the life of an act', () => {
  test('written, changed, numbered, signed and read, each step in the trail', async () => {
    const actoID = await draft()
    const { version: _, ...cambio } = { ...BORRADOR, version: 1 }
    const edited = { ...cambio, ...firmantes, fecha: day(), actoID, asunto: 'Otro', version: 1 }
    expect(await ask('acto.actualizarDatos', edited)).toMatchObject({ estado: 1 })
    expect(await ask('acto.actualizarDatos', edited)).toMatchObject({
      estado: 0,
      mensaje: expect.stringContaining('Otra persona lo cambió') as string,
    })
    expect((await number(actoID, { version: 2 })).datos).toEqual({ numero: 1, anio })
    expect(await ask('acto.verEscaneo', { actoID })).toMatchObject({ estado: 0 })
    expect(await ask('acto.firmar', { actoID, fecha: day('03-01') })).toMatchObject({
      errores: { fecha: `Es del 02/03/${anio}: no pudo firmarse antes` },
    })
    expect(await ask('acto.firmar', { actoID, fecha: day('03-05') })).toMatchObject({ estado: 1 })
    expect(await read(actoID)).toMatchObject({
      ...{ numero: 1, anio, estado: 'firmada', asunto: 'Otro', numera: true },
      escaneo: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      firmantes: [{ nombre: 'Dra. Preside' }, { nombre: 'Dr. Secretario' }],
    })
    const acts = await api.db.query<{ accion: string }>(
      "SELECT accion FROM auditoria WHERE entidad = 'acto' AND entidad_id = $1 ORDER BY id",
      [actoID],
    )
    expect(acts.map(({ accion }) => accion)).toEqual([
      ...['acto.crear', 'acto.editar', 'acto.numerar', 'acto.firmar'],
    ])
    expect(await verificar(api.db)).toEqual([])
  })

  test('a draft may be deleted; what has a number is not changed by any way', async () => {
    const borrador = await draft()
    expect(await ask('acto.eliminar', { actoID: borrador })).toMatchObject({ estado: 1 })
    expect(await ask('acto.traerDatos', { actoID: borrador })).toMatchObject({ estado: 0 })
    const actoID = await numbered()
    const said = { estado: 0, mensaje: `Ya tiene número: es Res. 1/${anio} y no se cambia` }
    expect(await ask('acto.eliminar', { actoID })).toMatchObject(said)
    expect(await number(actoID, { version: 2 })).toMatchObject(said)
    for (const sql of [
      "UPDATE acto SET resuelve = 'otro' WHERE id = $1",
      'UPDATE acto SET numero = 99 WHERE id = $1',
      "UPDATE acto SET estado = 'borrador', numero = NULL, anio = NULL WHERE id = $1",
      'DELETE FROM acto WHERE id = $1',
      "UPDATE acto_firmante SET nombre = 'Otro' WHERE acto_id = $1",
      'DELETE FROM acto_firmante WHERE acto_id = $1',
    ])
      await expect(api.db.query(sql, [actoID]), sql).rejects.toThrow(/no se cambia/)
  })

  test('what is missing or does not fit is told beside its field', async () => {
    const long = { ...BORRADOR, ...firmantes, fecha: day(), visto: `<p>${'ñ'.repeat(100_000)}</p>` }
    expect(await ask('acto.crear', long)).toMatchObject({
      errores: { resuelve: expect.stringContaining('200 kB') as string },
    })
    const twice = { segundoFirmanteID: firmantes.primerFirmanteID }
    expect(await ask('acto.crear', { ...BORRADOR, ...firmantes, ...twice })).toMatchObject({
      errores: { segundoFirmanteID: 'Ya es el primer firmante: elija otro' },
    })
    const ataque = await draft({ resuelve: '<p>Bien</p><script>alert(1)</script>' })
    expect(await read(ataque)).toMatchObject({ resuelve: '<p>Bien</p>' })
    expect(await number(await draft({ segundoFirmanteID: '' }))).toMatchObject({
      mensaje: 'Le faltan firmantes: lleva dos',
    })
    expect(await number(await draft({ resuelve: '<p>&nbsp;</p>' }))).toMatchObject({
      errores: { resuelve: 'Le falta lo que resuelve' },
    })
    expect(await number(await draft({ fecha: '2199-01-01' }))).toMatchObject({
      errores: { fecha: 'La fecha 01/01/2199 todavía no llegó' },
    })
  })
})

describe('numbers', () => {
  test('two clerks at once: one waits, no number is skipped or given twice', async () => {
    const drafts = await Promise.all(Array.from({ length: 8 }, () => draft()))
    const numeros = (await Promise.all(drafts.map((actoID) => number(actoID)))).map(
      ({ datos }) => (datos as { numero: number }).numero,
    )
    expect(numeros.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const [uno] = await Promise.all([draft()])
    const both = await Promise.all([number(uno), number(uno)])
    expect(both.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
    expect(await verificar(api.db)).toEqual([])
  })

  test('one whose save is cut after it took its number leaves it to the next', async () => {
    const killed = await draft()
    await expect(
      api.db.query(`BEGIN; SELECT tomar_acto('resolucion', ${anio}, 1);
        UPDATE acto SET estado = 'numerada', anio = ${anio}, numero = 1, numerado_en = now() WHERE id = ${killed};
        SELECT 1 / 0; COMMIT`),
    ).rejects.toThrow(/division by zero/)
    await numbered()
    expect(await read(killed)).toMatchObject({ estado: 'borrador', numero: null })
    expect((await number(killed)).datos).toEqual({ numero: 2, anio })
    expect(await verificar(api.db)).toEqual([])
  })

  test('a day before the last number’s is refused and takes no number', async () => {
    await numbered({ fecha: day('05-10') })
    const former = await draft({ fecha: day('05-09') })
    expect(await number(former)).toMatchObject({
      errores: { fecha: `Res. 1/${anio} es del 10/05/${anio}: la que sigue no puede ser anterior` },
    })
    expect((await number(await draft({ fecha: day('05-10') }))).datos).toEqual({ numero: 2, anio })
    expect((await number(await draft({ clase: 'acta', fecha: day('01-03') }))).datos).toMatchObject({
      numero: 1,
    })
  })

  test('a year begun on paper goes on from its number, told once', async () => {
    const actoID = await draft()
    expect(await read(actoID)).toMatchObject({ primera: true })
    expect((await number(actoID, { primero: 41 })).datos).toEqual({ numero: 41, anio })
    const next = await draft()
    expect(await read(next)).toMatchObject({ primera: false })
    expect(await number(next, { primero: 50 })).toMatchObject({
      errores: { primero: `Ya hay números de ${anio}: el que sigue es el 42` },
    })
    expect((await number(next)).datos).toEqual({ numero: 42, anio })
    expect(await verificar(api.db)).toEqual([])
  })

  test('only administration, and who is named for it', async () => {
    const clerk = await signedIn(api.db, 'ADMINISTRATIVO')
    const actoID = await draft()
    const refused = { estado: 0, mensaje: 'No está entre las personas que numeran resoluciones' }
    expect(await number(actoID, {}, clerk.token)).toMatchObject(refused)
    const [who] = await api.db.query<{ id: number }>(
      "SELECT max(u.id)::int AS id FROM usuario u JOIN rol r ON r.id = u.rol_id WHERE r.nombre = 'ADMINISTRATIVO'",
    )
    const offered = await ask('ajuste.traerPersonas', { clave: 'numerarActos' })
    expect(offered.datos).toContainEqual(expect.objectContaining({ id: who?.id }))
    const named = { clave: 'numerarActos', personas: [who?.id], version: 0 }
    expect(await ask('ajuste.actualizarDatos', named)).toMatchObject({ estado: 1 })
    expect(await number(actoID, {}, clerk.token)).toMatchObject({ estado: 1 })
  })
})

describe('what rests on an act', () => {
  test('its page names the price; without effect it cannot be left while the price runs', async () => {
    const [actoID, otro] = [await numbered(), await numbered()]
    const made = await price({ actoID })
    const conceptoID = (made.datos as { id: number }).id
    expect((await read(actoID)).citas).toEqual([
      {
        tabla: 'concepto',
        donde: conceptoID,
        fuente: 'Precio',
        fila: conceptoID,
        que: `Precio ${anio}: $ 100,00`,
        rige: true,
        hoyPor: null,
      },
    ])
    const revoke = { actoID, porActoID: otro }
    expect(await ask('acto.dejarSinEfecto', revoke)).toMatchObject({
      estado: 0,
      mensaje: expect.stringContaining(`Todavía se apoya en ella: precio Precio ${anio}: $ 100,00`) as string,
    })
    const edit = { conceptoID, nombre: `Precio ${anio}`, monto: 120, actoID: otro }
    expect(await ask('concepto.actualizarDatos', edit)).toMatchObject({ estado: 1 })
    expect((await read(actoID)).citas).toMatchObject([{ rige: false, hoyPor: { nombre: `Res. 2/${anio}` } }])
    expect(await ask('acto.dejarSinEfecto', revoke)).toMatchObject({ estado: 1 })
    expect(await read(actoID)).toMatchObject({ estado: 'sinEfecto', por: { nombre: `Res. 2/${anio}` } })
    expect(await read(otro)).toMatchObject({ dejaSinEfecto: [{ nombre: `Res. 1/${anio}` }] })
    expect(await price({ actoID, variante: 1 })).toMatchObject({
      errores: { actoID: `Res. 1/${anio} quedó sin efecto: elija otra` },
    })
    expect(await ask('acto.firmar', { actoID, fecha: day() })).toMatchObject({ estado: 0 })
    expect(await verificar(api.db)).toEqual([])
  })

  test('an amount that moves without an act rests on none, a name keeps it; a draft carries nothing', async () => {
    const actoID = await numbered()
    const conceptoID = ((await price({ actoID })).datos as { id: number }).id
    const acto = async () =>
      ((await ask('concepto.traerDatos', { conceptoID })).datos as { acto?: string }).acto ?? null
    const edit = (mas: object) =>
      ask('concepto.actualizarDatos', { conceptoID, nombre: 'X', monto: 100, ...mas })
    await edit({ nombre: `Otro nombre ${anio}` })
    expect(await acto()).toBe(`Res. 1/${anio}`)
    await edit({ monto: 101 })
    expect(await acto()).toBeNull()
    expect(await edit({ monto: 102, actoID: await draft() })).toMatchObject({
      errores: { actoID: 'Esa resolución todavía es un borrador: numérela primero' },
    })
  })

  test('a council may ask for the act of every price', async () => {
    const rule = { clave: 'precioConActo', version: 0 }
    expect(await ask('ajuste.actualizarDatos', { ...rule, valor: 1 })).toMatchObject({ estado: 1 })
    const missing = { errores: { actoID: 'Elija la resolución que fija el precio' } }
    expect(await price()).toMatchObject(missing)
    expect(await price({ actoID: 2_147_483_647 })).toMatchObject({
      errores: { actoID: 'Esa resolución ya no existe' },
    })
    expect(await price({ actoID: await numbered() })).toMatchObject({ estado: 1 })
    expect(await ask('ajuste.actualizarDatos', { ...rule, version: 1, valor: 0 })).toMatchObject({
      estado: 1,
    })
  })
})

test('the list is looked through by words, number, state and year; the select has those in force', async () => {
  await numbered({ asunto: 'Aprobación del Reglamento Único' })
  await draft({ asunto: 'Reglamento a medias' })
  const find = async (wire: object) =>
    ((await ask('acto.traerTodos', { nroPagina: 1, anio, ...wire })).datos as { asunto: string }[]).map(
      ({ asunto }) => asunto,
    )
  expect(await find({ texto: 'reglamento unico' })).toEqual(['Aprobación del Reglamento Único'])
  expect(await find({ texto: `res 1/${anio}` })).toEqual(['Aprobación del Reglamento Único'])
  expect(await find({ estado: 'borrador' })).toEqual(['Reglamento a medias'])
  expect(await find({})).toHaveLength(2)
  const names = ((await ask('acto.traerTodosSelect', {})).datos as { nombre: string }[]).map(
    ({ nombre }) => nombre,
  )
  expect(names).toContain(`Res. 1/${anio}, Aprobación del Reglamento Único`)
  expect(names.some((nombre) => nombre.includes('a medias'))).toBe(false)
})

test('a number that is missing and a text that was changed behind the program are found', async () => {
  const actoID = await numbered()
  await api.db.query('ALTER TABLE acto DISABLE TRIGGER acto_queda')
  await api.db.query("UPDATE acto SET resuelve = 'otro' WHERE id = $1", [actoID])
  const changed = await verificar(api.db)
  expect(changed.map(({ regla }) => regla)).toEqual([
    expect.stringContaining('dice lo que decía al numerarse'),
  ])
  await api.db.query('DELETE FROM acto_firmante WHERE acto_id = 0')
  await api.db.query('UPDATE contador SET valor = valor + 1 WHERE nombre = $1', [`acto.resolucion.${anio}`])
  expect((await verificar(api.db)).map(({ regla }) => regla)).toContainEqual(
    expect.stringContaining('hasta el último de su clase y año'),
  )
})
