import { renderToBuffer } from '@react-pdf/renderer'
import { beforeAll, expect, test } from 'vitest'
import type { ConvenioDatos } from '@/components/documents/convenio-datos'
import { registerFuente } from '@/components/documents/fuente'
import { compose } from '@/components/documents/papeles'
import { centavos } from '@/domain/dinero'
import { readPaper } from '@/e2e/pasos/papel'

const instalments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ mes: (at % 12) + 1, anio: 2027 + Math.floor(at / 12) },
    monto: centavos(1_000_050n),
  }))

const datos: ConvenioDatos = {
  ...{
    consejo: 'Consejo de Médicos',
    consejoLineas: ['San Martín 450'],
    verificacion: 'https://x.example/verificar',
  },
  ...{ planID: 12, fecha: '2026-11-26', matriculado: 'FERNÁNDEZ Ana', matricula: 1003, dni: 20007919 },
  ...{ domicilio: 'Belgrano 1234', monto: centavos(3_000_150n), observaciones: 'Acordado', roto: false },
  items: [
    { nombre: 'Matrícula ACTIVO 08/2026', monto: centavos(2_000_100n) },
    { nombre: 'Certificado', monto: centavos(1_000_050n) },
  ],
  cuotas: instalments(3),
}

const read = async (other: Partial<ConvenioDatos> = {}) =>
  readPaper(await renderToBuffer(compose({ tipo: 'convenio', datos: { ...datos, ...other } }).pages)).map(
    (page) => page.map(({ texto }) => texto.replace(/\s+/g, ' ').trim()).filter(Boolean),
  )
const SIGNED = ['Firma y aclaración del matriculado', 'Por Consejo de Médicos']

beforeAll(() => registerFuente('public'))

test('it says who owes, what, in how many instalments, when and how much, and is signed by both', async () => {
  const [page = [], ...rest] = await read()
  expect(rest).toEqual([])
  const paper = page.join(' ')
  for (const told of [
    ...[
      'Convenio de pago',
      'Plan N°',
      '12',
      '26/11/2026',
      'FERNÁNDEZ Ana',
      '1003',
      '20007919',
      'Belgrano 1234',
    ],
    ...[
      '$ 30.001,50',
      'pesos treinta mil uno con 50/100',
      '3 cuotas',
      'Cuota de matrícula, agosto 2026',
      '$ 20.001,00',
    ],
    ...['Enero 2027', 'Marzo 2027', '$ 10.000,50', 'pesos diez mil con 50/100', 'Acordado', ...SIGNED],
  ])
    expect(paper).toContain(told)
})

test('of many instalments the last stand by the signatures; a broken plan says that it holds no more', async () => {
  const pages = await read({ cuotas: instalments(60), roto: true })
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('SIN EFECTO')
  const last = pages.at(-1) ?? []
  expect(last).toEqual(expect.arrayContaining([...SIGNED, 'Diciembre 2031']))
})
