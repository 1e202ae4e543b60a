import * as XLSX from 'xlsx'
import { expect, test } from 'vitest'
import { bankLines, bancosBook } from '@/lib/catalogos/bancos-book'

const BANCOS = [
  { id: 2, nombre: 'Santiago del Estero' },
  { id: 1, nombre: 'Ávila' },
  { id: 3, nombre: 'ICBC' },
]
const SUCURSALES = [
  { bancoID: 2, banco: 'Santiago del Estero', nombre: 'Centro', codigo: '0290' },
  { bancoID: 9, banco: 'Otro', nombre: 'Suelta', codigo: '7' },
  { bancoID: 2, banco: 'Santiago del Estero', nombre: 'Casa Central', codigo: '0001' },
  { bancoID: null, banco: null, nombre: 'Sin banco', codigo: '8' },
]

test('banks by name, each with its branches by code; no bank and no branch is left out', () => {
  expect(bankLines(BANCOS, SUCURSALES).map((line) => Object.values(line).join('|'))).toEqual([
    'Ávila||',
    'ICBC||',
    'Santiago del Estero|0001|Casa Central',
    'Santiago del Estero|0290|Centro',
    'Otro|7|Suelta',
    '|8|Sin banco',
  ])
})

test('codes keep their zeros in the spreadsheet', () => {
  const sheet = XLSX.read(bancosBook(BANCOS, SUCURSALES)).Sheets['Listado de Bancos']
  expect(
    [sheet?.['A3'], sheet?.['B3'], sheet?.['C3']].map((cell: XLSX.CellObject | undefined) => cell?.v),
  ).toEqual(['BANCO', 'CÓDIGO', 'SUCURSAL'])
  expect(sheet?.['B6']).toMatchObject({ t: 's', v: '0001' })
})
