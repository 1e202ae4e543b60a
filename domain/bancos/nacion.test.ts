import { describe, expect, test } from 'vitest'
import type { FilaDeEnvio, FilaDeRendicion } from '@/domain/bancos/banco'
import { makeReview, problemsOf } from '@/domain/bancos/escribir'
import { motivoDe } from '@/domain/bancos/motivos'
import { decodeText } from '@/domain/bancos/paginas-de-codigo'
import {
  banco,
  bytes,
  bytesOf,
  contextOf,
  readAll,
  readSound,
  totalsOf,
  write,
} from '@/domain/bancos/prueba/archivos'
import { resultOf } from '@/domain/bancos/resultado'
import { makeCbu } from '@/domain/cbu'
import { centavos, type Centavos } from '@/domain/dinero'

const nacion = banco('nacion')
const row = (id: number, importe: Centavos): FilaDeEnvio => ({
  id,
  matricula: 4000 + id,
  nombre: `Persona ${id}`,
  cbu: makeCbu('011', '0456', `30${String(id).padStart(11, '1')}`),
  sucursal: '0456',
  importe,
})
const ROWS = [row(801, centavos(2_500_000n)), row(802, centavos(1n)), row(803, centavos(99_999_999n))]
const contexto = contextOf('nacion', 'CA')

test('the file to send, place by place as the public program has it', async () => {
  const all = await write('nacion', contexto, ROWS)
  const lines = decodeText(all).split('\r\n')
  expect(lines).toEqual([
    `1${'0123'}${'10'}${'0000456789'}PE${'0501'}${'20260529'}REE${' '.repeat(94)}`,
    `2${'0456'}CA${'11111111801'}${'000000002500000'}${'00000000'}0${' '.repeat(30)}${'0000000801'}${' '.repeat(46)}`,
    `2${'0456'}CA${'11111111802'}${'000000000000001'}${'00000000'}0${' '.repeat(30)}${'0000000802'}${' '.repeat(46)}`,
    `2${'0456'}CA${'11111111803'}${'000000099999999'}${'00000000'}0${' '.repeat(30)}${'0000000803'}${' '.repeat(46)}`,
    `3${'000000102500000'}${'000003'}${'0'.repeat(21)}${' '.repeat(85)}`,
    '',
  ])
  expect(new Set(lines.map(({ length }) => length))).toEqual(new Set([128, 0]))
  expect(all).toEqual(bytesOf('202605CA.BNA'))
})

test('it is read again', async () => {
  const { resumen, filas } = await readSound(bytesOf('202605CA.BNA'))
  expect(resumen).toMatchObject({ banco: 'nacion', clase: 'envio', total: totalsOf(ROWS).total })
  expect(filas.map(({ clave, importe }) => [clave, importe])).toEqual(
    ROWS.map(({ id, importe }) => [String(id), importe]),
  )
})

test('current accounts go into a file of their own, with its number', async () => {
  const [first, second] = decodeText(await write('nacion', contextOf('nacion', 'CC'), ROWS)).split('\r\n')
  expect(first?.slice(17, 23)).toBe('PE0502')
  expect(second?.slice(5, 7)).toBe('CC')
  expect(nacion.nombreDe('CC', { anio: 2026, mes: 5 })).toBe('202605CC.BNA')
})

test('a row of another bank or beyond its fields stays out, and one that repeats', () => {
  const [first] = ROWS as [FilaDeEnvio]
  const told = (fila: FilaDeEnvio) => problemsOf(nacion, contexto, fila).map(({ campo }) => campo)
  expect(told({ ...first, cbu: '3210001130000070010010' })).toEqual(['CBU'])
  expect(told({ ...first, id: 10_000_000_000, sucursal: '12345' })).toEqual(['Sucursal', 'Concepto'])
  const review = makeReview(nacion, contexto)
  expect([first, first].map((fila) => review(fila).map(({ motivo }) => motivo))).toEqual([
    [],
    ['801 ya está en otra fila'],
  ])
})

describe('its report', () => {
  test('each line’s result, by what was sent', async () => {
    const { resumen, filas } = await readSound(bytesOf('rendicion-nacion.txt'))
    expect(resumen).toMatchObject({
      cobrados: { cantidad: 2, total: 2_500_005n },
      noCobrados: [
        { motivo: 'MONTO SUP. AL DISPONIBLE', cantidad: 1 },
        { motivo: 'CASA O CTA.INEX.O MONED.INCO.', cantidad: 1 },
      ],
    })
    const results = (filas as FilaDeRendicion[]).map((fila) => {
      const sent = ROWS.find(({ id }) => String(id) === fila.clave)
      const enviado = sent ? { ...sent, pagado: false } : null
      return resultOf(nacion, fila, { hayMatriculado: !!sent, enviado }).codigo
    })
    expect(results).toEqual([1, -4, -1, -2])
  })

  test('another account than the one that was sent', async () => {
    const [fila] = (await readSound(bytesOf('rendicion-nacion.txt'))).filas as [FilaDeRendicion]
    const [first, second] = ROWS as [FilaDeEnvio, FilaDeEnvio]
    const sabido = { hayMatriculado: true, enviado: { ...first, cbu: second.cbu, pagado: false } }
    expect(resultOf(nacion, fila, sabido)).toMatchObject({ codigo: -1, porResolver: true })
  })

  test.each([
    [
      'collected on no day',
      (line: string) => `${line.slice(0, 33)}00000000${line.slice(41)}`,
      'Fecha: falta',
    ],
    ['a state that is none', (line: string) => `${line.slice(0, 41)}5${line.slice(42)}`, 'Estado: «5»'],
    [
      'collected, and a reason',
      (line: string) => `${line.slice(0, 42)}X${line.slice(43)}`,
      'Motivo: dice «X»',
    ],
  ])('%s refuses the file', async (_, damage, words) => {
    const lines = decodeText(bytesOf('rendicion-nacion.txt')).split('\r\n')
    lines[0] = damage(lines[0] ?? '')
    const { lectura, filas } = await readAll(bytes(lines.join('\r\n')))
    expect(filas).toEqual([])
    expect(!lectura.ok && lectura.defectos[0]).toMatchObject({
      linea: 1,
      motivo: expect.stringContaining(words) as string,
    })
  })

  test.each([
    ['CASA INEXISTENTE', -1, 'cuenta'],
    ['CASA O CTA.INEX.O MONED.INCO.', -1, 'cuenta'],
    ['MONTO SUP. AL DISPONIBLE', -4, 'fondos'],
    ['CUENTA BLOQUEADA', -4, 'bloqueada'],
  ])('«%s» in words', (texto, resultado, remedio) =>
    expect(motivoDe({ codigo: null, texto })).toMatchObject({ resultado, remedio }),
  )
})
