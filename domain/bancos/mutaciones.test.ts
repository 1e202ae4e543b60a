import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FilaDeRendicion } from '@/domain/bancos/banco'
import { readRendicion } from '@/domain/bancos/leer'
import { AJUSTES, banco, bytes, DIAS, inPieces, MES, readAll, textOf } from '@/domain/bancos/prueba/archivos'

/** How many damaged files; the long run sets a hundred thousand. */
const MUTACIONES = Number(process.env['BANCOS_MUTACIONES'] ?? 2_000)

const RENDICIONES = [
  { clave: 'bse', clase: 'CA', nombre: 'rendicion-bse-ca.txt' },
  { clave: 'bse', clase: 'CC', nombre: 'rendicion-bse-cc.txt' },
  { clave: 'icbc', clase: 'SB', nombre: 'rendicion-icbc.txt' },
  { clave: 'icbc', clase: 'SB', nombre: 'rendicion-icbc-importe14.txt' },
  { clave: 'nacion', clase: 'CA', nombre: 'rendicion-nacion.txt' },
]
const TEXTOS = new Map(RENDICIONES.map(({ nombre }) => [nombre, textOf(nombre)]))

type Dano = (text: string, at: number, piece: string) => string
const inLine =
  (change: (line: string, piece: string) => string): Dano =>
  (text, at, piece) => {
    const lines = text.split('\r\n')
    const index = at % (lines.length - 1)
    return lines.map((line, i) => (i === index ? change(line, piece) : line)).join('\r\n')
  }
const put: Dano = (text, at, piece) => text.slice(0, at) + piece + text.slice(at + piece.length)

/** Ways in which files get damaged on their way. */
const DANOS: Readonly<Record<string, Dano>> = {
  'bytes over others': put,
  'bytes between': (text, at, piece) => text.slice(0, at) + piece + text.slice(at),
  'bytes taken out': (text, at, piece) => text.slice(0, at) + text.slice(at + piece.length),
  cut: (text, at) => text.slice(0, at),
  'begun late': (text, at) => text.slice(at),
  'a line twice': inLine((line) => `${line}\r\n${line}`),
  'a line less': (text, at) =>
    text
      .split('\r\n')
      .filter((_, i, all) => i !== at % (all.length - 1))
      .join('\r\n'),
  'a line without its blanks': inLine((line) => line.trimEnd()),
  'a line too long': inLine((line, piece) => line + piece.repeat(50)),
  'LF alone': (text) => text.replaceAll('\r\n', '\n'),
  'CR alone': (text) => text.replaceAll('\r\n', '\r'),
  'a mark before': (text) => `\xef\xbb\xbf${text}`,
  '0x1A behind': (text, at) => `${text}\x1a${at % 2 ? '\x1a' : ''}`,
  'UTF-16': (text) => `\xff\xfe${[...text].join('\0')}\0`,
  'a zip': (text) => `PK\x03\x04${text}`,
  'no bytes': () => '',
  'twice over': (text) => text + text,
}
const damaged = fc.record({
  file: fc.constantFrom(...RENDICIONES),
  how: fc.constantFrom(...Object.keys(DANOS)),
  at: fc.nat(2_500),
  piece: fc.uint8Array({ minLength: 1, maxLength: 3 }).map((some) => Buffer.from(some).toString('latin1')),
  size: fc.integer({ min: 1, max: 700 }),
})

test(`${MUTACIONES} damaged reports: read or refused whole, with line and column`, async () => {
  await fc.assert(
    fc.asyncProperty(damaged, async ({ file, how, at, piece, size }) => {
      const text = TEXTOS.get(file.nombre) ?? ''
      const all = bytes(DANOS[how]?.(text, at % (text.length + 1), piece) ?? '')
      const { clave, clase } = file
      const staged: FilaDeRendicion[] = []
      const lectura = await readRendicion(
        { banco: banco(clave), clase, ajustes: AJUSTES[clave] ?? {}, mes: MES, dias: DIAS },
        inPieces(all, size),
        (filas) => void staged.push(...filas),
      )
      if (lectura.ok) {
        expect(staged).toHaveLength(lectura.resumen.registros)
        expect(staged.reduce((sum, { importe }) => sum + importe, 0n)).toBe(lectura.resumen.total)
        return
      }
      expect(lectura.cantidad).toBeGreaterThan(0)
      for (const { linea, columna, motivo } of lectura.defectos) {
        expect(linea).toBeGreaterThan(0)
        expect(columna).toBeGreaterThan(0)
        expect(motivo).not.toBe('')
      }
    }),
    { numRuns: MUTACIONES },
  )
}, 600_000)

test.each(RENDICIONES)(
  '$nombre cut at every 97th byte is refused but between two lines',
  async ({ nombre }) => {
    const text = TEXTOS.get(nombre) ?? ''
    for (let at = 97; at < text.length - 2; at += 97) {
      const between = /\r\n?$/.test(text.slice(0, at)) || text.startsWith('\r\n', at)
      const { lectura } = await readAll(bytes(text.slice(0, at)))
      expect(lectura.ok, String(at)).toBe(between && nombre !== 'rendicion-icbc.txt')
    }
  },
)
