import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { permisoDe, rutaDe, rutas, todasLasRutas } from '@/lib/rutas'

const app = fileURLToPath(new URL('../app', import.meta.url))

/** Only ever rewritten to: the gate knows no address by that name. */
const SIN_DIRECCION = ['/acceso-denegado']

/** Address pattern → source of its page, as the folders say it. */
function pages(folder = app, address = ''): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name)
    if (entry.name === 'page.tsx') return [[address || '/', readFileSync(path, 'utf8')]]
    if (!entry.isDirectory()) return []
    const part = /^\(.*\)$/.test(entry.name) ? '' : `/${entry.name.replace(/^\[(\w+)\]$/, '{$1}')}`
    return pages(path, address + part)
  })
}

describe('every screen', () => {
  const found = new Map(pages().filter(([address]) => !SIN_DIRECCION.includes(address)))

  test('of the table is a page, and every page is in the table', () => {
    expect([...found.keys()].sort()).toEqual(
      todasLasRutas()
        .map(({ patron }) => patron)
        .sort(),
    )
  })

  test.each(todasLasRutas())(
    '$patron asks again for what the gate asked: $permiso',
    ({ patron, permiso }) => {
      const asked = [...(found.get(patron) ?? '').matchAll(/await exigir\('([\w.]+)'\)/g)].map(
        ([, name]) => name,
      )
      expect(asked).toEqual(permiso === 'publico' ? [] : [permiso])
    },
  )
})

describe('addresses', () => {
  test('are built and recognised alike', () => {
    expect(rutas.cuentaCorriente(7)).toBe('/fichaMatriculado/7/cuentaCorriente')
    expect(rutaDe('/fichaMatriculado/7/cuentaCorriente')).toBe('cuentaCorriente')
    expect(rutaDe('/')).toBe('raiz')
    expect(permisoDe('pagos')).toBe('pagos.ver')
  })

  test.each([
    '/Matriculados',
    '/MATRICULADOS',
    '/matriculados/',
    '//matriculados',
    '/matriculados.rsc',
    '/matriculados%2f',
    '/es/matriculados',
    '/fichaMatriculado/0',
    '/fichaMatriculado/-1',
    '/fichaMatriculado/1e3',
    '/fichaMatriculado/12345678901',
    '/fichaMatriculado/1/Pagos',
    '/fichaMatriculado/1/pagos/2',
    '/fichaMatriculado/%31',
    '/fichamatriculado/1',
    '/acceso-denegado',
    '/_inexistente',
    '/_not-found',
    '/matriculados\n',
  ])('%j is no screen', (address) => expect(rutaDe(address)).toBeUndefined())
})
