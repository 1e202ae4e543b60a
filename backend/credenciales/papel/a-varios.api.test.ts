import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { NO_AUTORIZADO, NO_ENCONTRADO } from '@/contract/fixed-texts'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let clerk: string
let firmanteID: number
let tipoCertificadoID: number
beforeAll(async () => {
  api = await startApi()
  ;({ token: clerk } = await signedIn(api.db, 'ADMINISTRATIVO'))
  const [firmante] = await api.db.query<{ id: number }>(
    "INSERT INTO firmante (nombre, cargo) VALUES ('Dra. Ñ. Iñíguez', 'Presidenta') RETURNING id",
  )
  firmanteID = firmante?.id ?? 0
})
beforeEach(async () => {
  tipoCertificadoID = await addTipo(
    '<p>##NOMBRE_MATRICULADO##, folio ##FOLIO_MATRICULADO##, ##OBSERVACION_2##</p>',
  )
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

interface Papel {
  numero: number
  contenido: Record<string, string>
}
interface Vista {
  observaciones: number[]
  malos: string[]
  filas: { matriculadoID: number; motivos: string[] }[]
}

async function addTipo(cuerpo: string): Promise<number> {
  const [tipo] = await api.db.query<{ id: number }>(
    "INSERT INTO tipo_certificado (nombre, cuerpo) VALUES ('Libre deuda ' || random(), $1) RETURNING id",
    [cuerpo],
  )
  return tipo?.id ?? 0
}
async function member(apellido: string, folio: string | null = '56'): Promise<number> {
  const id = await addMember(api.db, { apellido, nombre: 'Ana', tipo: 3 })
  await api.db.query('UPDATE matriculado SET folio = $2 WHERE id = $1', [id, folio])
  return id
}
const wireOf = (ids: readonly number[]) => ({
  matriculadosJSON: JSON.stringify(ids),
  tipoCertificadoID,
  validezDesde: '2026-11-21',
})
const preview = async (ids: readonly number[], token = clerk) =>
  (await api.call('papel.simularCertificados', wireOf(ids), { token })).sobre
const issue = async (
  ids: readonly number[],
  mas: object = {},
  opciones: { token?: string; headers?: Record<string, string> } = {},
) => {
  const wire = {
    ...wireOf(ids),
    firmanteID,
    validezHasta: '2028-11-21',
    observacion2: 'para el hospital',
    ...mas,
  }
  return (await api.call('papel.emitirCertificados', wire, { token: clerk, ...opciones })).sobre
}
const papelesOf = async (ids: readonly number[]) =>
  api.db.query<{ certificados: number; papeles: number }>(
    `SELECT (SELECT count(*)::int FROM certificado_matriculado WHERE matriculado_id = m.id) AS certificados,
       (SELECT count(*)::int FROM papel WHERE matriculado_id = m.id) AS papeles
     FROM matriculado m WHERE m.id = ANY($1::int[]) ORDER BY m.id`,
    [ids],
  )

test('each gets his certificate and its paper, by name and with numbers one after another', async () => {
  const [one, two] = [await member('Zeta'), await member('Álvarez')]
  expect((await preview([one, two])).datos).toEqual({
    observaciones: [2],
    malos: [],
    filas: [
      expect.objectContaining({ matriculadoID: two, apellidoNombre: 'Álvarez, Ana', motivos: [] }),
      expect.objectContaining({ matriculadoID: one, motivos: [] }),
    ],
  })
  const sobre = await issue([one, two, one], { observacion1: 'Renovación de 2026' })
  expect(sobre).toMatchObject({ estado: 1 })
  const { papeles } = sobre.datos as { papeles: Papel[] }
  const [first = 0] = papeles.map(({ numero }) => numero)
  expect(papeles.map(({ numero }) => numero)).toEqual([first, first + 1])
  expect(papeles.map(({ contenido }) => contenido['cuerpo'])).toEqual([
    expect.stringContaining('Álvarez Ana, folio 56, para el hospital'),
    expect.stringContaining('Zeta Ana, folio 56, para el hospital'),
  ])
  expect(papeles[0]?.contenido).toMatchObject({
    validez: 'Válido desde el 21/11/2026 hasta el 21/11/2028. Estado de la matrícula: PASIVO',
  })
  const wire = { matriculadoID: one, nroPagina: 1 }
  const kept = await api.call('certificado_matriculado.traerTodos', wire, { token: clerk })
  expect(kept.sobre.datos).toMatchObject([
    { tipoCertificadoID, validezHasta: '2028-11-21', observaciones: 'Renovación de 2026' },
  ])
  const historial = await api.call('matriculado.traerHistorial', { matriculadoID: one }, { token: clerk })
  expect(JSON.stringify(historial.sobre.datos)).toMatch(/Papel emitido.*Certificado agregado/s)
})

test('who may not have one is told why before, and keeps the others from theirs', async () => {
  const [fine, noFolio, active] = [await member('Bien'), await member('Sin', null), await member('Activo')]
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1', [active])
  await api.db.query(
    'INSERT INTO regla_emision (tipo_certificado_id, estados, deuda, especialidad, version, usuario_id) VALUES ($1, 4, 0, 0, 1, 1)',
    [tipoCertificadoID],
  )
  const ids = [fine, noFolio, active]
  const reasonsOf = async () =>
    ((await preview(ids)).datos as Vista).filas.map(({ matriculadoID, motivos }) => [matriculadoID, motivos])
  const rule = `Su estado es SUSPENDIDO`
  expect(await reasonsOf()).toEqual([
    [active, [rule]],
    [fine, []],
    [noFolio, ['Falta en su ficha: Folio']],
  ])
  expect(await issue(ids)).toMatchObject({
    estado: 0,
    mensaje: `No se les puede emitir: Activo, Ana (${rule}); Sin, Ana (Falta en su ficha: Folio)`,
  })
  expect(await papelesOf(ids)).toEqual(ids.map(() => ({ certificados: 0, papeles: 0 })))
  expect(await issue([fine])).toMatchObject({ estado: 1 })
  expect(await reasonsOf()).toContainEqual([fine, ['Ya tiene este certificado desde ese día']])
})

const ONCE = { headers: { 'idempotency-key': 'certificados-una-vez' } }
test('asked twice, by one or by two at once, it is issued once', async () => {
  const ids = [await member('Uno'), await member('Dos')]
  const [first, again] = [await issue(ids, {}, ONCE), await issue(ids, {}, ONCE)]
  expect(again).toEqual(first)
  expect(await papelesOf(ids)).toEqual(ids.map(() => ({ certificados: 1, papeles: 1 })))
  const others = [await member('Tres'), await member('Cuatro')]
  const both = await Promise.all([issue(others), issue(others.toReversed())])
  expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
  expect(await papelesOf(others)).toEqual(ids.map(() => ({ certificados: 1, papeles: 1 })))
})

test('what a single one is refused for is refused beside its cause, and nothing is left', async () => {
  const ids = [await member('Ana')]
  expect(await issue(ids, { firmanteID: 999_999 })).toMatchObject({
    errores: { firmanteID: 'Ese firmante no existe' },
  })
  expect(await issue(ids, { validezHasta: '2026-11-20' })).toMatchObject({
    errores: { validezHasta: 'La fecha Hasta no puede ser anterior a la fecha Desde' },
  })
  expect(await issue(ids, { tipoCertificadoID: 999_999 })).toMatchObject({
    errores: { tipoCertificadoID: 'Ese tipo de certificado no existe' },
  })
  expect(await issue([...ids, 2_000_000_000])).toMatchObject({ mensaje: NO_ENCONTRADO })
  expect(await issue([])).toMatchObject({ estado: 0 })
  expect(await issue(Array.from({ length: 101 }, (_, n) => n + 1))).toMatchObject({
    mensaje: 'Elija hasta 100 matriculados',
  })
  tipoCertificadoID = await addTipo('<p>##NOMBRE_DEL_MATRICULADO##</p>')
  expect((await preview(ids)).datos).toMatchObject({ malos: ['##NOMBRE_DEL_MATRICULADO##'] })
  expect(await issue(ids)).toMatchObject({ mensaje: expect.stringContaining('mal escritos') as string })
  tipoCertificadoID = await addTipo(`<p>${'x'.repeat(4_000_001)}</p>`)
  expect(await issue(ids)).toMatchObject({ mensaje: expect.stringContaining('es muy largo') as string })
  expect(await papelesOf(ids)).toEqual([{ certificados: 0, papeles: 0 }])
  const { token } = await signedIn(api.db, 'EMPLEADO')
  for (const refused of [await preview(ids, token), await issue(ids, {}, { token })])
    expect(refused).toMatchObject({ estado: 0, mensaje: NO_AUTORIZADO })
})
