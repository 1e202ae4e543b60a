import { describe, expect, test } from 'vitest'
import { writeEnvio } from '@/domain/bancos/escribir'
import { makeCbu } from '@/domain/cbu'
import { ajustesOf, periodOf } from '@/domain/debito/ajustes'
import { declaredBank, type BancoDeDebito } from '@/domain/debito/bancos'
import type { Escritos } from '@/domain/debito/campos'
import { SIN_FERIADOS } from '@/domain/debito/feriados'
import { previewOf } from '@/domain/debito/vista-previa'
import { centavos } from '@/domain/dinero'

const MES = { anio: 2026, mes: 5 }
const BSE = { 'cc.empresa': '9001', 'cc.servicio': '001', 'ca.empresa': '9002', 'ca.servicio': '001' }
const ICBC = { cuit: '30999999995', prestacion: 'CUOTA' }

const preview = (banco: BancoDeDebito, kept: Escritos) => {
  const { bancos } = ajustesOf(() => kept, { feriados: SIN_FERIADOS, aniosDeuda: 5 })
  return previewOf(banco, { ...bancos[banco], ...kept }, MES, SIN_FERIADOS)
}
const lines = (banco: BancoDeDebito, kept: Escritos) =>
  preview(banco, kept).map(({ lugares }) => lugares.map(({ texto }) => texto).join(''))

/** The first two lines of the file that a round would write. */
async function written(clave: BancoDeDebito, clase: string, kept: Escritos) {
  const { bancos, ...rest } = ajustesOf(() => kept, { feriados: SIN_FERIADOS, aniosDeuda: 5 })
  const banco = declaredBank(clave)
  const importe = centavos(2_500_000n)
  const fila = { id: 1, matricula: 1001, nombre: 'Ana', sucursal: '1', importe }
  const cbu = makeCbu(banco.entidad, '0001', '3000007001001')
  const periodo = periodOf(clave, MES, { bancos, ...rest })
  let text = ''
  for await (const bytes of writeEnvio(
    banco,
    { clase, ajustes: bancos[clave], periodo, muestra: false },
    { cantidad: 1, total: importe },
    [{ ...fila, cbu }],
  ))
    text += String.fromCharCode(...bytes)
  return text.split(/\r?\n/).slice(0, 2)
}

describe.each([
  ['bse', BSE],
  ['bse', { ...BSE, cbu: 'ceros' }],
  ['icbc', ICBC],
  ['icbc', { ...ICBC, perfilImporte: '10', vencimiento: '4' }],
] as const)('%s with %j', (banco, kept) => {
  test('shows the lines that a round would write', async () => {
    const { clases } = declaredBank(banco)
    const shown = lines(banco, kept)
    for (const [index, { clave }] of clases.entries())
      expect([shown[index], shown.at(-1)]).toEqual(await written(banco, clave, kept))
  })
})

test('what is missing or wrong so far is marked in its own columns, and moves nothing else', () => {
  const full = lines('bse', BSE)
  const [cc, ca, detalle] = lines('bse', { ...BSE, 'cc.empresa': '', 'ca.servicio': '12' })
  expect(cc).toBe(`????${full[0]?.slice(4)}`)
  expect(ca).toBe(`9002???${full[1]?.slice(7)}`)
  expect(detalle).toBe(full[2])
  const marked = preview('icbc', {}).map(({ lugares }) =>
    lugares.filter(({ falta }) => falta).map(({ titulo, desde, hasta }) => [titulo, desde, hasta]),
  )
  expect(marked).toEqual([
    [
      ['CUIT', 2, 12],
      ['Prestación', 14, 23],
    ],
    [],
  ])
})
