import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { verificar } from '@/backend/verificar/verificar'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'CONTADOR')).token
})
afterAll(() => api.close())

const pdf = (nombre: string, texto = nombre) =>
  new File([`%PDF-1.4\n% ${texto}\n%%EOF\n`], nombre, { type: 'application/pdf' })
const NOVIEMBRE = { mes: '11', anio: 2026 }

async function load(archivos: File[], wire: Record<string, unknown> = NOVIEMBRE) {
  const { sobre } = await api.call('federacion.cargarPolizas', wire, { token, archivos })
  return sobre
}
async function fatesOf(archivos: File[]): Promise<string[]> {
  const { datos } = (await load(archivos)) as { datos: { archivos: { nombre: string; suerte: string }[] } }
  expect(datos.archivos.map(({ nombre }) => nombre)).toEqual(archivos.map(({ name }) => name))
  return datos.archivos.map(({ suerte }) => suerte)
}
const rowsOf = (ids: number[]) =>
  api.db.query<{ matriculado_id: number; huella: string }>(
    'SELECT matriculado_id, huella FROM poliza WHERE matriculado_id = ANY($1) ORDER BY 1',
    [ids],
  )

test('each file has its fate, and one of no use does not hold the others back', async () => {
  const [ana, eva] = [await addMember(api.db), await addMember(api.db)]
  const archivos = [
    pdf(`2026-11-${ana}.pdf`),
    pdf(`2026-11-${eva}.PDF`),
    pdf(`2026-10-${ana}.pdf`),
    pdf('2026-11-999999.pdf'),
    pdf('poliza de Ñata.pdf'),
    new File(['<html><script>alert(1)</script></html>'], '2026-11-7.pdf'),
    new File(['%PDF-1.4\ncortado'], '2026-11-8.pdf'),
    new File([], '2026-11-9.pdf'),
    new File(['%PDF-1.4', new Uint8Array(10_000_000), '%%EOF'], '2026-11-10.pdf'),
  ]
  const { datos } = (await load(archivos)) as { datos: { archivos: Record<string, string | null>[] } }
  expect(datos.archivos.map(({ suerte }) => suerte)).toEqual([
    ...['guardada', 'guardada', 'otroMes', 'desconocido', 'malNombre'],
    ...['noSirve', 'noSirve', 'noSirve', 'noSirve'],
  ])
  expect(datos.archivos.map(({ mensaje }) => mensaje).slice(5)).toEqual([
    expect.stringContaining('es una página web'),
    'El PDF está cortado: le falta el final.',
    '«2026-11-9.pdf» está vacío.',
    '«2026-11-10.pdf» pesa más de 10 MB, que es lo más que se acepta.',
  ])
  expect((await rowsOf([ana, eva])).length).toBe(2)
})

test('sent again nothing changes; another content takes its place, and the history says so', async () => {
  const ana = await addMember(api.db)
  const nombre = `2026-11-${ana}.pdf`
  expect(await fatesOf([pdf(nombre, 'una')])).toEqual(['guardada'])
  const [before] = await rowsOf([ana])
  expect(await fatesOf([pdf(nombre, 'una')])).toEqual(['igual'])
  expect(await rowsOf([ana])).toEqual([before])
  expect(await fatesOf([pdf(nombre, 'otra')])).toEqual(['reemplazada'])
  const [after] = await rowsOf([ana])
  expect(after?.huella).not.toBe(before?.huella)
  const acts = await api.db.query<{ datos: unknown }>(
    `SELECT datos FROM auditoria WHERE accion = 'polizas.cargar' AND matriculado_id = $1 ORDER BY id`,
    [ana],
  )
  expect(acts.map(({ datos }) => datos)).toEqual([
    { despues: { periodo: '11/2026', huella: before?.huella } },
    {
      antes: { periodo: '11/2026', huella: before?.huella },
      despues: { periodo: '11/2026', huella: after?.huella },
    },
  ])
})

