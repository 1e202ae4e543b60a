import { expect, test } from 'vitest'
import { banco, textOf } from '@/domain/bancos/prueba/archivos'
import { piecesOf, recordOf } from '@/domain/bancos/vista'

const FILES = [
  ['bse', 'envio', '202605CA.BSE', null],
  ['bse', 'rendicion', 'rendicion-bse-ca.txt', null],
  ['icbc', 'envio', '202605-importe10.SB', '10 dígitos'],
  ['icbc', 'rendicion', 'rendicion-icbc-importe14.txt', null],
  ['icbc', 'rendicion', 'rendicion-icbc.txt', '10 dígitos'],
  ['nacion', 'envio', '202605CA.BNA', null],
] as const

test.each(FILES)(
  '%s %s %s: every column has its name and no character is lost',
  (clave, clase, nombre, perfil) => {
    const lines = textOf(nombre).split('\r\n').slice(0, -1)
    for (const [i, line] of lines.entries()) {
      const campos = recordOf(banco(clave)[clase], line, {
        first: i === 0,
        last: i === lines.length - 1,
        perfil,
      })
      const pieces = piecesOf(campos, line)
      expect(pieces.map(({ texto }) => texto).join('')).toBe(line)
      expect(pieces.every(({ lugar }) => lugar !== null && lugar.sentido !== '')).toBe(true)
    }
  },
)

test('a column tells what it holds', () => {
  const [, second = ''] = textOf('202605CA.BSE').split('\r\n')
  const campos = recordOf(banco('bse').envio, second, { first: false, last: false, perfil: null })
  const [seen] = piecesOf(campos, second).filter(
    ({ lugar }) => lugar && lugar.desde <= 60 && lugar.hasta >= 60,
  )
  expect(seen).toMatchObject({ texto: '00000002500000', lugar: { titulo: 'Importe', desde: 53, hasta: 66 } })
  expect(piecesOf(campos, `${second}de más`).at(-1)).toEqual({ texto: 'de más', lugar: null })
})
