// What the house is made of, counted at two commits: node bench/casa.mjs BEFORE [AFTER]. Prints the rows of a table for
// RESULTADOS.md. Node's own modules, git and tar alone.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { circlesOf, filesUnder, importsOf, TREES } from '../scripts/importaciones.mjs'

const TEST = /(?:\/|^)(?:e2e|bench|scripts|prueba)\/|\.(?:test|spec)\.tsx?$/
/** What asks which server there is. */
const ASKS = /\busePropio\(|\bisPropio\(|\bhay\.propio\b/
const SMALL = 25

const rowsOf = (root) => {
  const files = TREES.filter((tree) => existsSync(join(root, tree)))
    .flatMap((tree) => [...filesUnder(join(root, tree))])
    .map((path) => {
      const file = relative(root, path)
      return { file, text: readFileSync(path, 'utf8') }
    })
  const product = files.filter(({ file }) => /\.tsx?$/.test(file) && !TEST.test(file))
  const lines = (some) => some.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  const asking = product.map(({ text }) => text.split('\n').filter((line) => ASKS.test(line)).length)
  const named = new Map(files.map(({ file, text }) => [file, importsOf(root, file, text).named]))
  const importers = new Map()
  for (const targets of named.values())
    for (const target of new Set(targets)) importers.set(target, (importers.get(target) ?? 0) + 1)
  const alone = product.filter((one) => importers.get(one.file) === 1 && lines([one]) < SMALL)
  const written = (pattern) =>
    files
      .filter(({ file }) => pattern.test(file))
      .reduce((sum, { text }) => sum + [...text.matchAll(/^\s*(?:test|it)(?:\.each\(|\()/gm)].length, 0)
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name))
  const words = decisions.reduce(
    (sum, name) => sum + readFileSync(join(root, 'docs/decisions', name), 'utf8').split(/\s+/).length,
    0,
  )
  return [
    ['product files', product.length],
    ['product lines', lines(product)],
    ['lines that ask which server there is', asking.reduce((sum, count) => sum + count, 0)],
    ['files that ask it', asking.filter((count) => count > 0).length],
    [`product files under ${SMALL} lines with one importer`, alone.length],
    ['circles of files, types included', circlesOf(named).length],
    ['tests written: browser, whole stack', written(/^e2e\/.*\.spec\.ts$/)],
    ['tests written: browser, one component', written(/\.browser\.test\.tsx$/)],
    ['tests written: HTTP', written(/\.api\.test\.ts$/)],
    ['tests written: others', written(/(?<!\.api|\.browser)\.test\.tsx?$/)],
    ['decisions that stand, their words', `${decisions.length}, ${words}`],
  ]
}

function countedAt(commit) {
  const root = mkdtempSync(join(tmpdir(), 'casa-'))
  try {
    const tar = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', root], { input: tar })
    return rowsOf(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const [before = 'HEAD', after = 'HEAD'] = process.argv.slice(2)
const now = countedAt(after)
console.log(`| what | ${before} | ${after} |\n| --- | --- | --- |`)
for (const [index, [what, count]] of countedAt(before).entries())
  console.log(`| ${what} | ${count} | ${now[index][1]} |`)
