import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { sweepBytes } from '@/backend/archivo/store'
import { withTransaction } from '@/backend/db/conexion'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { chunk, makePng } from '@/backend/prueba/archivo/imagenes'
import { signedIn } from '@/backend/prueba/gente'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { MEDIDAS_DE_FABRICA } from '@/domain/membrete'

let api: ApiDePrueba
let token: string
let oficina: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
  oficina = (await signedIn(api.db, 'ADMINISTRATIVO')).token
})
let before = 0
beforeEach(async () => {
  await api.db.query('DELETE FROM membrete')
  const [row] = await api.db.query<{ id: number }>('SELECT coalesce(max(id), 0)::int AS id FROM auditoria')
  before = row?.id ?? 0
})
afterAll(() => api.close())

const BUENO = {
  nombre: ' Consejo de Médicos ',
  lineas: 'San Martín 450\n\n  CUIT   30-1 ',
  ...MEDIDAS_DE_FABRICA,
  version: 0,
}
const read = async () => (await api.call('membrete.traerDatos', {}, { token: oficina })).sobre.datos
const save = async (mas: Record<string, unknown> = {}, como = token) =>
  (await api.call('membrete.actualizarDatos', { ...BUENO, ...mas }, { token: como })).sobre
const upload = async (bytes: Buffer, version: number, como = token) => {
  const archivo = new File([Uint8Array.from(bytes)], 'logo.png')
  return (await api.call('membrete.subirLogo', { version }, { token: como, archivo })).sobre
}
const show = (como: string) =>
  fetch(`${api.url}/membrete/verLogo`, { headers: { authorization: `Bearer ${como}` } })
const acts = () =>
  api.db.query("SELECT accion, datos FROM auditoria WHERE entidad = 'membrete' AND id > $1 ORDER BY id", [
    before,
  ])

test('until somebody changes it, papers are printed as they always were', async () => {
  expect(await read()).toMatchObject({
    ...{ nombre: null, lineas: null, ...MEDIDAS_DE_FABRICA },
    ...{ version: 0, cambiado: null, quien: null },
  })
  expect((await show(oficina)).status).toBe(200)
  expect(await (await show(oficina)).json()).toMatchObject({
    estado: 0,
    mensaje: 'No se encontró el registro',
  })
})

test('name, lines, sheet and margins are kept, with who and when; only what changed is audited', async () => {
  expect(await save()).toMatchObject({ estado: 1, datos: { version: 1 } })
  expect(await read()).toMatchObject({
    ...{ nombre: 'Consejo de Médicos', lineas: 'San Martín 450\nCUIT 30-1', version: 1 },
    quien: expect.any(String) as string,
  })
  expect(await save({ hoja: 'carta', arriba: 30, version: 1 })).toMatchObject({ datos: { version: 2 } })
  expect(await save({ hoja: 'carta', arriba: 30, version: 2 })).toMatchObject({ datos: { version: 2 } })
  expect((await acts()).slice(1)).toEqual([
    {
      accion: 'membrete.editar',
      datos: {
        antes: { hoja: 'A4 (210 × 297 mm)', arriba: 25 },
        despues: { hoja: 'Carta (216 × 279 mm)', arriba: 30 },
      },
    },
  ])
})

test('of two who change it at once the second is told who was first, and nothing of his stays', async () => {
  const both = await Promise.all([save({ nombre: 'Uno' }), save({ nombre: 'Otro' })])
  expect(both.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
  expect(both.find(({ estado }) => estado === 0)?.mensaje).toMatch(/^Lo cambió .+ Abra otra vez el membrete/)
  expect(await upload(makePng(4, 3), 0)).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Lo cambió/) as string,
  })
  expect(await acts()).toHaveLength(1)
})

