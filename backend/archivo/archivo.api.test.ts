import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { putAside } from '@/backend/prueba/archivo/aparte'
import { MAXIMO, makePdf, rutasDePrueba, sendPieces, TABLA } from '@/backend/prueba/archivo/llamadas'
import { TROZO, sweepBytes } from '@/backend/archivo/store'
import { withTransaction } from '@/backend/db/conexion'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { formOf, type Vuelta } from '@/backend/prueba/llamada'
import { signedIn } from '@/backend/prueba/gente'

/** ARCHIVO_MB=50 for the long run. */
const GRANDE = Number(process.env['ARCHIVO_MB'] ?? 6) * 1_000_000
const ESPERA = 700

let api: ApiDePrueba
let token: string
let authorization: string
beforeAll(async () => {
  api = await startApi({ rutas: rutasDePrueba(), esperaSubida: ESPERA })
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
  authorization = `Bearer ${token}`
  await api.db.query(TABLA)
})
afterAll(() => api.close())
beforeEach(() => api.db.query('TRUNCATE prueba'))

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const fileOf = (bytes: Buffer, name = 'papel.pdf') => new File([Uint8Array.from(bytes)], name)
const upload = (
  bytes: Buffer,
  fields = {},
  headers: Record<string, string> = {},
  name?: string,
): Promise<Vuelta> =>
  api.send('/prueba/subir', {
    method: 'POST',
    body: formOf(fields, fileOf(bytes, name)),
    headers: { authorization, ...headers },
  })
const download = (huella: string, headers: Record<string, string> = {}, nombre = 'papel') =>
  fetch(`${api.url}/prueba/bajar?${new URLSearchParams({ huella, nombre })}`, {
    headers: { authorization, ...headers },
  })
const count = async (table: string): Promise<number> =>
  Number((await api.db.query<{ n: bigint }>(`SELECT count(*) AS n FROM ${table}`))[0]?.n)
const everything = async () => [await count('archivo'), await count('archivo_trozo'), await count('prueba')]

test('bytes in are bytes out, under their hash, each content once', async () => {
  for (const bytes of [makePdf(9), makePdf(TROZO), makePdf(TROZO + 1), makePdf(GRANDE)]) {
    const { sobre } = await upload(bytes, { nota: 'ñandú ✓' })
    expect(sobre).toMatchObject({ estado: 1, datos: { huella: hashOf(bytes), nombre: 'papel.pdf' } })
    const back = await download(hashOf(bytes))
    expect(back.status).toBe(200)
    expect(Number(back.headers.get('content-length'))).toBe(bytes.length)
    expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true)
  }
  const before = await everything()
  const again = makePdf(9_000)
  await Promise.all([upload(again), upload(again), upload(again)])
  expect(await everything()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1, (before[2] ?? 0) + 3])
  const notas = await api.db.query<{ nota: string }>('SELECT nota FROM prueba ORDER BY id LIMIT 1')
  expect(notas).toEqual([{ nota: 'ñandú ✓' }])
  expect(putAside()).toBe(0)
})

test('a file that comes in and goes out by one call, and again for the same key', async () => {
  const bytes = makePdf(TROZO + 77)
  const send = () =>
    fetch(`${api.url}/prueba/idaYVuelta`, {
      method: 'POST',
      body: formOf({}, fileOf(bytes)),
      headers: { authorization, 'idempotency-key': 'ida-y-vuelta-0001' },
    })
  for (const response of [await send(), await send()]) {
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  }
  expect(await count('prueba')).toBe(1)
})

test('the same key twice is one row; with other bytes, another name or other fields it is refused', async () => {
  const bytes = makePdf(5_000)
  const clave = { 'idempotency-key': 'una-sola-vez-0001' }
  const both = await Promise.all([upload(bytes, {}, clave), upload(bytes, {}, clave)])
  for (const { sobre } of both) expect(sobre).toMatchObject({ estado: 1, datos: { huella: hashOf(bytes) } })
  expect(await count('prueba')).toBe(1)
  for (const { http } of [
    await upload(makePdf(5_000), {}, clave),
    await upload(bytes, { nota: 'otra' }, clave),
    await upload(bytes, {}, clave, 'otro.pdf'),
  ])
    expect(http).toBe(422)
  expect(await count('prueba')).toBe(1)
})

