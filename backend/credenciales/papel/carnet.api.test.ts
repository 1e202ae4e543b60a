import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'
import { chunk, makePng } from '@/backend/prueba/archivo/imagenes'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let clerk: string
let firmanteID: number
let foto: Buffer
beforeAll(async () => {
  api = await startApi()
  ;({ token: clerk } = await signedIn(api.db, 'ADMINISTRATIVO'))
  const [firmante] = await api.db.query<{ id: number }>(
    "INSERT INTO firmante (nombre, cargo) VALUES ('Dra. Ñ. Iñíguez', 'Presidenta') RETURNING id",
  )
  firmanteID = firmante?.id ?? 0
  foto = await red(319, 413).jpeg().toBuffer()
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } })
const file = (bytes: Buffer, name = 'foto.jpg') => new File([Uint8Array.from(bytes)], name)

interface Emitido {
  id: number
  numero: number
  codigo: string
  copias: number
  conImagen: boolean
  contenido: { nombre: string; firmante: string; carnet: Record<string, unknown> & { foto: string } }
}

const emit = async (matriculadoID: number, bytes = foto, mas: object = {}, name?: string) =>
  (
    await api.call(
      'papel.emitirCarnet',
      { matriculadoID, ...mas },
      { token: clerk, archivo: file(bytes, name) },
    )
  ).sobre
const issued = async (matriculadoID: number, bytes = foto, mas: object = {}): Promise<Emitido> => {
  const sobre = await emit(matriculadoID, bytes, mas)
  expect(sobre).toMatchObject({ estado: 1 })
  return sobre.datos as Emitido
}
const call = async (nombre: 'papel.traerFotos' | 'papel.emitirCarnets', ids: readonly number[], mas = {}) =>
  (await api.call(nombre, { matriculadosJSON: JSON.stringify(ids), ...mas }, { token: clerk })).sobre
const picture = async (papelID: number, cual: string): Promise<Buffer | undefined> => {
  const answer = await fetch(`${api.url}/papel/verImagen?papelID=${papelID}&cual=${cual}`, {
    headers: { authorization: `Bearer ${clerk}` },
  })
  const found = answer.headers.get('content-disposition') !== null
  return found ? Buffer.from(await answer.arrayBuffer()) : undefined
}
const lastNumber = async (): Promise<number> =>
  (await api.db.query<{ valor: number }>("SELECT valor FROM contador WHERE nombre = 'papel.carnet'"))[0]
    ?.valor ?? 0

describe('a card', () => {
  test('keeps what it shows, its photograph too, and is the same again after the record changed', async () => {
    const matriculadoID = await addMember(api.db, { apellido: 'Ñáñez', nombre: 'Ana' })
    const first = await issued(matriculadoID, foto, { firmanteID })
    expect(first).toMatchObject({
      ...{ clase: 'carnet', copias: 0, anulado: null, conImagen: false },
      contenido: {
        nombre: 'Ñáñez Ana',
        firmante: 'Dra. Ñ. Iñíguez',
        cargo: 'Presidenta',
        fecha: '2026-11-21',
      },
    })
    const kept = await picture(first.id, 'foto')
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 319, height: 413 })
    expect(await picture(first.id, 'firma')).toBeUndefined()

    await api.db.query("UPDATE matriculado SET apellido = 'Otra' WHERE id = $1", [matriculadoID])
    const again = await api.call('papel.reimprimir', { papelID: first.id }, { token: clerk })
    expect(again.sobre.datos).toEqual({ ...first, copias: 1 })
    const annulled = { papelID: first.id, motivo: 'Se perdió' }
    expect((await api.call('papel.anular', annulled, { token: clerk })).sobre).toMatchObject({ estado: 1 })
    expect((await issued(matriculadoID)).numero).toBeGreaterThan(first.numero)
    expect((await picture(first.id, 'foto'))?.equals(kept ?? Buffer.alloc(0))).toBe(true)
    const { sobre } = await api.call('matriculado.traerHistorial', { matriculadoID }, { token: clerk })
    const acts = (sobre.datos as { accion: string }[]).map(({ accion }) => accion)
    expect(acts).toEqual(expect.arrayContaining(['Carnet emitido', 'Papel anulado']))
  })

  test('needs no signatory, refuses one who is gone, and is of nobody unknown', async () => {
    const matriculadoID = await addMember(api.db)
    const before = await lastNumber()
    expect((await issued(matriculadoID)).contenido.firmante).toBe('')
    expect(await emit(matriculadoID, foto, { firmanteID: 999_999 })).toMatchObject({
      errores: { firmanteID: 'Ese firmante no existe' },
    })
    expect(await emit(2_000_000_000)).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
    expect(await lastNumber()).toBe(before + 1)
    const { token } = await signedIn(api.db, 'EMPLEADO')
    const refused = await api.call('papel.emitirCarnet', { matriculadoID }, { token, archivo: file(foto) })
    expect(refused.http).toBe(403)
  })

  test('the same request twice is one card', async () => {
    const matriculadoID = await addMember(api.db)
    const headers = { 'idempotency-key': 'un-solo-carnet-0001' }
    const envio = { token: clerk, archivo: file(foto), headers }
    const both = await Promise.all([1, 2].map(() => api.call('papel.emitirCarnet', { matriculadoID }, envio)))
    expect(new Set(both.map(({ sobre }) => (sobre.datos as Emitido).numero)).size).toBe(1)
  })

  test('is checked by anybody', async () => {
    const matriculadoID = await addMember(api.db, { apellido: 'Paz', nombre: 'Eva' })
    const { codigo, numero } = await issued(matriculadoID)
    const { sobre } = await api.call('papel.verificar', { codigo })
    expect(sobre.datos).toMatchObject({
      ...{ clase: 'carnet', numero, nombre: 'Paz Eva', firmante: null, anulado: null },
      certifica: expect.stringMatching(/^Inscripción en la matrícula con el N° \d+$/) as string,
    })
    expect(JSON.stringify(sobre)).not.toContain('foto')
  })
})

