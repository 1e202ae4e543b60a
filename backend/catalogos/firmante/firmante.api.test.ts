import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmptyDatabase } from '@/backend/prueba/db/base'
import { openDatabase } from '@/backend/db/conexion'
import { migrate, readMigrations } from '@/backend/db/migrate'
import { cleanImagen } from '@/backend/catalogos/firmante/imagen'
import { readImagenDe } from '@/backend/catalogos/firmante/store'
import { chunk, makePng } from '@/backend/prueba/archivo/imagenes'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
})
afterAll(() => api.close())

const b64 = (bytes: Buffer): string => bytes.toString('base64')
/** As they are kept: drawn anew, they are the same again. */
let PNG: Buffer
let OTRA: Buffer
beforeAll(async () => {
  PNG = (await cleanImagen(makePng(4, 3))).bytes
  OTRA = (await cleanImagen(makePng(5, 3))).bytes
})

const noisy = (size: number) => chunk('tEXt', Buffer.alloc(size, 120))
const file = (bytes: Buffer) => new File([Uint8Array.from(bytes)], 'firma.png')
/** The step that moves them. */
const MUDANZA = '0027'

const create = async (): Promise<number> => {
  const { sobre } = await api.call('firmante.crear', { nombre: 'Dra. Paz', cargo: 'Presidenta' }, { token })
  return (sobre.datos as { id: number }).id
}
const save = async (firmanteID: number, bytes: Buffer, huellaPrevia?: string) =>
  (await api.call('firmante.guardarImagen', { firmanteID, contenido: b64(bytes), huellaPrevia }, { token }))
    .sobre
const image = async (firmanteID: number) =>
  (await api.call('firmante.traerImagen', { firmanteID }, { token })).sobre
const hashOf = async (firmanteID: number): Promise<unknown> =>
  ((await api.call('firmante.traerDatos', { firmanteID }, { token })).sobre.datos as Record<string, unknown>)[
    'imagenHuella'
  ]

test('an image is saved, told of in list and row, read, replaced and taken away; the trail keeps hashes', async () => {
  const id = await create()
  expect(await hashOf(id)).toBeUndefined()
  expect(await image(id)).toMatchObject({ estado: 0 })
  const { huella } = (await save(id, PNG)).datos as { huella: string }
  expect(await hashOf(id)).toBe(huella)
  const { sobre: list } = await api.call('firmante.traerTodos', { buscar: 'paz' }, { token })
  expect(list.datos).toContainEqual(expect.objectContaining({ id, imagenHuella: huella }))
  expect((await image(id)).datos).toEqual({ tipo: 'image/png', contenido: b64(PNG), huella })
  const otra = (await save(id, OTRA, huella)).datos as { huella: string }
  expect(otra.huella).not.toBe(huella)
  const quitar = { firmanteID: id, huellaPrevia: otra.huella }
  expect((await api.call('firmante.quitarImagen', quitar, { token })).sobre).toMatchObject({ estado: 1 })
  expect(await image(id)).toMatchObject({ estado: 0 })
  const acts = await api.db.query<{ accion: string; datos: unknown }>(
    "SELECT accion, datos FROM auditoria WHERE entidad = 'firmante' AND entidad_id = $1 ORDER BY id",
    [id],
  )
  expect(acts.slice(1)).toEqual([
    { accion: 'firmante.guardarImagen', datos: { antes: { imagen: null }, despues: { imagen: huella } } },
    {
      accion: 'firmante.guardarImagen',
      datos: { antes: { imagen: huella }, despues: { imagen: otra.huella } },
    },
    { accion: 'firmante.quitarImagen', datos: { antes: { imagen: otra.huella }, despues: { imagen: null } } },
  ])
})