test('what fails after the bytes were written leaves none of them', async () => {
  const before = await everything()
  expect((await upload(makePdf(TROZO * 2), { falla: 'sí' })).http).toBe(500)
  expect(await everything()).toEqual(before)
})

describe('what is no file of an accepted kind is refused with why', () => {
  test.each<[string, Buffer, RegExp]>([
    ['a PNG', makePng(4, 2), /^«x\.pdf» es un archivo PNG: el archivo debe ser PDF\.$/],
    ['a GIF', Buffer.from('GIF89a'), /es una imagen GIF: /],
    ['a page', Buffer.from('\n <!DOCTYPE html><script>'), /es una página web: /],
    ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">'), /imagen SVG/],
    ['a program', Buffer.from('4d5a90000300', 'hex'), /es un programa: /],
    ['a sheet', Buffer.from('504b0304', 'hex'), /documento de Office o un archivo comprimido/],
    ['text', Buffer.from('hola, ñandú', 'latin1'), /es un archivo de texto: /],
    ['noise', Buffer.from('0001020304', 'hex'), /^No se reconoce qué es «x\.pdf»: /],
    ['a PDF that does not begin as one', Buffer.concat([Buffer.from('x'), makePdf(900)]), /./],
    ['nothing', Buffer.alloc(0), /^«x\.pdf» está vacío\.$/],
  ])('%s', async (_, bytes, mensaje) => {
    const { http, sobre } = await upload(bytes, {}, {}, 'x.pdf')
    expect({ http, estado: sobre.estado, errores: sobre.errores }).toEqual({
      http: 200,
      estado: 0,
      errores: { archivo: expect.stringMatching(mensaje) as string },
    })
    expect(sobre.mensaje).toBe(sobre.errores?.['archivo'])
    expect(putAside()).toBe(0)
  })

  test('another kind is known before the rest is sent', async () => {
    const answer = await sendPieces(`${api.url}/prueba/subir`, multipart(), [
      Buffer.from(head('x.pdf')),
      ...(function* () {
        for (let i = 0; i < 3_000; i++) yield Buffer.alloc(16_384, 65)
      })(),
    ])
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { estado: 0 }])
    expect(answer.sent).toBeLessThan(40_000_000)
  })
})

const BORDE = 'borde-de-prueba'
const multipart = (more: Record<string, string> = {}) => ({
  authorization,
  'content-type': `multipart/form-data; boundary=${BORDE}`,
  ...more,
})
const head = (nombre: string, parte = 'archivo') =>
  `--${BORDE}\r\nContent-Disposition: form-data; name="${parte}"; filename="${nombre}"\r\n\r\n`
const field = (key: string, value: string) =>
  `--${BORDE}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`
const END = `\r\n--${BORDE}--\r\n`

describe('too much', () => {
  test('that says its length is refused before any of it is read', async () => {
    const { status, text, sent } = await sendPieces(
      `${api.url}/prueba/subir`,
      multipart({ 'content-length': String(MAXIMO + 200_000) }),
      pour(MAXIMO + 200_000),
    )
    expect([status, JSON.parse(text)]).toMatchObject([
      413,
      { estado: 0, errores: { archivo: 'El archivo pesa más de 60 MB, que es lo más que se acepta.' } },
    ])
    expect(sent).toBeLessThan(20_000_000)
  })

  test('that does not is refused when it is more', async () => {
    const id = await newSignatory()
    const { status, text, sent } = await sendPieces(
      `${api.url}/firmante/subirImagen`,
      multipart(),
      (function* () {
        yield Buffer.from(field('firmanteID', String(id)) + head('firma.png'))
        yield makePng(4, 2)
        yield* pour(40_000_000)
      })(),
    )
    expect([status, JSON.parse(text)]).toMatchObject([
      413,
      { estado: 0, errores: { archivo: '«firma.png» pesa más de 300 kB, que es lo más que se acepta.' } },
    ])
    expect(sent).toBeLessThan(30_000_000)
    expect(putAside()).toBe(0)
  })
})