describe('many cards', () => {
  test('with the photograph of each one’s last card; where somebody has none he is named and nobody gets one', async () => {
    const [one, two, none] = [
      await addMember(api.db, { apellido: 'Zeta', nombre: 'Uno' }),
      await addMember(api.db, { apellido: 'Alfa', nombre: 'Dos' }),
      await addMember(api.db, { apellido: 'Sin', nombre: 'Foto' }),
    ]
    await issued(one)
    const last = await issued(one, await red(50, 60).jpeg().toBuffer())
    const other = await issued(two)
    const fotos = (await call('papel.traerFotos', [one, none, two])).datos
    expect(fotos).toMatchObject([
      { matriculadoID: two, papelID: other.id },
      { matriculadoID: none, papelID: null, foto: null, incumplidas: [] },
      { matriculadoID: one, papelID: last.id, foto: last.contenido.carnet.foto },
    ])
    const before = await lastNumber()
    expect(await call('papel.emitirCarnets', [one, none, two])).toMatchObject({
      estado: 0,
      mensaje: 'No tienen foto: Sin, Foto',
    })
    expect(await lastNumber()).toBe(before)
    const { datos } = await call('papel.emitirCarnets', [one, two, one], { firmanteID })
    const { carnets } = datos as { carnets: Emitido[] }
    expect(carnets.map(({ numero, contenido }) => [numero - before, contenido.nombre])).toEqual([
      [1, 'Alfa Dos'],
      [2, 'Zeta Uno'],
    ])
    expect(carnets[1]?.contenido.carnet.foto).toBe(last.contenido.carnet.foto)
    expect(await call('papel.emitirCarnets', [one, 2_000_000_000])).toMatchObject({ mensaje: NO_ENCONTRADO })
    expect(await call('papel.emitirCarnets', [])).toMatchObject({ estado: 0 })
  })

  test('a hundred at once in little time, beside others who take numbers, without a gap', async () => {
    const ids: number[] = []
    for (let n = 0; n < 100; n++) ids.push(await addMember(api.db))
    const [first = 0] = ids
    const { contenido } = await issued(first)
    // As a hundred dialogs would have left it.
    await api.db.query(
      `INSERT INTO papel (clase, numero, codigo, matriculado_id, certifica, contenido, huella, emitido_por, foto_huella)
       SELECT 'carnet', tomar_papel('carnet'), translate(lpad(m.id::text, 13, '0'), '', ''), m.id, 'x', '{}',
         sha256('{}'), 1, $2 FROM matriculado m WHERE m.id = ANY($1::int[]) AND m.id <> $3`,
      [ids, contenido.carnet.foto, first],
    )
    const before = await lastNumber()
    const begin = performance.now()
    const answers = await Promise.all([call('papel.emitirCarnets', ids), issued(first), issued(first)])
    expect(performance.now() - begin).toBeLessThan(6_000)
    const { carnets } = answers[0].datos as { carnets: Emitido[] }
    const numeros = [...carnets, answers[1], answers[2]].map(({ numero }) => numero)
    expect(numeros.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 102 }, (_, n) => before + 1 + n))
  })
})

