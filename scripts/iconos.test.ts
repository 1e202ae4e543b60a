import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spriteOf } from '@/scripts/iconos.mjs'

const read = (name: string) => readFileSync(`components/ui/${name}`, 'utf8')

test('every icon that screens may name is drawn in the sprite, as lucide draws it', async () => {
  expect(read('icons.svg')).toBe(await spriteOf(read('icons.tsx')))
})

test('an icon that lucide does not have makes no sprite', async () => {
  await expect(spriteOf(`export const Nadie = icon('no-such-icon')`)).rejects.toThrow()
})
