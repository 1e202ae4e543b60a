import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chunk, makePng } from '@/backend/prueba/archivo/imagenes'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { ADJUNTO_ENTRANTE } from '@/domain/adjunto'
import { MAX_BYTES_FOTO } from '@/domain/carnet'
import { MAX_BYTES_FIRMA } from '@/domain/firmante'

let api: ApiDePrueba
let token: string
let matriculadoID: number
/** 100 megapixels that are really there, in few bytes. */
let huge: Buffer
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
  matriculadoID = await addMember(api.db)
  huge = await red(10_000, 10_000).toColourspace('b-w').png({ compressionLevel: 9 }).toBuffer()
}, 60_000)
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f00' }, limitInputPixels: false })

/** Each call that takes a picture: how one is sent, and where it is seen afterwards. */
const DOORS = {
  'the card’s photograph': {
    maximo: MAX_BYTES_FOTO,
    send: (archivo: File) => api.call('papel.emitirCarnet', { matriculadoID }, { token, archivo }),
    seen: ({ id }: { id: number }) => `/papel/verImagen?papelID=${id}&cual=foto`,
  },
  'an attachment': {
    maximo: ADJUNTO_ENTRANTE.maximo,
    send: (archivo: File) => api.call('adjunto.subir', { matriculadoID, tipo: 'otro' }, { token, archivo }),
    seen: ({ id }: { id: number }) => `/adjunto/bajar?adjuntoID=${id}`,
  },
  'the signatory’s picture': {
    maximo: MAX_BYTES_FIRMA,
    send: async (archivo: File) => {
      const crear = { nombre: 'Dra. Paz', cargo: 'Presidenta' }
      const { sobre } = await api.call('firmante.crear', crear, { token })
      firmanteID = (sobre.datos as { id: number }).id
      return api.call('firmante.subirImagen', { firmanteID }, { token, archivo })
    },
    seen: () => `/firmante/verImagen?firmanteID=${firmanteID}`,
  },
} as const
let firmanteID = 0
type Puerta = keyof typeof DOORS
const NAME = 'señal «rara».png'

const give = async (puerta: Puerta, bytes: Buffer) => {
  const { sobre } = await DOORS[puerta].send(new File([Uint8Array.from(bytes)], NAME))
  return sobre
}
const kept = async (puerta: Puerta, bytes: Buffer): Promise<Response> => {
  const sobre = await give(puerta, bytes)
  expect(sobre).toMatchObject({ estado: 1 })
  return fetch(api.url + DOORS[puerta].seen(sobre.datos as { id: number }), {
    headers: { authorization: `Bearer ${token}` },
  })
}
const countKept = async (): Promise<number> =>
  (await api.db.query<{ n: number }>('SELECT count(*)::int AS n FROM archivo'))[0]?.n ?? 0

describe.each(Object.keys(DOORS) as Puerta[])('%s', (puerta) => {
  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['0 bytes', () => Buffer.alloc(0), /está vacío/],
    ['a renamed program', () => Buffer.from('4d5a900003000000', 'hex'), /es un programa/],
    ['a renamed archive', () => Buffer.from('PK\u0003\u0004payload', 'latin1'), /archivo comprimido/],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /es una imagen SVG/,
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /es una página web/],
    ['100 megapixels', () => huge, /10000 × 10000 píxeles|100 megapíxeles/],
    [
      'gigabytes promised',
      () => makePng(60_000, 60_000, { pixeles: Buffer.alloc(9) }),
      /60000 × 60000 píxeles/,
    ],
    ['a cut PNG', () => makePng(40, 30).subarray(0, -14), /está dañada/],
    ['a cut JPEG', async () => (await red(400, 300).jpeg().toBuffer()).subarray(0, 900), /está dañada/],
  ])('%s is refused by name, in bounded memory, and nothing is kept', async (_, make, mensaje) => {
    const [bytes, before] = [await make(), await countKept()]
    const used = process.memoryUsage().rss
    const sobre = await give(puerta, bytes)
    expect(sobre.estado).toBe(0)
    expect(sobre.errores?.['archivo']).toMatch(mensaje)
    expect(sobre.errores?.['archivo']).toContain(`«${NAME}»`)
    expect(process.memoryUsage().rss - used).toBeLessThan(80_000_000)
    expect(await countKept()).toBe(before)
  })

  test('one byte more than is taken is refused by name', async () => {
    const bytes = Buffer.concat([makePng(4, 3), Buffer.alloc(DOORS[puerta].maximo)])
    const sobre = await give(puerta, bytes.subarray(0, DOORS[puerta].maximo + 1))
    expect(sobre.errores?.['archivo']).toMatch(
      new RegExp(`^«${NAME}» pesa más de .+ que es lo más que se acepta`),
    )
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['of a printer (CMYK)', () => red(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['of 16 bits', () => red(40, 30).toColourspace('rgb16').png().toBuffer()],
    [
      'that lies on its side and tells where it was taken, with a page and an archive behind it',
      async () =>
        Buffer.concat([
          await red(30, 40)
            .jpeg()
            .withExif({
              IFD0: { Model: 'camara' },
              IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 47/1 0/1' },
            })
            .withMetadata({ orientation: 6 })
            .toBuffer(),
          Buffer.from('PK\u0003\u0004<script>alert(1)</script>', 'latin1'),
        ]),
    ],
    [
      'with text and a place inside',
      () =>
        Promise.resolve(
          makePng(40, 30, {
            otros: [chunk('tEXt', Buffer.from('camara')), chunk('eXIf', Buffer.from('MM\0*camara'))],
            cola: Buffer.from('<script>alert(1)</script>'),
          }),
        ),
    ],
  ])('one %s is served upright and alone, in the colours of a screen', async (_, make) => {
    const given = await make()
    const response = await kept(puerta, given)
    const [tipo, ...rest] = ['content-type', 'x-content-type-options', 'content-security-policy'].map(
      (name) => response.headers.get(name),
    )
    expect(tipo).toMatch(/^image\/(png|jpeg)$/)
    expect(rest).toEqual(['nosniff', expect.stringContaining("default-src 'none'; sandbox")])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30, depth: 'uchar' })
    expect((await sharp(bytes).metadata()).space).toMatch(/srgb|b-w/)
    for (const trace of ['Exif', 'eXIf', 'camara', 'script', 'PK\u0003\u0004'])
      expect(bytes.includes(trace), trace).toBe(false)
  })
})

test('a picture that unpacks to more than can be held at once is refused before it is unpacked', async () => {
  const deep = await sharp({
    create: { width: 6_000, height: 4_200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer()
  const used = process.memoryUsage().rss
  const sobre = await give('an attachment', deep)
  expect(sobre.errores?.['archivo']).toBe(
    `La imagen «${NAME}» ocupa 202 MB al abrirse, hasta 200 MB: guárdela como JPEG`,
  )
  expect(process.memoryUsage().rss - used).toBeLessThan(80_000_000)
}, 30_000)