function* pour(size: number): Generator<Buffer> {
  for (let left = size; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(left, 65_536), 7)
}

const newSignatory = async (): Promise<number> => {
  const { sobre } = await api.call('firmante.crear', { nombre: 'Dra. Paz', cargo: 'Presidenta' }, { token })
  return (sobre.datos as { id: number }).id
}

describe('odd bodies are refused in words and leave nothing', () => {
  const PDF = makePdf(600).toString('latin1')
  const post = async (body: string, headers = multipart()) => {
    const response = await fetch(`${api.url}/prueba/subir`, {
      method: 'POST',
      body: Uint8Array.from(Buffer.from(body, 'latin1')),
      headers,
    })
    return [response.status, ((await response.json()) as { mensaje: string }).mensaje] as const
  }
  test.each<[string, string, number, RegExp]>([
    ['two files', head('a.pdf') + PDF + '\r\n' + head('b.pdf') + PDF + END, 200, /un solo archivo/],
    ['no file', field('nota', 'x') + END.slice(2), 200, /Elija un archivo/],
    ['a file under another name', head('a.pdf', 'otro') + PDF + END, 200, /no corresponde/],
    ['a huge field', field('nota', 'x'.repeat(20_000)) + head('a.pdf') + PDF + END, 200, /demasiado largo/],
    ['a field twice', field('nota', '1') + field('nota', '2') + head('a.pdf') + PDF + END, 200, /repetido/],
    [
      'a field too long for the call',
      field('nota', 'x'.repeat(200)) + head('a.pdf') + PDF + END,
      200,
      /Hasta 100/,
    ],
    ['a huge file name', head(`${'a'.repeat(5_000)}.pdf`) + PDF + END, 200, /nombre del archivo/],
    ['a file name beyond the headers', head(`${'a'.repeat(50_000)}.pdf`) + PDF + END, 200, /./],
    [
      'many fields',
      Array.from({ length: 60 }, (_, i) => field(`c${i}`, '1')).join('') + head('a.pdf') + PDF + END,
      200,
      /demasiados campos/,
    ],
    ['a body that ends in its file', head('a.pdf') + PDF, 400, /incomplet/],
    ['a body that ends in a header', head('a.pdf').slice(0, -10), 400, /incomplet/],
    [
      'another boundary',
      head('a.pdf').replace(BORDE, 'otro') + PDF + END.replace(BORDE, 'otro'),
      400,
      /incomplet/,
    ],
    ['nothing at all', '', 400, /incomplet/],
  ])('%s', async (_, body, status, mensaje) => {
    const before = await everything()
    expect(await post(body)).toEqual([status, expect.stringMatching(mensaje)])
    expect(await everything()).toEqual(before)
    expect(putAside()).toBe(0)
  })

  test.each<[string, string, number]>([
    ['no boundary', 'multipart/form-data', 415],
    ['an empty boundary', 'multipart/form-data; boundary=', 400],
    ['another parameter', 'multipart/form-data; charset=utf-8', 400],
    ['JSON', 'application/json', 415],
    ['a form of texts', 'application/x-www-form-urlencoded', 415],
    ['other parts', 'multipart/mixed; boundary=borde-de-prueba', 415],
  ])('%s', async (_, type, status) => {
    const [http, mensaje] = await post(head('a.pdf') + PDF + END, { ...multipart(), 'content-type': type })
    expect(http).toBe(status)
    expect(mensaje).toMatch(/^[A-ZÁ-Ú]/)
  })

  test.each<[string, string, string]>([
    ['a path', 'C:\\fakepath\\..\\papel.pdf', 'papel.pdf'],
    ['folders', '../../etc/passwd', 'passwd'],
    ['quotes and a line end', 'el "mío"\n.pdf', 'el "mío" .pdf'],
    ['an end that is not its own', 'página.html', 'página.html'],
  ])('of a name with %s the name alone is kept', async (_, sent, kept) => {
    const { sobre } = await upload(makePdf(100), {}, {}, sent)
    expect(sobre.datos).toMatchObject({ nombre: kept })
  })
})