test('two of one member in a lot keep one; two lots at once leave one row', async () => {
  const ana = await addMember(api.db)
  const fates = await fatesOf([pdf(`2026-11-${ana}.pdf`, 'a'), pdf(`2026-11-0${ana}.pdf`, 'b')])
  expect(fates.toSorted()).toEqual(['guardada', 'repetida'])
  const eva = await addMember(api.db)
  const both = await Promise.all(['a', 'b'].map((texto) => fatesOf([pdf(`2026-11-${eva}.pdf`, texto)])))
  expect(both.flat().toSorted()).toEqual(['guardada', 'reemplazada'])
  expect(await rowsOf([eva])).toHaveLength(1)
})

test('estado 1 is for what is kept: without any, and for the zip itself, a refusal that says why of each', async () => {
  const ana = await addMember(api.db)
  const zip = (nombre: string) => new File(['PK\u0003\u0004lo que trae'], nombre)
  const ES_UN_ZIP = 'Es un zip: envíe los PDF que trae, hasta 50 por vez, cada uno con su nombre.'
  for (const archivo of [zip('polizas.zip'), new File(['no es un zip'], 'a.ZIP')])
    expect(await load([archivo])).toMatchObject({
      ...{ estado: 0, datos: null, errores: { [archivo.name]: ES_UN_ZIP } },
      mensaje: `No se guardó ninguna póliza. ${archivo.name}: ${ES_UN_ZIP}`,
    })
  // Under a policy's name it is told by its bytes.
  expect(await load([zip(`2026-11-${ana}.pdf`)])).toMatchObject({
    ...{ estado: 0, mensaje: expect.stringContaining('un archivo comprimido') as string },
  })
  const wrong = ['2026-10-1.pdf', 'poliza.pdf', '2026-11-999999.pdf', '2026-11-0.pdf']
  expect(await load(wrong.map((nombre) => pdf(nombre)))).toMatchObject({
    estado: 0,
    mensaje:
      'No se guardó ninguna póliza. 2026-10-1.pdf: Es de otro mes que el elegido; poliza.pdf: El nombre debe ser ' +
      'año-mes-número.pdf, por ejemplo 2026-11-125.pdf; 2026-11-999999.pdf: No hay un matriculado con ese número interno; y 1 más.',
  })
  expect(await rowsOf([ana])).toEqual([])
  expect(await fatesOf([zip('polizas.zip'), pdf(`2026-11-${ana}.pdf`)])).toEqual(['noSirve', 'guardada'])
  // What is there already, the same, is kept.
  expect(await fatesOf([pdf(`2026-11-${ana}.pdf`)])).toEqual(['igual'])
})

test('what is no lot is refused whole, in words', async () => {
  const one = [pdf('2026-11-1.pdf')]
  for (const [wire, errores] of [
    [{ anio: 2026 }, { mes: 'Elija el mes' }],
    [{ mes: '13', anio: 2026 }, { mes: 'Elija el mes' }],
    [{ mes: '11' }, { anio: 'Elija el año' }],
  ] as const)
    expect(await load(one, wire)).toMatchObject({ estado: 0, errores })
  const many = Array.from({ length: 51 }, (_, i) => pdf(`2026-11-${i + 1}.pdf`))
  expect(await load(many)).toMatchObject({ estado: 0, mensaje: 'Envíe hasta 50 archivos por vez.' })
  const wrong = new FormData()
  wrong.append('archivo', pdf('2026-11-1.pdf'))
  wrong.append('mes', '11')
  const { sobre } = await api.send('/federacion/cargarPolizas', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: wrong,
  })
  expect(sobre).toMatchObject({ estado: 0, mensaje: 'El pedido trae un archivo que no corresponde' })
})

