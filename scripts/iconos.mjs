// Makes components/ui/icons.svg, the drawings of the icons that components/ui/icons.tsx names, from lucide's own data.
// `node scripts/iconos.mjs` writes it; its test holds that it is written. A new icon: a line there, and this.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'components', 'ui')
const LINE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

/** The sprite as text: one symbol for each icon that the list names. */
export async function spriteOf(list) {
  const names = [...list.matchAll(/= icon\('([\w-]+)'\)/g)].map(([, name]) => name)
  const symbols = await Promise.all(
    names.map(async (name) => {
      const { __iconData } = await import(`lucide-react/icons/${name}`)
      return `<symbol id="${name}" viewBox="0 0 24 24" ${LINE}>${__iconData.node.map(tagOf).join('')}</symbol>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${symbols.join('\n')}\n</svg>\n`
}

const tagOf = ([tag, { key: _, ...attributes }]) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`

if (argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(folder, 'icons.svg'), await spriteOf(readFileSync(join(folder, 'icons.tsx'), 'utf8')))