describe('whoever sends it', () => {
  /** Sends what it is given and waits for the answer or the end. */
  const speak = (text: string, then: 'wait' | 'cut') =>
    new Promise<string>((resolve) => {
      const { port } = new URL(api.url)
      let heard = ''
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(text, () => (then === 'cut' ? socket.destroy() : undefined))
      })
      socket.on('data', (data) => {
        heard += data.toString()
        socket.end()
      })
      socket.on('close', () => resolve(heard))
    })
  const request = (path = '/prueba/subir', bearer = authorization) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${bearer}\r\nContent-Length: 900000\r\n` +
    `Content-Type: multipart/form-data; boundary=${BORDE}\r\n\r\n${head('a.pdf')}%PDF-1.7\n${'x'.repeat(9_000)}`

  test('is cut off half way: nothing is left', async () => {
    const before = await everything()
    await speak(request(), 'cut')
    await expect.poll(putAside).toBe(0)
    await expect.poll(() => api.bitacora.at(-1)).toMatchObject({ ruta: '/prueba/subir', http: 400 })
    expect(await everything()).toEqual(before)
    expect(api.bitacora.filter(({ nivel, que }) => nivel === 'error' && que !== 'inesperado')).toEqual([])
  })

  test('pauses: he is waited for so long, and keeps nobody from the database', async () => {
    const slow = Array.from({ length: 3 }, () => speak(request(), 'wait'))
    const fast = await api.call('sesion.propia', {}, { token })
    expect(fast.sobre.estado).toBe(1)
    await expect.poll(putAside).toBe(3)
    const fourth = await upload(makePdf(99))
    expect([fourth.http, fourth.sobre.mensaje]).toEqual([429, expect.stringMatching(/Espere a que terminen/)])
    const other = (await signedIn(api.db, 'ADMINISTRACION')).token
    expect((await upload(makePdf(99), {}, { authorization: `Bearer ${other}` })).sobre.estado).toBe(1)
    for (const heard of await Promise.all(slow)) {
      expect(heard).toMatch(/^HTTP\/1\.1 408/)
      expect(heard).toContain('El envío se detuvo')
    }
    expect(putAside()).toBe(0)
    expect((await upload(makePdf(99))).sobre.estado).toBe(1)
  })

  test('has no right to it: he is told before his file is read', async () => {
    const contador = (await signedIn(api.db, 'CONTADOR')).token
    const before = await everything()
    for (const path of ['/prueba/subir', '/firmante/subirImagen']) {
      expect(await speak(request(path, `Bearer ${contador}`), 'wait')).toContain(NO_AUTORIZADO)
      expect(await speak(request(path, 'Bearer nadie'), 'wait')).toContain('"estado":-100')
    }
    for (const bearer of [`Bearer ${contador}`, 'Bearer nadie']) {
      const response = await download(hashOf(makePdf(9)), { authorization: bearer })
      expect(response.headers.get('content-type')).toContain('application/json')
    }
    expect(await everything()).toEqual(before)
  })
})

describe('a file goes out', () => {
  const bytes = makePdf(TROZO * 2 + 1_000)
  const huella = hashOf(bytes)
  const size = bytes.length
  beforeEach(() => upload(bytes))

  test('under headers that let nothing of it run, and kept by nobody on the way', async () => {
    const { headers } = await download(huella, {}, 'Título de Ñandú "x"')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Titulo de Nandu _x_.pdf"; filename*=UTF-8''T%C3%ADtulo%20de%20%C3%91and%C3%BA%20%22x%22.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache, no-transform',
      'accept-ranges': 'bytes',
      etag: `"${huella}"`,
    })
    await api.db.query("UPDATE archivo SET tipo = 'text/html' WHERE huella = $1", [huella])
    const odd = await download(huella, {}, 'malo.html')
    await api.db.query("UPDATE archivo SET tipo = 'application/pdf' WHERE huella = $1", [huella])
    expect(odd.headers.get('content-type')).toBe('application/octet-stream')
    expect(odd.headers.get('content-disposition')).toMatch(/^attachment; filename="malo\.html\.bin"/)
  })

  test.each<[string, [number, number]]>([
    ['bytes=0-0', [0, 0]],
    ['bytes=0-', [0, size - 1]],
    [`bytes=${TROZO - 2}-${TROZO + 1}`, [TROZO - 2, TROZO + 1]],
    [`bytes=10-${size + 99}`, [10, size - 1]],
    ['bytes=-5', [size - 5, size - 1]],
    [`bytes=-${size * 2}`, [0, size - 1]],
    [`bytes=${size - 1}-`, [size - 1, size - 1]],
  ])('in part: %s', async (range, [from, to]) => {
    const response = await download(huella, { range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${from}-${to}/${size}`)
    expect(response.headers.get('content-length')).toBe(String(to - from + 1))
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes.subarray(from, to + 1))).toBe(true)
  })

  test.each([`bytes=${size}-`, 'bytes=-0', `bytes=${size + 5}-${size + 9}`])(
    'no such part: %s',
    async (range) => {
      const response = await download(huella, { range })
      expect(response.status).toBe(416)
      expect(response.headers.get('content-range')).toBe(`bytes */${size}`)
      expect(await response.json()).toMatchObject({ estado: 0, mensaje: 'El archivo no tiene esa parte' })
    },
  )

  test.each(['bytes=', 'bytes=a-b', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-'])(
    'what is no range of one part gets it whole: %s',
    async (range) => {
      const response = await download(huella, { range })
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, size])
    },
  )

  test('not again to whom it has it, and in part only of the same content', async () => {
    for (const known of [`"${huella}"`, `W/"${huella}"`, `"x", "${huella}"`, '*']) {
      const response = await download(huella, { 'if-none-match': known, range: 'bytes=0-1' })
      expect([response.status, await response.text()]).toEqual([304, ''])
      expect(response.headers.get('etag')).toBe(`"${huella}"`)
    }
    expect((await download(huella, { 'if-none-match': '"otro"' })).status).toBe(200)
    expect((await download(huella, { range: 'bytes=0-1', 'if-range': `"${huella}"` })).status).toBe(206)
    expect((await download(huella, { range: 'bytes=0-1', 'if-range': '"otro"' })).status).toBe(200)
  })

  test('as fast as it is read: who stops reading holds no more than the sockets do', async () => {
    const big = makePdf(24_000_000)
    await upload(big)
    let read = 0
    const query = api.db.query.bind(api.db)
    api.db.query = (sql, params) => {
      if (sql.includes('FROM archivo_trozo')) read++
      return query(sql, params)
    }
    const response = await download(hashOf(big))
    const reader = response.body?.getReader()
    await reader?.read()
    let before = -1
    // Until no more of it is read.
    await expect
      .poll(
        () => {
          const still = read === before
          before = read
          return still
        },
        { interval: 200 },
      )
      .toBe(true)
    expect(read * TROZO).toBeLessThan(12_000_000)
    await reader?.cancel()
    api.db.query = query
  })
})

test('bytes that nobody refers to are swept a day later, used ones never', async () => {
  const [used, gone, fresh] = [makePdf(700), makePdf(TROZO + 700), makePdf(900)]
  for (const bytes of [used, gone, fresh]) await upload(bytes)
  await api.db.query('DELETE FROM prueba WHERE huella <> $1', [hashOf(used)])
  await api.db.query("UPDATE archivo SET usado_en = now() - interval '2 days' WHERE huella <> $1", [
    hashOf(fresh),
  ])
  await withTransaction(api.db, (tx) => sweepBytes(tx, 1_000))
  const left = await api.db.query<{ huella: string }>('SELECT huella FROM archivo ORDER BY huella')
  expect(left.map(({ huella }) => huella)).toEqual([hashOf(used), hashOf(fresh)].sort())
  expect(await count('archivo_trozo')).toBe(2)
})
