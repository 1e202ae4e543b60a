import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO, NO_ENCONTRADO } from '@/contract/fixed-texts'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { formOf, type NombreLlamada, type Vuelta } from '@/backend/prueba/llamada'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi({ esperaSubida: 700 })
  ;({ token } = await signedIn(api.db, 'ADMINISTRATIVO'))
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

interface Version {
  id: number
  nombre: string
  formato: string
  bytes: number
  huella: string
  quien: string
}
interface Fila extends Version {
  tipo: string
  vence: string | null
  version: number
  anteriores: Version[]
}

const call = async (nombre: NombreLlamada, wire: Record<string, unknown>, de = token) =>
  (await api.call(nombre, wire, { token: de })).sobre
let next = 0
/** A whole PDF that differs from every other. */
const makePdf = (size = 300): Buffer => {
  const text = Buffer.alloc(size, `${next++} `)
  text.write('%PDF-1.7\n', 0, 'latin1')
  text.write('\n%%EOF\n', size - 7, 'latin1')
  return text
}
const file = (bytes: Buffer, name = 'título.pdf') => new File([Uint8Array.from(bytes)], name)
const upload = async (matriculadoID: number, archivo: File, mas: object = {}, de = token) =>
  (await api.call('adjunto.subir', { matriculadoID, tipo: 'titulo', ...mas }, { token: de, archivo })).sobre
const added = async (matriculadoID: number, archivo = file(makePdf()), mas: object = {}): Promise<number> => {
  const sobre = await upload(matriculadoID, archivo, mas)
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { id: number }).id
}
const replace = async (adjuntoID: number, archivo: File, mas: object = {}) =>
  (await api.call('adjunto.reemplazar', { adjuntoID, ...mas }, { token, archivo })).sobre
const list = async (matriculadoID: number) =>
  (await call('adjunto.traerTodos', { matriculadoID })).datos as Fila[]