test.each([
  [
    'bytes that are others',
    'UPDATE archivo_trozo SET datos = set_byte(datos, 9, 0) WHERE huella = $1',
    (nombre: string, huella: string) => `archivo ${huella}: póliza ${nombre}.pdf`,
  ],
  [
    'bytes that are gone',
    'DELETE FROM archivo_trozo WHERE huella = $1',
    (nombre: string) => `póliza ${nombre}: tiene 0 de 31 bytes`,
  ],
  [
    'a file that is no PDF',
    "UPDATE archivo SET tipo = 'text/html' WHERE huella = $1",
    (nombre: string) => `póliza ${nombre}: su archivo es text/html`,
  ],
])('verificar tells of a policy with %s', async (_what, damage, words) => {
  const ana = await addMember(api.db)
  const nombre = `2026-11-${ana}`
  await fatesOf([pdf(`${nombre}.pdf`, `una ${String(ana).padStart(9)}`)])
  const [one] = await rowsOf([ana])
  const huella = one?.huella ?? ''
  const told = async () => (await verificar(api.db)).flatMap(({ ejemplos }) => ejemplos)
  expect(await told()).not.toContain(words(nombre, huella))
  await api.db.query(damage, [huella])
  expect(await told()).toContain(words(nombre, huella))
  await api.db.query('DELETE FROM poliza WHERE matriculado_id = $1', [ana])
  await api.db.query('DELETE FROM archivo WHERE huella = $1', [huella])
})

test('a month’s policies are listed by name, each is had as it was loaded, and nothing in it can run', async () => {
  const ids = [
    await addMember(api.db, { apellido: 'Zzlistado', nombre: 'Uno' }),
    await addMember(api.db, { apellido: 'Zzlistado', nombre: 'Dos' }),
  ]
  const MARZO = { mes: '03', anio: 2026 }
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
  await load(
    ids.map((id) => pdf(`2026-03-${id}.pdf`, `${script} ${id}`)),
    MARZO,
  )
  const list = async (mas: object = {}) =>
    (await api.call('poliza.traerTodos', { mes: 3, anio: 2026, nroPagina: 1, ...mas }, { token })).sobre
  const { datos, pagTotalItems } = await list({ nombre: 'zzlistado' })
  const filas = datos as { id: number; matriculadoID: number; huella: string; bytes: number }[]
  expect(pagTotalItems).toBe(2)
  expect(filas.map(({ matriculadoID }) => matriculadoID)).toEqual(ids.toReversed())
  expect((await list({ mes: 4 })).datos).toEqual([])

  const [first] = filas
  const file = await fetch(`${api.url}/poliza/bajar?polizaID=${first?.id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(first?.huella)
  expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(file.headers.get('content-disposition')).toContain(`filename="2026-03-${first?.matriculadoID}.pdf"`)
  const lote = { mes: 3, anio: 2026, cantidad: 1 }
  const lots = (await api.call('poliza.traerLote', lote, { token })).sobre.datos as { id: number }[]
  const next = await api.call('poliza.traerLote', { ...lote, despuesDe: lots[0]?.id }, { token })
  expect([lots, next.sobre.datos].flat().map((fila) => (fila as { id: number }).id)).toEqual(
    filas.map(({ id }) => id).toSorted((a, b) => a - b),
  )
})

test('a member’s policies are his own, the last month first, in pages', async () => {
  const [ana, eva, nobody] = [await addMember(api.db), await addMember(api.db), await addMember(api.db)]
  const months = Array.from({ length: 21 }, (_, i) => ({
    anio: 2024 + Math.floor(i / 12),
    mes: (i % 12) + 1,
  }))
  for (const { anio, mes } of months) {
    const prefix = `${anio}-${String(mes).padStart(2, '0')}`
    await load([pdf(`${prefix}-${ana}.pdf`)], { mes: prefix.slice(5), anio })
  }
  await load([pdf(`2026-11-${eva}.pdf`)])
  const listOf = async (matriculadoID: number, nroPagina = 1) => {
    const wire = { matriculadoID, nroPagina }
    const { datos, pagTotalItems } = (await api.call('poliza.traerDeMatriculado', wire, { token })).sobre
    return { total: pagTotalItems, filas: datos as { anio: number; mes: number; huella: string }[] }
  }
  const [first, second] = [await listOf(ana), await listOf(ana, 2)]
  const told = [...first.filas, ...second.filas].map(({ anio, mes }) => ({ anio, mes }))
  expect([first.total, first.filas.length, told]).toEqual([21, 20, months.toReversed()])
  const [row] = await rowsOf([eva])
  expect((await listOf(eva)).filas).toEqual([
    expect.objectContaining({ anio: 2026, mes: 11, huella: row?.huella }),
  ])
  expect(await listOf(nobody)).toEqual({ total: 0, filas: [] })
})
