import { execFileSync } from 'node:child_process'
import { renderToBuffer } from '@react-pdf/renderer'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { CertificadoDatos, MembreteDatos } from '@/components/documents/certificado-datos'
import { registerFuente } from '@/components/documents/fuente'
import { compose } from '@/components/documents/papeles'
import { readCuerpo } from '@/domain/certificado/leer'
import { CLAVES_HOJA, faultsOfMembrete, HOJAS, MEDIDAS_DE_FABRICA } from '@/domain/membrete'

const BODY = '<p>Primera línea. ' + 'Se certifica que consta en el registro. '.repeat(20) + '</p>'
const MEMBRETE: MembreteDatos = {
  ...MEDIDAS_DE_FABRICA,
  nombre: 'Colegio de Médicos',
  lineas: ['Belgrano 1234', 'CUIT 30-50001234-5'],
}
const logos = { ancho: '', alta: '' }
const picture = async (width: number, height: number) => {
  const png = await sharp({ create: { width, height, channels: 3, background: '#136f63' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
beforeAll(async () => {
  logos.ancho = await picture(400, 80)
  logos.alta = await picture(80, 400)
})

type Mas = Partial<Pick<CertificadoDatos, 'conMembrete' | 'apaisada' | 'registro'>>
const REGISTRO = { nombre: 'Certificado N° 12', codigo: 'K7MP2XQ9R4TDH' }
function draw(membrete: Partial<MembreteDatos>, mas: Mas = {}): Promise<Buffer> {
  registerFuente('public')
  const datos: CertificadoDatos = {
    ...{ consejo: 'Padrón', consejoLineas: ['otra línea'], verificacion: 'https://padron.org.ar/verificar' },
    ...{ titulo: 'Certificado', matricula: 1, fecha: '2026-11-23', documento: readCuerpo(BODY).documento },
    firmante: { nombre: 'Ana Paz', cargo: 'Presidenta' },
    ...{ conMembrete: true, apaisada: false, registro: REGISTRO, ...mas },
    membrete: { ...MEMBRETE, ...membrete },
  }
  return renderToBuffer(compose({ tipo: 'certificado', datos }).pages)
}

interface Palabra {
  texto: string
  /** Millimetres from the sheet's upper left corner. */
  izquierda: number
  arriba: number
  derecha: number
  abajo: number
}
/** The sheet in millimetres and the words of its first page, as poppler's pdftotext measures them. */
function measure(pdf: Buffer) {
  const html = execFileSync('pdftotext', ['-bbox', '-l', '1', '-', '-'], { input: pdf }).toString()
  const mm = (points: string | undefined) => (Number(points) * 25.4) / 72
  const [, width, height] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(html) ?? []
  const words = [
    ...html.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g),
  ].map(([, x, y, X, Y, texto = '']): Palabra => ({
    ...{ texto, izquierda: mm(x), arriba: mm(y), derecha: mm(X), abajo: mm(Y) },
  }))
  const find = (texto: string) => words.find((word) => word.texto === texto)
  return { hoja: [Math.round(mm(width)), Math.round(mm(height))], words, find }
}
const pictures = (pdf: Buffer) => pdf.toString('latin1').split('/Subtype /Image').length - 1

test.each(CLAVES_HOJA)('%s has its size upright and across, and its margins', async (hoja) => {
  const { ancho, alto } = HOJAS[hoja]
  for (const apaisada of [false, true]) {
    const page = measure(
      await draw({ hoja, arriba: 30, izquierda: 15, derecha: 25, abajo: 12 }, { apaisada }),
    )
    expect(page.hoja).toEqual(apaisada ? [alto, ancho] : [ancho, alto])
    const [width = 0, height = 0] = page.hoja
    const lefts = page.words.map(({ izquierda }) => izquierda)
    expect(Math.min(...lefts)).toBeCloseTo(15, 0)
    expect(Math.max(...page.words.map(({ derecha }) => derecha))).toBeLessThanOrEqual(width - 25 + 0.1)
    expect(Math.abs((page.find('Colegio')?.arriba ?? 0) - 30)).toBeLessThan(1.5)
    expect(Math.abs((page.find('Primera')?.arriba ?? 0) - 62)).toBeLessThan(2)
    const lowest = Math.max(...page.words.map(({ abajo }) => abajo))
    expect(Math.abs(lowest - (height - 12))).toBeLessThan(1.5)
  }
})

/** The text and all under it. */
function below(pdf: Buffer): Palabra[] {
  const { words } = measure(pdf)
  return words.slice(words.findIndex(({ texto }) => texto === 'Primera'))
}

test.each([
  ['wide, at the left', 'izquierda', 'ancho'],
  ['wide, in the middle', 'centro', 'ancho'],
  ['tall, at the left', 'izquierda', 'alta'],
  ['tall, in the middle', 'centro', 'alta'],
  ['none', 'izquierda', undefined],
] as const)(
  'logo %s: the text stands at the same place with the letterhead and without it',
  async (_, lugar, cual) => {
    for (const apaisada of [false, true]) {
      const given = { lugar, logo: cual && logos[cual], alto: 40 }
      expect(faultsOfMembrete({ ...MEMBRETE, ...given }, given.logo !== undefined)).toEqual({})
      const [con, sin] = [
        await draw(given, { apaisada }),
        await draw(given, { apaisada, conMembrete: false }),
      ]
      expect(below(con).length).toBeGreaterThan(50)
      expect(below(con)).toEqual(below(sin))
      expect(measure(sin).find('Colegio')).toBeUndefined()
      expect(pictures(con) - pictures(sin)).toBe(given.logo ? 1 : 0)
    }
  },
)