const download = (adjuntoID: number, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/adjunto/bajar?adjuntoID=${adjuntoID}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const actsOf = async (matriculadoID: number): Promise<string[]> =>
  (
    await api.db.query<{ accion: string }>(
      "SELECT accion FROM auditoria WHERE entidad = 'adjunto' AND matriculado_id = $1 ORDER BY id",
      [matriculadoID],
    )
  ).map(({ accion }) => accion)

describe('what a record holds', () => {
  test('is put there, changed, replaced with its history, deleted and brought back', async () => {
    const matriculadoID = await addMember(api.db)
    const [first, second] = [makePdf(300_000), makePdf()]
    const id = await added(matriculadoID, file(first, '../Título de grado.pdf'), { vence: '2027-01-31' })
    expect(await list(matriculadoID)).toEqual([
      {
        ...{
          id,
          nombre: 'Título de grado',
          formato: 'application/pdf',
          bytes: 300_000,
          huella: hashOf(first),
        },
        ...{ tipo: 'titulo', vence: '2027-01-31', version: 1, anteriores: [], quien: 'Nélida Prueba' },
        subido: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/) as string,
      },
    ])
    const datos = { adjuntoID: id, version: 1, tipo: 'otro', nombre: ' Título:  de <grado> ', vence: null }
    expect(await call('adjunto.cambiarDatos', datos)).toMatchObject({ estado: 1 })
    expect(await list(matriculadoID)).toMatchObject([
      { tipo: 'otro', nombre: 'Título de grado', vence: null, version: 2 },
    ])
    expect((await call('adjunto.cambiarDatos', { ...datos, tipo: 'dni' })).mensaje).toMatch(
      /^Lo cambió Nélida Prueba el .+ Revise los datos actuales/,
    )

    const sobre = await replace(id, file(second, 'Título nuevo.pdf'), { vence: '2028-02-29' })
    const { id: nuevo } = sobre.datos as { id: number }
    const third = await replace(nuevo, file(makePdf(), 'El último.pdf'))
    const { id: ultimo } = third.datos as { id: number }
    const [fila] = await list(matriculadoID)
    expect(fila).toMatchObject({ id: ultimo, tipo: 'otro', nombre: 'El último', vence: null })
    expect(fila?.anteriores.map(({ nombre }) => nombre)).toEqual(['Título nuevo', 'Título de grado'])
    expect((await bytesOf(await download(id))).equals(first)).toBe(true)

    await call('adjunto.eliminar', { adjuntoID: ultimo })
    expect(await list(matriculadoID)).toEqual([])
    for (const one of [id, nuevo, ultimo])
      expect((await call('adjunto.bajar', { adjuntoID: one })).mensaje).toBe(NO_ENCONTRADO)
    expect(await call('adjunto.restaurar', { adjuntoID: ultimo })).toMatchObject({ estado: 1 })
    expect(await list(matriculadoID)).toMatchObject([{ id: ultimo, anteriores: [{ id: nuevo }, { id }] }])
    expect((await call('adjunto.restaurar', { adjuntoID: ultimo })).mensaje).toBe('Ya no se puede deshacer')
    expect(await actsOf(matriculadoID)).toEqual(
      ['subir', 'cambiarDatos', 'reemplazar', 'reemplazar', 'eliminar', 'restaurar'].map(
        (a) => `adjunto.${a}`,
      ),
    )
  })

  test('comes back until the next day only, and not beside the same file', async () => {
    const matriculadoID = await addMember(api.db)
    const pdf = makePdf()
    const adjuntoID = await added(matriculadoID, file(pdf))
    await call('adjunto.eliminar', { adjuntoID })
    const again = await added(matriculadoID, file(pdf))
    expect((await call('adjunto.restaurar', { adjuntoID })).mensaje).toMatch(/^Ese archivo ya está entre/)
    await call('adjunto.eliminar', { adjuntoID: again })
    await api.db.query("UPDATE adjunto SET eliminado_en = now() - interval '25 hours' WHERE id = $1", [
      adjuntoID,
    ])
    expect((await call('adjunto.restaurar', { adjuntoID })).mensaje).toBe('Ya no se puede deshacer')
  })

  test('keeps the member in the register', async () => {
    const matriculadoID = await addMember(api.db)
    await added(matriculadoID)
    const { token: direccion } = await signedIn(api.db, 'ADMINISTRACION')
    expect(
      (await call('matriculado.eliminar', { especialidadID: matriculadoID }, direccion)).mensaje,
    ).toContain('adjuntos')
  })
})

