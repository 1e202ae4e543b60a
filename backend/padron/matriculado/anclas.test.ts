import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ventanaOf } from '@/backend/db/window'
import { type Ancla, nearestOf, type VentanaAnclada } from '@/backend/padron/matriculado/anclas'

const DESDE = ['', 'c', 'f', 'm', 's']

/** The rows of a window, as the database answers it. */
function read(
  names: readonly string[],
  { desde = '', hasta, offset, limit, backwards }: VentanaAnclada,
): string[] {
  const kept = names.filter((name) => name >= desde && (hasta === undefined || name < hasta))
  const ordered = backwards ? kept.toReversed() : kept
  const rows = ordered.slice(offset, offset + limit)
  return backwards ? rows.toReversed() : rows
}

test('a page read from the nearest known place is that of the list, and never further than from its ends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 60 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0, max: 12 }),
      (some, size, page) => {
        const names = some.toSorted()
        const anclas: Ancla[] = DESDE.map((desde) => ({
          desde,
          antes: names.filter((name) => name < desde).length,
        }))
        const offset = page * size
        const plain = ventanaOf(offset, size, names.length)
        const found = nearestOf(anclas, plain, offset, names.length)
        expect(read(names, found)).toEqual(names.slice(offset, offset + size))
        expect(found.offset).toBeLessThanOrEqual(plain.offset)
      },
    ),
  )
})
