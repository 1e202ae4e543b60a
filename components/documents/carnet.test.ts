import { renderToBuffer } from '@react-pdf/renderer'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CarnetDatos, Tarjeta } from '@/components/documents/carnet-datos'
import { registerFuente } from '@/components/documents/fuente'
import { compose } from '@/components/documents/papeles'
import { scanQr } from '@/components/documents/prueba/qr'
import { FOTO_EN_PIXELES } from '@/domain/carnet'
import { formatCodigo } from '@/domain/codigo-de-papel'
import { readPaper } from '@/e2e/pasos/papel'

const { ancho: width, alto: height } = FOTO_EN_PIXELES
let foto: string
beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
  foto = `data:image/jpeg;base64,${bytes.toString('base64')}`
})

const EMISOR = {
  consejo: 'Consejo de Médicos',
  consejoLineas: ['San Martín 450', 'Tel. 385 421'],
  verificacion: 'https://padron.consejo.org.ar/verificar',
}
const REGISTRO = { nombre: 'Carnet N° 12', codigo: 'K7MP2XQ9R4TDH' }
const card = (mas: Partial<Tarjeta> = {}): CarnetDatos => ({
  ...EMISOR,
  nombre: 'Ñáñez María Laura',
  matricula: 1003,
  dni: 23456789,
  titulo: 'Médica',
  ingreso: '1998-03-05',
  foto,
  firmante: { nombre: 'Dra. Ana Paz', cargo: 'Presidenta' },
  fecha: '2026-11-23',
  ...mas,
})
const draw = (mas?: Partial<Tarjeta>): Promise<Buffer> => {
  registerFuente('public')
  return renderToBuffer(compose({ tipo: 'carnet', datos: card(mas) }).pages)
}
const sheets = (tarjetas: readonly Tarjeta[]): Promise<Buffer> => {
  registerFuente('public')
  return renderToBuffer(compose({ tipo: 'carnets', datos: { ...EMISOR, tarjetas } }).pages)
}
const textsOf = (pdf: Buffer): string[][] =>
  readPaper(pdf).map((page) => page.map(({ texto }) => texto.replace(/\s+/g, ' ').trim()).filter(Boolean))
/** Each page's sides in millimetres. */
const sizesOf = (pdf: Buffer): number[][] =>
  Array.from(pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), (found) =>
    found.slice(1).map((side) => (Number(side) / 72) * 25.4),
  )
const bare = (texts: readonly string[]) => texts.join('').replace(/[\s-]/g, '')