describe('pictures', () => {
  const blank = (ancho: number, alto: number) =>
    sharp({ create: { width: ancho, height: alto, channels: 3, background: '#00f' } })

  test('are kept upright, without the place where they were taken, and no bigger than a page', async () => {
    const matriculadoID = await addMember(api.db)
    const taken = await blank(4_000, 2_000)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'lugar' }, IFD3: { GPSLatitude: '27/1 47/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(taken.includes('Exif')).toBe(true)
    const adjuntoID = await added(matriculadoID, file(taken, 'foto.jpeg'), { tipo: 'foto' })
    const response = await download(adjuntoID)
    expect(response.headers.get('content-disposition')).toBe(
      `inline; filename="foto.jpg"; filename*=UTF-8''foto.jpg`,
    )
    const kept = await bytesOf(response)
    expect(kept.includes('Exif')).toBe(false)
    expect(await sharp(kept).metadata()).toMatchObject({ width: 1_754, height: 3_508, format: 'jpeg' })
    expect(await list(matriculadoID)).toMatchObject([
      { formato: 'image/jpeg', bytes: kept.length, huella: hashOf(kept) },
    ])
  })

  test('a WebP is kept as what a paper can hold', async () => {
    const matriculadoID = await addMember(api.db)
    await added(matriculadoID, file(await blank(30, 20).webp().toBuffer(), 'foto.webp'), { tipo: 'foto' })
    expect(await list(matriculadoID)).toMatchObject([{ nombre: 'foto', formato: 'image/jpeg' }])
  })

  test.each<[string, () => Promise<Buffer>, string]>([
    [
      '100 megapixels',
      () => Promise.resolve(makePng(10_000, 10_000, { pixeles: Buffer.alloc(9) })),
      'La imagen «x.png» tiene 100 megapíxeles: hasta 50',
    ],
    [
      'gigabytes promised',
      () => Promise.resolve(makePng(60_000, 60_000, { pixeles: Buffer.alloc(9) })),
      'La imagen «x.png» mide 60000 × 60000 píxeles: hasta 20000 × 20000',
    ],
    [
      'a cut JPEG',
      async () => (await blank(900, 900).jpeg().toBuffer()).subarray(0, 2_000),
      'La imagen «x.png» está dañada',
    ],
    [
      'a cut WebP',
      async () => (await blank(90, 90).webp().toBuffer()).subarray(0, 60),
      'La imagen «x.png» está dañada',
    ],
  ])('refused: %s', async (_, make, mensaje) => {
    const matriculadoID = await addMember(api.db)
    const sobre = await upload(matriculadoID, file(await make(), 'x.png'))
    expect(sobre).toMatchObject({ estado: 0, mensaje, errores: { archivo: mensaje } })
    expect(await list(matriculadoID)).toEqual([])
  })

  test('a photograph is no PDF, neither when it comes nor by being called one', async () => {
    const matriculadoID = await addMember(api.db)
    const mensaje = 'La foto tiene que ser una imagen: JPEG, PNG o WebP'
    expect((await upload(matriculadoID, file(makePdf()), { tipo: 'foto' })).errores).toEqual({
      archivo: mensaje,
    })
    const adjuntoID = await added(matriculadoID)
    const datos = { adjuntoID, tipo: 'foto', nombre: 'x', vence: null }
    expect((await call('adjunto.cambiarDatos', datos)).errores).toEqual({ tipo: mensaje })
  })
})

