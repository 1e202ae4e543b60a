import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'
import { makeXlsx } from '@/backend/prueba/llamada'
import { verificar } from '@/backend/verificar/verificar'
import { type Ensayo, HOJAS, type Hoja } from '@/domain/archivo-federacion'

let api: ApiDePrueba
let token: string
let basico: number
let amplio: number
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
  const tipos = await api.db.query<{ id: number }>(
    `INSERT INTO tipo_seguro (nombre, suma_asegurada) VALUES ('Prueba básico', 100000000), ('Prueba amplio', 250000050)
     RETURNING id`,
  )
  ;[basico = 0, amplio = 0] = tipos.map(({ id }) => id)
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

type Datos = Record<string, unknown>
const OCTUBRE = { mes: 10, anio: 2026 }
const NOVIEMBRE = { mes: 11, anio: 2026 }
const call = async (que: string, wire: Datos) =>
  (await api.call(`archivoFederacion.${que}` as 'archivoFederacion.contar', wire, { token })).sobre

/** Somebody with all that the federation asks for, and his only period. */
async function insured(
  apellido: string,
  dias: { desde: string; hasta?: string },
  tipo: number | null = basico,
): Promise<number> {
  const id = await addMember(api.db, { apellido, nombre: 'Ana' })
  await api.db.query(
    `UPDATE matriculado SET fecha_nacimiento = '1980-02-29', domicilio = 'Mitre 5', localidad = 'Frías' WHERE id = $1`,
    [id],
  )
  await addPeriod(id, dias, tipo)
  return id
}
async function addPeriod(id: number, dias: { desde: string; hasta?: string }, tipo: number | null = basico) {
  await addSeguro(api.db, id, dias)
  await api.db.query(
    'UPDATE federacion_matriculado SET tipo_seguro_id = $2 WHERE matriculado_id = $1 AND desde = $3',
    [id, tipo, dias.desde],
  )
}
const rehearse = async (lista: Ensayo, nombre: string, mes: Datos = NOVIEMBRE) =>
  (await call('ensayar', { ...mes, lista, nombre, nroPagina: 1 })).datos as Datos[]
const countOf = async (mes: Datos = NOVIEMBRE) => {
  const { anterior, listas } = (await call('contar', mes)).datos as {
    anterior: Datos | null
    listas: { lista: Ensayo; cantidad: number }[]
  }
  return { anterior, ...Object.fromEntries(listas.map(({ lista, cantidad }) => [lista, cantidad])) }
}
const sheetsNow = async (mes: Datos = NOVIEMBRE) =>
  (await api.call('estadisticas.altasBajasFederacion', mes, { token })).sobre.datos as Record<Hoja, Datos[]>

async function makeFiles(mes: Datos = NOVIEMBRE): Promise<number> {
  const { datos } = await call('generar', mes)
  const { id, lineas } = datos as { id: number; lineas: number }
  const [frozen] = await api.db.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM archivo_federacion_fila WHERE archivo_federacion_id = $1',
    [id],
  )
  expect(lineas).toBe(frozen?.n)
  for (const hoja of HOJAS) expect(await keep(id, hoja)).toMatchObject({ estado: 1 })
  return id
}
const keep = async (archivoFederacionID: number, hoja: Hoja, texto: string = hoja) =>
  (
    await api.call(
      'archivoFederacion.guardarHoja',
      { archivoFederacionID, hoja },
      { token, archivo: makeXlsx(texto) },
    )
  ).sobre