describe('one card', () => {
  test('two pages of 85 × 55 mm, to a hundredth', async () => {
    const sizes = sizesOf(await draw())
    expect(sizes).toHaveLength(2)
    for (const [across = 0, down = 0] of sizes) {
      expect(Math.abs(across - 85)).toBeLessThan(0.01)
      expect(Math.abs(down - 55)).toBeLessThan(0.01)
    }
  })

  test('the front says whose it is, the back who vouches for it; nothing else', async () => {
    expect(textsOf(await draw())).toEqual([
      [
        ...['Consejo de Médicos', 'CARNET PROFESIONAL', 'Ñáñez María Laura', 'MATRÍCULA', '1003'],
        ...['DNI', '23456789', 'TÍTULO', 'Médica', 'INSCRIPTO DESDE', '05/03/1998'],
      ],
      [
        'El titular de este carnet está inscripto en la matrícula profesional.',
        ...[EMISOR.consejo, ...EMISOR.consejoLineas],
        ...['Dra. Ana Paz', 'Presidenta', 'Emitido el 23/11/2026'],
      ],
    ])
  })

  test('what is not known leaves no line', async () => {
    const [front = [], back = []] = textsOf(
      await draw({ titulo: undefined, ingreso: undefined, firmante: undefined, dni: undefined }),
    )
    expect(front.slice(3)).toEqual(['MATRÍCULA', '1003', 'DNI', '—'])
    expect(back.at(-1)).toBe('Emitido el 23/11/2026')
    expect(back).not.toContain('Presidenta')
  })

  test.each([
    'MARTÍNEZ DE ALZAGA Y ECHEVERRÍA María de los Ángeles Guadalupe',
    'Wolfeschlegelsteinhausenbergerdorff-Überschallgeschwindigkeit Maximiliana',
    `${'W'.repeat(60)} ${'M'.repeat(50)}`,
    'ÑANDUBAYZAL-'.repeat(8),
  ])('%s stands inside its card', async (nombre) => {
    const pages = readPaper(await draw({ nombre, titulo: nombre, firmante: { nombre, cargo: nombre } }))
    expect(pages).toHaveLength(2)
    for (const { hasta, texto } of pages.flat())
      expect.soft([texto, hasta <= (85 - 3) / 85]).toEqual([texto, true])
    expect(bare((pages[0] ?? []).map(({ texto }) => texto))).toContain(bare([nombre]).slice(0, 60))
  })

  test('of the register: its number, its code, and a square that a camera reads off the printed back', async () => {
    const pdf = await draw({ registro: REGISTRO })
    const [front = [], back = []] = textsOf(pdf)
    expect(front.join(' ')).not.toContain('K7MP')
    expect(back).toEqual(expect.arrayContaining(['Carnet N° 12 · Emitido el 23/11/2026', 'K7MP-2XQ9-R4TDH']))
    expect(scanQr(pdf, 1)).toBeUndefined()
    expect(scanQr(pdf, 2)).toBe('https://padron.consejo.org.ar/verificar/K7MP2XQ9R4TDH')
  })

  test.each(['14ZHXPN19D5Q7', 'WWWWWWWWWWWWW', 'MQMQMQMQMQMQM'])(
    'the code %s stands on one line, inside its card',
    async (codigo) => {
      const [, back = []] = readPaper(await draw({ registro: { ...REGISTRO, codigo } }))
      // Digits at its beginning are a stroke of their own.
      const strokes = back.filter(({ texto }) => formatCodigo(codigo).includes(texto.trim()))
      expect(strokes.map(({ texto }) => texto.trim()).join('')).toBe(formatCodigo(codigo))
      for (const { hasta } of strokes) expect(hasta).toBeLessThan((85 - 3) / 85)
    },
  )

  test('annulled says so on both sides; a copy on its back alone, where it covers nothing', async () => {
    for (const page of textsOf(await draw({ sello: 'ANULADO' }))) expect(page).toContain('ANULADO')
    const [front = [], back = []] = textsOf(await draw({ sello: 'COPIA' }))
    expect(front.join(' ')).not.toContain('COPIA')
    expect(back.join(' ')).toContain('Emitido el 23/11/2026 · COPIA')
  })

  test('signs that the font does not have are replaced in sight, and markup is text', async () => {
    const [front = []] = textsOf(await draw({ nombre: 'Ana 👩‍⚕️ <b>Ñ</b>' }))
    expect(front).toContain('Ana (?) <b>Ñ</b>')
  })

  test('with its photograph it is a small file, and equal data give equal bytes', async () => {
    const [once, again] = [await draw(), await draw()]
    expect(once.equals(again)).toBe(true)
    expect(once.length).toBeLessThan(150_000)
  })

  test('is called by the member’s number', () => {
    expect(compose({ tipo: 'carnet', datos: card() }).archivo).toBe('carnet-1003.pdf')
    expect(compose({ tipo: 'carnet', datos: card({ matricula: undefined }) }).archivo).toBe('carnet.pdf')
  })
})

describe('many cards', () => {
  const many = (count: number): Tarjeta[] =>
    Array.from({ length: count }, (_, at) => ({
      ...card(),
      nombre: `Nombre ${at + 1}`,
      registro: { nombre: `Carnet N° ${at + 1}`, codigo: REGISTRO.codigo },
    }))

  test('ten on a sheet of A4, each back behind its front when the sheet is turned over its long edge', async () => {
    const pdf = await sheets(many(13))
    expect(sizesOf(pdf).map((page) => page.map(Math.round))).toEqual(Array(4).fill([210, 297]))
    const pages = readPaper(pdf)
    const halfOf = (page: number, text: RegExp) => {
      const found = pages[page]?.find(({ texto }) => text.test(texto))
      return found && (found.hasta <= 0.5 ? 'left' : 'right')
    }
    for (let at = 0; at < 13; at++) {
      const page = at < 10 ? 0 : 2
      const sides = [
        halfOf(page, new RegExp(`^Nombre ${at + 1}$`)),
        halfOf(page + 1, new RegExp(`^Carnet N° ${at + 1} `)),
      ]
      expect(sides).toEqual(at % 2 === 0 ? ['left', 'right'] : ['right', 'left'])
    }
  })

  test('a hundred in seconds', async () => {
    const begun = process.cpuUsage()
    const pdf = await sheets(many(100))
    expect(process.cpuUsage(begun).user).toBeLessThan(6_000_000)
    expect(sizesOf(pdf)).toHaveLength(20)
  })
})