describe('what comes as a photograph', () => {
  /** A picture of `side` × `side` in few bytes. */
  const bomb = async (side: number) => red(side, side).png({ compressionLevel: 9, palette: true }).toBuffer()
  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['nothing', () => Buffer.alloc(0), /está vacío/],
    ['a program called a photograph', () => Buffer.from('4d5a900003000000', 'hex'), /es un programa/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), /es un archivo PDF/],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /es una imagen SVG/,
    ],
    ['100 megapixels', () => makePng(10_000, 10_000, { pixeles: Buffer.alloc(9) }), /10000 × 10000 píxeles/],
    ['25 megapixels in few bytes', () => bomb(5_000), /5000 × 5000 píxeles/],
    [
      'gigabytes promised',
      () => makePng(0x7fffffff, 0x7fffffff, { pixeles: Buffer.alloc(9) }),
      /dañada|píxeles/,
    ],
    ['a JPEG cut in the middle', () => foto.subarray(0, foto.length >> 1), /está dañada/],
    [
      'more bytes than are taken',
      () => makePng(4, 3, { otros: [chunk('tEXt', Buffer.alloc(1_100_000))] }),
      /pesa/,
    ],
  ])('%s is refused with why, and no number is taken', async (_, make, mensaje) => {
    const matriculadoID = await addMember(api.db)
    const [before, used] = [await lastNumber(), process.memoryUsage().rss]
    const sobre = await emit(matriculadoID, await make(), {}, 'foto.jpg')
    expect(sobre.estado).not.toBe(1)
    expect(sobre.errores?.['archivo']).toMatch(mensaje)
    expect(await lastNumber()).toBe(before)
    expect(process.memoryUsage().rss - used).toBeLessThan(150_000_000)
  })

  const packed = (): Buffer => deflateSync(Buffer.alloc(300_000_000))
  test.each<[string, () => Buffer]>([
    ['pixels', () => makePng(40, 50, { pixeles: packed() })],
    [
      'a colour profile',
      () => makePng(40, 50, { otros: [chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), packed()]))] }),
    ],
  ])('with %s that unpack to 300 MB is drawn as far as its sides go, in bounded memory', async (_, make) => {
    const [bytes, matriculadoID] = [make(), await addMember(api.db)]
    const used = process.memoryUsage().rss
    const { id } = await issued(matriculadoID, bytes)
    expect(process.memoryUsage().rss - used).toBeLessThan(150_000_000)
    expect((await picture(id, 'foto'))?.length).toBeLessThan(1_000)
  })

  test('is kept upright and alone: no place, no camera, nothing that stood behind it', async () => {
    const dressed = await red(40, 30)
      .jpeg()
      .withExif({
        IFD0: { Model: 'camara' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 47/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const polyglot = Buffer.concat([dressed, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')])
    expect((await sharp(dressed).metadata()).exif).toBeDefined()
    const { id } = await issued(await addMember(api.db), polyglot)
    const kept = await picture(id, 'foto')
    expect(await sharp(kept).metadata()).toMatchObject({ width: 30, height: 40 })
    for (const trace of ['Exif', 'camara', 'script', 'PK\u0003']) expect(kept?.includes(trace)).toBe(false)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['of a printer (CMYK)', () => red(40, 50).toColourspace('cmyk').jpeg().toBuffer()],
    ['of 16 bits', () => red(40, 50).toColourspace('rgb16').png().toBuffer()],
  ])('%s is drawn in the colours of a screen', async (_, make) => {
    const { id } = await issued(await addMember(api.db), await make())
    const kept = await picture(id, 'foto')
    expect(await sharp(kept).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', width: 40 })
  })
})

test('a rule of cards holds for one and for many, and is excepted for one alone', async () => {
  const { token } = await signedIn(api.db, 'ADMINISTRACION')
  const matriculadoID = await addMember(api.db, { apellido: 'Suspenso', nombre: 'Ana' })
  await issued(matriculadoID)
  await api.db.query('UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1', [matriculadoID])
  const mensaje = 'No se cumplen las reglas para emitir: su estado es SUSPENDIDO'
  expect(await emit(matriculadoID)).toMatchObject({ estado: 0, mensaje })
  expect(await call('papel.emitirCarnets', [matriculadoID])).toMatchObject({
    mensaje: 'No cumplen las reglas para emitir: Suspenso, Ana (Su estado es SUSPENDIDO)',
  })
  expect((await call('papel.traerFotos', [matriculadoID])).datos).toMatchObject([
    { matriculadoID, incumplidas: ['Su estado es SUSPENDIDO'] },
  ])
  const excepted = { matriculadoID, salvedad: 'Para el legajo' }
  const one = await api.call('papel.emitirCarnet', excepted, { token, archivo: file(foto) })
  expect(one.sobre).toMatchObject({ estado: 1 })
  // A council that issues them to anybody says so.
  const rule = { clave: 'carnetEstados', valor: 255, version: 0 }
  expect((await api.call('ajuste.actualizarDatos', rule, { token })).sobre).toMatchObject({ estado: 1 })
  await issued(matriculadoID)
  await api.db.query("DELETE FROM ajuste WHERE clave = 'carnetEstados'")
})
