import { renderToBuffer } from '@react-pdf/renderer'
import { beforeAll, expect, test } from 'vitest'
import { registerFuente } from '@/components/documents/fuente'
import { Recibo } from '@/components/documents/recibo'
import { type ReciboDatos, nameOfReceipt } from '@/components/documents/recibo-datos'
import { centavos } from '@/domain/dinero'

const datos: ReciboDatos = {
  consejo: 'Consejo de Médicos',
  nroRecibo: '0001-00000042',
  fecha: '2026-03-01',
  matriculado: 'FERNÁNDEZ, Ana María',
  matricula: '1003',
  dni: '20007919',
  domicilio: 'Av. Belgrano 1234',
  conceptos: [{ nombre: 'Matricula ACTIVO Marzo 2026', monto: centavos(1_250_050n) }],
  mp: 'Efectivo',
  duplicado: false,
}

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

beforeAll(() => registerFuente('public'))

test('the same data always give the same bytes', async () => {
  const [once, again] = [await renderToBuffer(Recibo({ datos })), await renderToBuffer(Recibo({ datos }))]
  expect(once.equals(again)).toBe(true)
  expect(pages(once)).toBe(1)
})

test('an annulled one and a copy are other papers than the original', async () => {
  const original = await renderToBuffer(Recibo({ datos }))
  const copy = await renderToBuffer(Recibo({ datos: { ...datos, duplicado: true } }))
  const anulado = { en: '2026-04-02T01:30:00.000Z', motivo: 'Se cobró a otro médico' }
  const annulled = await renderToBuffer(Recibo({ datos: { ...datos, anulado } }))
  expect(new Set([original, copy, annulled].map(String)).size).toBe(3)
  expect(pages(annulled)).toBe(1)
})

test('a discount stands between the list price and the total', async () => {
  const plain = await renderToBuffer(Recibo({ datos }))
  const less = await renderToBuffer(Recibo({ datos: { ...datos, descuento: centavos(87_504n) } }))
  expect(less.equals(plain)).toBe(false)
  expect(pages(less)).toBe(1)
})

test('many long concepts go on over further pages', async () => {
  const conceptos = Array.from({ length: 60 }, (_, i) => ({
    nombre: `${i} Derecho de inscripción en el registro de especialistas, ${'revalidación quinquenal '.repeat(6)}`,
    monto: centavos(100_000n),
  }))
  expect(pages(await renderToBuffer(Recibo({ datos: { ...datos, conceptos } })))).toBeGreaterThan(1)
})

test('a payment’s id never stands for the number of its receipt', () => {
  expect(nameOfReceipt({ nroRecibo: '0001-00001234', pagoID: 7001 })).toBe('Recibo N° 0001-00001234')
  expect(nameOfReceipt({ nroRecibo: undefined, pagoID: 7001 })).toBe('Pago 7001')
  expect(nameOfReceipt({ nroRecibo: '', pagoID: undefined })).toBe('')
})