test('who begins, who ends and who is insured stand in their sheets, with all that the federation asks', async () => {
  const apellido = 'Hojasuno'
  const id = await insured(apellido, { desde: '2026-11-03' })
  await api.db.query(
    `INSERT INTO especialidad_matriculado (matriculado_id, especialidad_id, fecha_obtencion, fecha_caducidad, sin_reval)
     SELECT $1, id, '2020-01-01', CASE WHEN id = 2 THEN DATE '2026-11-20' END, id = 1 FROM especialidad WHERE id IN (1, 2)`,
    [id],
  )
  await insured('Hojasdos', { desde: '2025-01-01', hasta: '2026-11-10' })
  await insured('Hojastres', { desde: '2025-01-01', hasta: '2026-12-10' })
  await insured('Hojascuatro', { desde: '2025-01-01', hasta: '2026-10-31' })
  const { altas, bajas, unificado } = await sheetsNow()
  const namesOf = (filas: Datos[] | undefined) => filas?.map(({ apellidoNombre }) => apellidoNombre)
  expect(namesOf(altas)).toEqual(['Hojasuno Ana'])
  expect(namesOf(bajas)).toEqual(['Hojasdos Ana'])
  expect(namesOf(unificado)).toEqual(['Hojasdos Ana', 'Hojastres Ana', 'Hojasuno Ana'])
  const [one] = altas ?? []
  const [member] = await api.db.query<{ dni: number; cuit: string; matricula: number; nombre: string }>(
    `SELECT dni, cuit_cuil AS cuit, matricula, (SELECT nombre FROM especialidad WHERE id = 1) AS nombre
     FROM matriculado WHERE id = $1`,
    [id],
  )
  expect(one).toMatchObject({
    dni: String(member?.dni),
    cuit: member?.cuit,
    matricula: member?.matricula,
    ...{ fechaInicio: '2026-11-03', fechaBaja: null, domicilio: 'Mitre 5', localidad: 'Frías', cp: null },
    ...{ espec1: member?.nombre, espec2: null, fechaNac: '1980-02-29' },
    ...{ sumaAsegurada: 1000000, tipoSeguro: 'Prueba básico', lista: 'altas' },
  })
  // An end that comes later is none yet.
  expect(unificado?.find(({ apellidoNombre }) => apellidoNombre === 'Hojastres Ana')).toMatchObject({
    fechaBaja: null,
  })
})

test('each is told why: the first time, back again, a change, an end; and who is left out for what', async () => {
  await insured('Porqueuno', { desde: '2026-11-02' })
  const back = await insured('Porquedos', { desde: '2024-01-01', hasta: '2026-03-31' })
  await addPeriod(back, { desde: '2026-11-05' })
  const changed = await insured('Porquetres', { desde: '2024-01-01', hasta: '2026-11-09' })
  await addPeriod(changed, { desde: '2026-11-10' }, amplio)
  const why = async (lista: Ensayo, nombre: string) => {
    const filas = await rehearse(lista, nombre)
    return filas.map(({ motivo, otroTipo, otraFecha, faltan }) => [motivo, otroTipo, otraFecha, faltan])
  }
  expect(await why('altas', 'porqueuno')).toEqual([['nueva', null, null, []]])
  expect(await why('altas', 'porquedos')).toEqual([['vuelve', null, '2026-03-31', []]])
  expect(await why('altas', 'porquetres')).toEqual([['cambio', 'Prueba básico', null, []]])
  expect(await why('bajas', 'porquetres')).toEqual([['cambio', 'Prueba amplio', null, []]])
  // Insured by the last of his periods, and there once.
  const whole = await rehearse('unificado', 'porquetres')
  expect(whole.map(({ tipoSeguro, desde }) => [tipoSeguro, desde])).toEqual([['Prueba amplio', '2026-11-10']])

  const bare = await insured('Porquecuatro', { desde: '2026-11-02' }, null)
  await api.db.query('UPDATE matriculado SET fecha_nacimiento = NULL WHERE id = $1', [bare])
  expect(await why('afuera', 'porquecuatro')).toEqual([[null, null, null, ['nacimiento', 'tipo']]])
  expect(await rehearse('altas', 'porquecuatro')).toEqual([])
  expect(await rehearse('unificado', 'porquecuatro')).toEqual([])
  // His end is told all the same: nobody pays for him any more.
  await api.db.query(`UPDATE federacion_matriculado SET hasta = '2026-11-30' WHERE matriculado_id = $1`, [
    bare,
  ])
  expect(await why('bajas', 'porquecuatro')).toEqual([['baja', null, null, []]])
})