test('the logo is drawn anew, shown, replaced, taken away, and swept when nobody uses it', async () => {
  const dressed = makePng(1200, 300, { otros: [chunk('tEXt', Buffer.from('lugar secreto'))] })
  const { datos } = await upload(dressed, 0)
  const { huella } = datos as { huella: string }
  expect(await read()).toMatchObject({ logoHuella: huella, version: 1, nombre: null })
  const shown = await show(oficina)
  expect([shown.headers.get('content-type'), shown.headers.get('etag')]).toEqual(['image/png', `"${huella}"`])
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(bytes.includes('secreto')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 800, height: 200 })

  await api.db.query("UPDATE archivo SET usado_en = now() - interval '2 days'")
  expect(await withTransaction(api.db, (tx) => sweepBytes(tx, 9))).toBe(0)
  const gone = await api.call('membrete.quitarLogo', { version: 1 }, { token })
  expect(gone.sobre).toMatchObject({ estado: 1, datos: { version: 2 } })
  expect(await read()).not.toHaveProperty('logoHuella')
  expect(await withTransaction(api.db, (tx) => sweepBytes(tx, 9))).toBe(1)
  expect(await acts()).toEqual([
    { accion: 'membrete.subirLogo', datos: { antes: { logo: null }, despues: { logo: huella } } },
    { accion: 'membrete.quitarLogo', datos: { antes: { logo: huella }, despues: { logo: null } } },
  ])
})

describe('what is no logo is refused with why', () => {
  test.each<[string, Buffer, RegExp]>([
    ['of another kind', Buffer.from('GIF89a'), /PNG o JPEG/],
    [
      'a drawing with a program',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /PNG o JPEG/,
    ],
    ['damaged', makePng(4, 3).subarray(0, -14), /dañada/],
    ['wider than allowed', makePng(4001, 1), /4001 × 1 píxeles: hasta 4000 × 4000/],
    ['nothing', Buffer.alloc(0), /vacío|PNG o JPEG/],
  ])('%s', async (_, bytes, mensaje) => {
    const { estado, errores } = await upload(bytes, 0)
    expect([estado, errores?.['archivo']]).toEqual([0, expect.stringMatching(mensaje)])
    expect(await read()).toMatchObject({ version: 0 })
  })
})

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['no name', { nombre: '  ' }, { nombre: 'Ingrese el nombre del consejo' }],
  ['a margin out of reach', { arriba: 81 }, { arriba: 'Ingrese un número entero de 5 a 80' }],
  ['a margin in words', { izquierda: 'dos' }, { izquierda: 'Ingrese un número entero de 5 a 60' }],
  ['no such sheet', { hoja: 'a0' }, { hoja: 'Elija el tamaño de la hoja' }],
  [
    'no room for the text',
    { hoja: 'a5', alto: 60 },
    { alto: 'En la hoja apaisada quedan 28 mm para el texto: hacen falta 55' },
  ],
  [
    'a column too narrow',
    { hoja: 'a5', izquierda: 40, derecha: 30 },
    { izquierda: 'Quedan 78 mm de ancho para el texto: hacen falta 90' },
  ],
  ['too many lines', { lineas: 'x\n'.repeat(7) }, { lineas: 'Hasta 6 renglones: tiene 7' }],
  [
    'lines that do not fit',
    { lineas: 'uno\ndos\ntres\ncuatro\ncinco\nseis', alto: 20 },
    { alto: 'El nombre, los renglones y el logo necesitan 34 mm' },
  ],
])('%s is refused beside its field', async (_, mas, errores) => {
  expect(await save(mas)).toMatchObject({ estado: 0, errores })
  expect(await read()).toMatchObject({ version: 0 })
})

test('who prints reads it and does not change it; nobody without a session sees it', async () => {
  const prohibido = { estado: 0, mensaje: NO_AUTORIZADO }
  expect(await save({}, oficina)).toMatchObject(prohibido)
  expect(await upload(makePng(4, 3), 0, oficina)).toMatchObject(prohibido)
  expect(await read()).toMatchObject({ version: 0 })
  const empleado = (await signedIn(api.db, 'EMPLEADO')).token
  for (const llamada of ['membrete.traerDatos', 'membrete.verLogo'] as const) {
    expect((await api.call(llamada, {}, { token: empleado })).sobre).toMatchObject(prohibido)
    expect((await api.call(llamada, {})).sobre).toMatchObject({ estado: -100 })
  }
})
