// `node docs/coverage.mjs` makes docs/coverage.md, to be read, from docs/coverage.json; the page is not committed.
// Node's own modules alone.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HEAD = `# Coverage of the specification

What of the specification is built, where it lives and which test holds it; what is not listed is not built yet.
"In" names the document (S1, S2) and its section; without it the item goes beyond the specification.
This page is made from \`docs/coverage.json\` by \`node docs/coverage.mjs\` and not committed: change the data.`

/** @returns {import('./coverage.d.mts').Seccion[]} what the data says */
export const readCoverage = () => JSON.parse(readFileSync(new URL('coverage.json', import.meta.url), 'utf8'))

const cell = (text) => text.replaceAll('|', '\\|')
const code = (paths = []) => paths.map((path) => `\`${path}\``).join(', ')

function table({ title, rows }) {
  const lines = rows.map(
    ({ spec = '', item, where, tests }) =>
      `| ${cell([spec, item, code(where), code(tests)].join(' | ')).replaceAll('\\|', '|')} |`,
  )
  return [
    `## ${title}`,
    '',
    '| in | item | where it lives | the test that holds it |',
    '|---|---|---|---|',
    ...lines,
  ]
}

/** Addresses, calls and fixed texts, each with the item that answers for it. */
function words(sections) {
  const rows = sections.flatMap(({ rows }) =>
    rows.flatMap(({ item, addresses = [], texts = [] }) => [
      ...addresses.map((address) => [`\`${address}\``, item]),
      ...texts.map((text) => [`'${text}'`, item]),
    ]),
  )
  const lines = rows.map(([word, item]) => `| ${cell(word)} | ${cell(item)} |`)
  return ['## Addresses, calls and texts', '', '| to the letter | part of |', '|---|---|', ...lines]
}

/** The page as it should be. */
export const pageOf = (sections) =>
  [HEAD, ...sections.map((section) => table(section).join('\n')), words(sections).join('\n')].join('\n\n') +
  '\n'

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('coverage.md', import.meta.url), pageOf(readCoverage()))