test('what differs from the files of the month before is told, and without any nothing does', async () => {
  const [stays, leaves, changes] = [
    await insured('Antesuno', { desde: '2025-01-01' }),
    await insured('Antesdos', { desde: '2025-01-01' }),
    await insured('Antestres', { desde: '2025-01-01' }),
  ]
  expect(await countOf()).toMatchObject({ anterior: null, entran: 0, salen: 0, cambian: 0 })
  await makeFiles(OCTUBRE)
  await api.db.query(`UPDATE federacion_matriculado SET hasta = '2026-10-31' WHERE matriculado_id = $1`, [
    leaves,
  ])
  await api.db.query('UPDATE federacion_matriculado SET tipo_seguro_id = $2 WHERE matriculado_id = $1', [
    changes,
    amplio,
  ])
  await insured('Antescuatro', { desde: '2026-11-01' })
  const idsOf = async (lista: Ensayo) =>
    (await rehearse(lista, 'antes')).map(({ matriculadoID }) => matriculadoID)
  expect(await countOf()).toMatchObject({ anterior: { mes: 10, anio: 2026 } })
  expect(await idsOf('salen')).toEqual([leaves])
  expect(await rehearse('cambian', 'antes')).toMatchObject([
    { matriculadoID: changes, tipoSeguro: 'Prueba amplio', otroTipo: 'Prueba básico', otraSuma: 1000000 },
  ])
  expect(await idsOf('unificado')).toContain(stays)
  expect((await rehearse('entran', 'antescuatro')).length).toBe(1)
})

test('the counts are what the lists have, page by page', async () => {
  const counts = await countOf()
  for (const lista of ['altas', 'bajas', 'unificado', 'afuera', 'entran', 'salen', 'cambian'] as const) {
    const { datos, pagTotalItems } = await call('ensayar', { ...NOVIEMBRE, lista, nroPagina: 1 })
    expect([lista, pagTotalItems]).toEqual([lista, (counts as unknown as Record<string, number>)[lista]])
    expect((datos as Datos[]).length).toBe(Math.min(20, pagTotalItems ?? 0))
  }
})

test('generated files hold what was so at that moment, are had again byte for byte, and never change', async () => {
  const apellido = 'Quietouno'
  const id = await insured(apellido, { desde: '2026-11-04' })
  const archivoFederacionID = await makeFiles()
  await api.db.query(`UPDATE matriculado SET apellido = 'Otro', domicilio = 'Otra' WHERE id = $1`, [id])
  await api.db.query('UPDATE federacion_matriculado SET eliminado_en = now() WHERE matriculado_id = $1', [id])
  const lot = async (hoja: Hoja, despuesDe: number) =>
    (await call('traerLote', { archivoFederacionID, hoja, cantidad: 2, despuesDe })).datos as Datos[]
  const [whole] = await api.db.query<{ lineas: number }>(
    'SELECT count(*)::int AS lineas FROM archivo_federacion_fila WHERE archivo_federacion_id = $1',
    [archivoFederacionID],
  )
  const all: Datos[] = []
  for (let at = 0; at < (whole?.lineas ?? 0); at += 2) all.push(...(await lot('unificado', at)))
  expect(await lot('unificado', whole?.lineas ?? 0)).toEqual([])
  const names = all.map(({ apellidoNombre }) => String(apellidoNombre))
  expect(names).toContain('Quietouno Ana')
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es-AR')))
  expect(all.find(({ apellidoNombre }) => apellidoNombre === 'Quietouno Ana')).toMatchObject({
    domicilio: 'Mitre 5',
  })

  const versions = (await call('traerTodos', NOVIEMBRE)).datos as (Datos & { hojas: Datos[] })[]
  const mine = versions.find((one) => one['id'] === archivoFederacionID)
  expect(mine).toMatchObject({ unificado: all.length, quien: 'Nélida Prueba' })
  const address = `${api.url}/archivoFederacion/bajar?archivoFederacionID=${archivoFederacionID}&hoja=bajas`
  const file = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  expect(file.headers.get('content-disposition')).toContain('filename="federacion-bajas-2026-11.xlsx"')
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes).toEqual(Buffer.from(await makeXlsx('bajas').arrayBuffer()))
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    mine?.hojas.find(({ hoja }) => hoja === 'bajas')?.['huella'],
  )

  expect(await keep(archivoFederacionID, 'altas', 'otra')).toMatchObject({
    estado: 0,
    mensaje: 'Esos archivos ya se generaron: no cambian',
  })
  for (const change of [
    'UPDATE archivo_federacion_fila SET dni = NULL WHERE archivo_federacion_id = $1',
    'DELETE FROM archivo_federacion_hoja WHERE archivo_federacion_id = $1',
    'DELETE FROM archivo_federacion WHERE id = $1',
  ])
    await expect(api.db.query(change, [archivoFederacionID])).rejects.toThrow(/no cambian/)
})