describe('what is refused, beside its cause', () => {
  test.each<[string, Buffer, RegExp]>([
    ['0 bytes', Buffer.alloc(0), /^«x\.pdf» está vacío\.$/],
    [
      'a renamed program',
      Buffer.from('4d5a90000300', 'hex'),
      /es un programa: el archivo debe ser PDF, JPEG, PNG o WebP\.$/,
    ],
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      /imagen SVG/,
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /página web/],
    ['a GIF', Buffer.from('GIF89a'), /imagen GIF/],
    [
      'a PDF without its end',
      makePdf(5_000).subarray(0, 4_000),
      /^«x\.pdf» llegó cortado o está dañado: le falta el final\.$/,
    ],
  ])('%s', async (_, bytes, mensaje) => {
    const matriculadoID = await addMember(api.db)
    const { errores } = await upload(matriculadoID, file(bytes, 'x.pdf'))
    expect(errores?.['archivo']).toMatch(mensaje)
    expect(await list(matriculadoID)).toEqual([])
  })

  test('10 MB are taken, one byte more is not', async () => {
    const matriculadoID = await addMember(api.db)
    await added(matriculadoID, file(makePdf(10_000_000)))
    const { http, sobre } = await api.call(
      'adjunto.subir',
      { matriculadoID, tipo: 'titulo' },
      { token, archivo: file(makePdf(10_000_001)) },
    )
    expect([http, sobre.mensaje]).toEqual([
      413,
      '«título.pdf» pesa más de 10 MB, que es lo más que se acepta.',
    ])
    expect(await list(matriculadoID)).toHaveLength(1)
  })

  test('a stream that is cut leaves nothing', async () => {
    const matriculadoID = await addMember(api.db)
    const whole = Buffer.from(
      await new Response(formOf({ matriculadoID, tipo: 'dni' }, file(makePdf(200_000)))).arrayBuffer(),
    )
    const type = `multipart/form-data; boundary=${/^--(\S+)/.exec(whole.toString('latin1'))?.[1] ?? ''}`
    const { sobre }: Vuelta = await api.send('/adjunto/subir', {
      method: 'POST',
      body: Uint8Array.from(whole.subarray(0, 100_000)),
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    })
    expect(sobre).toMatchObject({ estado: 0, mensaje: 'La subida llegó incompleta. Intente de nuevo.' })
    expect(await list(matriculadoID)).toEqual([])
  })

  test.each([
    ['a"b\'c.pdf', "a b'c"],
    ['dni\u202Egnp.pdf', 'dnignp'],
    [`${'ñ'.repeat(196)}.pdf`, 'ñ'.repeat(196)],
    ['🩺 título (1).PDF', '🩺 título (1)'],
  ])('the name %j is kept as %j', async (sent, kept) => {
    const matriculadoID = await addMember(api.db)
    const adjuntoID = await added(matriculadoID, file(makePdf(), sent))
    expect((await list(matriculadoID)).map(({ nombre }) => nombre)).toEqual([kept])
    const told = (await download(adjuntoID)).headers.get('content-disposition') ?? ''
    expect(decodeURIComponent(told.split("UTF-8''")[1] ?? '')).toBe(`${kept}.pdf`)
  })

  test.each([
    ['a\r\nSet-Cookie: malo=1', 'a Set-Cookie malo=1'],
    ['a\nX-Malo: 1\r\n\r\n<script>', 'a X-Malo 1 script'],
    ['DNI\u0007\u001b[31m\u007f', 'DNI [31m'],
    ['a\u2028b\u0085c', 'a b c'],
    ['../../etc/passwd', 'etc passwd'],
  ])('a name typed as %j is kept as %j and is one header of its file', async (typed, kept) => {
    const matriculadoID = await addMember(api.db)
    const adjuntoID = await added(matriculadoID, file(makePdf(), 'DNI.pdf'))
    const datos = { adjuntoID, tipo: 'dni', nombre: typed, vence: null }
    expect(await call('adjunto.cambiarDatos', datos)).toMatchObject({ estado: 1 })
    expect((await list(matriculadoID)).map(({ nombre }) => nombre)).toEqual([kept])
    const { headers } = await download(adjuntoID)
    expect([headers.get('set-cookie'), headers.get('x-malo')]).toEqual([null, null])
    const told = headers.get('content-disposition') ?? ''
    expect(told).not.toMatch(/\p{Cc}/u)
    expect(decodeURIComponent(told.split("UTF-8''")[1] ?? '')).toBe(`${kept}.pdf`)
  })

  test('a name of 300 letters, an expiry of the year 12026, an unknown kind, nobody’s id', async () => {
    const matriculadoID = await addMember(api.db)
    const long = await upload(matriculadoID, file(makePdf(), `${'a'.repeat(300)}.pdf`))
    expect(long.errores?.['archivo']).toMatch(/^El nombre del archivo es demasiado largo/)
    const late = await upload(matriculadoID, file(makePdf()), { vence: '12026-03-01' })
    expect(late.errores).toEqual({ vence: 'Ingrese una fecha válida' })
    expect((await upload(matriculadoID, file(makePdf()), { tipo: 'zip' })).errores).toEqual({
      tipo: 'Elija qué es',
    })
    expect((await upload(2_147_000_000, file(makePdf()))).mensaje).toBe(NO_ENCONTRADO)
    for (const adjuntoID of [2_147_000_000]) {
      const datos = { adjuntoID, tipo: 'dni', nombre: 'x', vence: null }
      for (const sobre of [
        await replace(adjuntoID, file(makePdf())),
        await call('adjunto.cambiarDatos', datos),
        await call('adjunto.eliminar', { adjuntoID }),
        await call('adjunto.restaurar', { adjuntoID }),
        await call('adjunto.bajar', { adjuntoID }),
      ])
        expect(sobre).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
    }
    expect(await list(matriculadoID)).toEqual([])
  })
})