test('by file calls it is the same image: cleaned, audited, told of, shown under its hash', async () => {
  const id = await create()
  const dressed = makePng(4, 3, { otros: [noisy(10)] })
  const { sobre } = await api.call(
    'firmante.subirImagen',
    { firmanteID: id },
    { token, archivo: file(dressed) },
  )
  const { huella } = sobre.datos as { huella: string }
  expect((await image(id)).datos).toEqual({ tipo: 'image/png', contenido: b64(PNG), huella })
  const shown = await fetch(`${api.url}/firmante/verImagen?firmanteID=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="Firma de Dra. Paz.png"/)
  expect([shown.headers.get('content-type'), shown.headers.get('etag')]).toEqual(['image/png', `"${huella}"`])
  expect(Buffer.from(await shown.arrayBuffer()).equals(PNG)).toBe(true)
  const unseen = await api.call('firmante.subirImagen', { firmanteID: id }, { token, archivo: file(OTRA) })
  expect(unseen.sobre.mensaje).toContain('Otra persona cambió la imagen')
  const damaged = { firmanteID: id, huellaPrevia: huella }
  const cut = await api.call('firmante.subirImagen', damaged, { token, archivo: file(PNG.subarray(0, -14)) })
  expect(cut.sobre.errores).toMatchObject({ archivo: 'La imagen «firma.png» está dañada' })
  const acts = await api.db.query(
    "SELECT 1 FROM auditoria WHERE accion = 'firmante.guardarImagen' AND entidad_id = $1",
    [id],
  )
  expect(acts).toHaveLength(1)
  for (const firmanteID of [await create(), 2_147_483_000]) {
    const nobody = await api.call('firmante.verImagen', { firmanteID }, { token })
    expect(nobody.sobre).toMatchObject({ estado: 0, mensaje: 'No se encontró el registro' })
  }
})

test('images of an earlier version move to where files are, equal ones to one place', async () => {
  const base = await createEmptyDatabase()
  const db = openDatabase(base.url, { max: 1 })
  const all = readMigrations()
  const before = all.filter(({ nombre }) => nombre < MUDANZA)
  expect(before.length).toBeLessThan(all.length)
  await migrate(db, { migrations: before })
  const big = Buffer.concat([PNG, Buffer.alloc(280_000, 7)])
  for (const [nombre, imagen, tipo] of [
    ['Una', PNG, 'image/png'],
    ['Igual', PNG, 'image/png'],
    ['Grande', big, 'image/jpeg'],
    ['Sin', null, null],
  ])
    await db.query("INSERT INTO firmante (nombre, cargo, imagen, imagen_tipo) VALUES ($1, 'Vocal', $2, $3)", [
      nombre,
      imagen,
      tipo,
    ])
  await migrate(db)
  const moved = await Promise.all([1, 2, 3, 4].map((id) => readImagenDe(db, id)))
  expect(
    moved.map((one) => one && [one.tipo, one.bytes.equals(one.tipo === 'image/png' ? PNG : big)]),
  ).toEqual([['image/png', true], ['image/png', true], ['image/jpeg', true], undefined])
  expect(await db.query('SELECT huella, orden FROM archivo_trozo')).toHaveLength(3)
  expect(await db.query('SELECT 1 FROM firmante WHERE imagen IS NOT NULL')).toEqual([])
  await db.close()
  await base.drop()
})

test('an image somebody else changed meanwhile is not overwritten unseen', async () => {
  const id = await create()
  await save(id, PNG)
  const refused = { estado: 0, mensaje: expect.stringContaining('Otra persona cambió la imagen') as string }
  expect(await save(id, OTRA)).toMatchObject(refused)
  const both = await Promise.all(
    [1, 2].map(() =>
      api.call('firmante.quitarImagen', { firmanteID: id, huellaPrevia: String(1) }, { token }),
    ),
  )
  for (const { sobre } of both) expect(sobre).toMatchObject(refused)
})

test('a signatory who is gone or never was is answered alike', async () => {
  const id = await create()
  await save(id, PNG)
  await api.call('firmante.eliminar', { especialidadID: id }, { token })
  for (const firmanteID of [id, 2_147_483_000]) {
    expect(await image(firmanteID)).toMatchObject({ estado: 0, mensaje: 'No se encontró el registro' })
    expect(await save(firmanteID, PNG)).toMatchObject({ estado: 0, mensaje: 'No se encontró el registro' })
  }
})

describe('what is no signature’s image is refused with why', () => {
  test.each<[string, Buffer, string]>([
    ['of another kind', Buffer.from('GIF89a'), 'La imagen debe ser PNG o JPEG'],
    ['damaged', makePng(4, 3).subarray(0, -14), 'La imagen está dañada'],
    ['wider than allowed', makePng(1601, 1), 'La imagen mide 1601 × 1 píxeles: hasta 1600 × 1600'],
    ['too heavy', makePng(4, 3, { otros: [noisy(300_001)] }), 'La imagen pesa más de 300 kB'],
  ])('%s', async (_, bytes, mensaje) => {
    const sobre = await save(await create(), bytes)
    expect(sobre).toMatchObject({ estado: 0, mensaje, errores: { contenido: mensaje } })
  })

  test('text that is no base64', async () => {
    const firmanteID = await create()
    for (const contenido of ['', 'ñ', 'AAA', '%%%%', 'data:image/png;base64,AAAA']) {
      const { http, sobre } = await api.call('firmante.guardarImagen', { firmanteID, contenido }, { token })
      expect([http, sobre.estado]).toEqual([200, 0])
    }
    const { http } = await api.call(
      'firmante.guardarImagen',
      { firmanteID, contenido: 'A'.repeat(2_000_000) },
      { token },
    )
    expect(http).toBe(413)
  })
})