test('files made while somebody changes an insurance have it before or after, never half', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await insured(`Mientras${'abcdef'[round]}`, { desde: '2025-01-01' })
    const [generated] = await Promise.all([
      call('generar', NOVIEMBRE),
      api.call(
        'federacion_matriculado.cambiarSeguro',
        { matriculadoID: id, desde: '2026-11-12', tipoSeguroID: amplio },
        { token },
      ),
    ])
    const lines = await api.db.query<{ alta: boolean; baja: boolean; unificado: boolean; tipo: string }>(
      `SELECT alta, baja, unificado, tipo_seguro AS tipo FROM archivo_federacion_fila
       WHERE archivo_federacion_id = $1 AND matriculado_id = $2 ORDER BY desde`,
      [(generated.datos as { id: number }).id, id],
    )
    const before = [{ alta: false, baja: false, unificado: true, tipo: 'Prueba básico' }]
    const after = [
      { alta: false, baja: true, unificado: false, tipo: 'Prueba básico' },
      { alta: true, baja: false, unificado: true, tipo: 'Prueba amplio' },
    ]
    expect([before, after]).toContainEqual(lines)
  }
})

test('a change of cover is told of the months whose files are generated, which it touches', async () => {
  const id = await insured('Avisados', { desde: '2025-01-01' })
  const [period] = await api.db.query<{ id: number }>(
    'SELECT id FROM federacion_matriculado WHERE matriculado_id = $1',
    [id],
  )
  const wire = { matriculadoID: id, federacionMatriculadoID: period?.id }
  const told = async (mas: Datos) => {
    const { sobre } = await api.call('federacion_matriculado.simular', { ...wire, ...mas }, { token })
    return (sobre.datos as { archivos: { anio: number; mes: number }[] }).archivos.map(({ mes }) => mes)
  }
  const months = await told({ acto: 'eliminar' })
  expect(months).toEqual([10, 11])
  expect(await told({ acto: 'baja', dia: '2026-10-31' })).toEqual([11])
  expect(await told({ acto: 'baja', dia: '2026-10-30' })).toEqual([10, 11])
  expect(await told({ acto: 'baja', dia: '2026-12-31' })).toEqual([])
})

test('files whose sheets are not all there are no files, and a sheet is kept once', async () => {
  const { id } = (await call('generar', NOVIEMBRE)).datos as { id: number }
  expect(await keep(id, 'altas')).toMatchObject({ estado: 1 })
  expect(await keep(id, 'altas', 'otra')).toMatchObject({ estado: 0, mensaje: 'Esa hoja ya se guardó' })
  expect(await call('bajar', { archivoFederacionID: id, hoja: 'altas' })).toMatchObject({ estado: 0 })
  const listed = (await call('traerTodos', NOVIEMBRE)).datos as Datos[]
  expect(listed.map((one) => one['id'])).not.toContain(id)
  const other = await api.call(
    'archivoFederacion.guardarHoja',
    { archivoFederacionID: id, hoja: 'bajas' },
    { token, archivo: new File(['%PDF-1.4 %%EOF'], 'bajas.xlsx') },
  )
  expect(other.sobre).toMatchObject({
    estado: 0,
    mensaje: '«bajas.xlsx» es un archivo PDF: el archivo debe ser Excel.',
  })
})

test('a month that has not begun has no files', async () => {
  const diciembre = { mes: 12, anio: 2026 }
  for (const [que, wire] of [
    ['contar', diciembre],
    ['generar', diciembre],
    ['ensayar', { ...diciembre, lista: 'altas' }],
  ] as const)
    expect(await call(que, wire)).toMatchObject({
      estado: 0,
      errores: { mes: 'Elija un mes que haya empezado' },
    })
})

test('verificar tells of files that lost a line or a sheet', async () => {
  const id = await makeFiles()
  const told = async () => (await verificar(api.db)).flatMap(({ ejemplos }) => ejemplos)
  expect(await told()).toEqual([])
  for (const tabla of ['fila', 'hoja']) {
    await api.db.query(`ALTER TABLE archivo_federacion_${tabla} DISABLE TRIGGER USER`)
    await api.db.query(`DELETE FROM archivo_federacion_${tabla} WHERE archivo_federacion_id = $1`, [id])
    expect(await told()).toEqual([`archivo de la federación ${id}`])
  }
})