describe('two at once', () => {
  test('the same file twice is one row, and the other is told since when; its bytes are kept once', async () => {
    const [one, other] = [await addMember(api.db), await addMember(api.db)]
    const pdf = makePdf()
    const both = await Promise.all([upload(one, file(pdf)), upload(one, file(pdf, 'otra vez.pdf'))])
    expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
    expect(both.find(({ estado }) => estado === 0)?.errores?.['archivo']).toMatch(
      /^Ese archivo ya está entre los adjuntos: Título «.+», subido el /,
    )
    await added(one, file(pdf), { tipo: 'otro' })
    await added(other, file(pdf))
    const [{ n } = { n: 0 }] = await api.db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM archivo WHERE huella = $1',
      [hashOf(pdf)],
    )
    expect([n, (await list(one)).length, (await list(other)).length]).toEqual([1, 2, 1])
  })

  test('of two who replace the same one, one is told who was first', async () => {
    const matriculadoID = await addMember(api.db)
    const id = await added(matriculadoID)
    const both = await Promise.all([replace(id, file(makePdf())), replace(id, file(makePdf()))])
    expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
    expect(both.find(({ estado }) => estado === 0)?.mensaje).toMatch(/^Lo reemplazó Nélida Prueba el /)
    expect(await list(matriculadoID)).toMatchObject([{ anteriores: [{ id }] }])
  })

  test('what somebody deleted meanwhile is neither replaced, changed nor deleted again', async () => {
    const matriculadoID = await addMember(api.db)
    const adjuntoID = await added(matriculadoID)
    await call('adjunto.eliminar', { adjuntoID })
    const datos = { adjuntoID, tipo: 'dni', nombre: 'x', vence: null }
    for (const { mensaje } of [
      await replace(adjuntoID, file(makePdf())),
      await call('adjunto.cambiarDatos', datos),
      await call('adjunto.eliminar', { adjuntoID }),
    ])
      expect(mensaje).toMatch(/^Lo eliminó Nélida Prueba el /)
    expect(await list(matriculadoID)).toEqual([])
  })
})

test('a file goes out in parts, unchanged, and under headers that no browser runs', async () => {
  const matriculadoID = await addMember(api.db)
  const pdf = makePdf(400_000)
  const adjuntoID = await added(matriculadoID, file(pdf))
  const part = await download(adjuntoID, { range: 'bytes=262000-262999' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 262000-262999/400000'])
  expect((await bytesOf(part)).equals(pdf.subarray(262_000, 263_000))).toBe(true)
  const whole = await download(adjuntoID)
  expect(whole.headers.get('content-type')).toBe('application/pdf')
  expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await bytesOf(whole)).equals(pdf)).toBe(true)
  const etag = whole.headers.get('etag') ?? ''
  expect((await download(adjuntoID, { 'if-none-match': etag })).status).toBe(304)
})

test('who only reads changes nothing, and a doctor reaches none, not even his own', async () => {
  const matriculadoID = await addMember(api.db)
  const adjuntoID = await added(matriculadoID)
  const { token: reader } = await signedIn(api.db, 'EMPLEADO')
  const { token: doctor } = await signedIn(api.db, 'MEDICO', matriculadoID)
  for (const de of [reader, doctor]) {
    expect(await upload(matriculadoID, file(makePdf()), {}, de)).toMatchObject({ mensaje: NO_AUTORIZADO })
    expect(await call('adjunto.eliminar', { adjuntoID }, de)).toMatchObject({ mensaje: NO_AUTORIZADO })
  }
  expect(await call('adjunto.traerTodos', { matriculadoID }, doctor)).toMatchObject({
    mensaje: NO_AUTORIZADO,
  })
  expect(await call('adjunto.bajar', { adjuntoID }, doctor)).toMatchObject({ mensaje: NO_AUTORIZADO })
  expect((await call('adjunto.traerTodos', { matriculadoID }, reader)).datos).toHaveLength(1)
})
