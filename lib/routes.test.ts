import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { LISTADOS } from '@/contract/listas/todas'
import { catalogueAt, permissionOf, screenAt, allScreens } from '@/lib/screen-addresses'
import { rutas } from '@/lib/routes'

const app = fileURLToPath(new URL('../app', import.meta.url))

/** Only ever rewritten to: the gate knows no address by that name. */
const SIN_DIRECCION = ['/acceso-denegado']

/** Pages many catalogues share, by the screen they are. */
const PANTALLA_DE: Readonly<Record<string, 'lista' | 'crear' | 'editar'>> = {
  '/{catalogo}': 'lista',
  '/{catalogo}/crear': 'crear',
  '/{catalogo}/{id}': 'editar',
}
const COMPARTIDAS = new Set(Object.keys(PANTALLA_DE))

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
  const tabla = allScreens()
  const patterns = new Set<string>(tabla.map(({ patron }) => patron))

  test('of the table is a page, and every page is in the table', () => {
    const strange = [...found.keys()].filter((address) => !patterns.has(address) && !COMPARTIDAS.has(address))
    expect(strange).toEqual([])
    expect([...patterns].filter((patron) => pageOf(patron) === undefined)).toEqual([])
  })

  /** A catalogue without a page of its own is shown by the shared one. */
  const pageOf = (patron: string): string | undefined => {
    if (found.has(patron)) return found.get(patron)
    const shared = patron.replace(/^\/\w+/, '/{catalogo}')
    return catalogueAt(patron.split('/')[1] ?? '', PANTALLA_DE[shared] ?? 'lista')
      ? found.get(shared)
      : undefined
  }

  test.each(tabla)('$patron asks again for what the gate asked: $permiso', ({ patron, permiso }) => {
    const asked = [
      ...(pageOf(patron) ?? '').matchAll(
        /await requireSession\((?:'([\w.]+)'|(CATALOGOS\[noun\]).permiso)\)|listPage\((\w+),/g,
      ),
    ]
    const names = asked.map(([, name, declared, listado]) =>
      declared ? permiso : listado ? LISTADOS[listado as keyof typeof LISTADOS].declaracion.acceso : name,
    )
    expect(names).toEqual(permiso === 'publico' ? [] : [permiso])
  })
})

describe('addresses', () => {
  test('are built and recognised alike', () => {
    expect(rutas.cuentaCorriente(7)).toBe('/fichaMatriculado/7/cuentaCorriente')
    expect(screenAt('/fichaMatriculado/7/cuentaCorriente')).toBe('cuentaCorriente')
    expect(screenAt('/')).toBe('raiz')
    expect(permissionOf('pagos')).toBe('pagos.ver')
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
    '/_/_/_inexistente',
    '/_not-found',
    '/matriculados\n',
  ])('%j is no screen', (address) => expect(screenAt(address)).toBeUndefined())
})
