// What changed since the branch left the main line, and the tests that hold it. Node's own modules alone.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** The commit that changes are counted from: where this line left origin/main, or the one before the last. */
export function baseOf(root) {
  const [base] = git(root, 'merge-base', 'HEAD', 'origin/main')
  const touched = base ? [...git(root, 'diff', '--name-only', base), ...untracked(root)] : []
  return base && touched.length > 0 ? base : 'HEAD~1'
}

const untracked = (root) => git(root, 'ls-files', '--others', '--exclude-standard')

/** Files that differ from `base` or are new, those removed left out. */
export const changedFiles = (root, base) =>
  [...new Set([...git(root, 'diff', '--name-only', base), ...untracked(root)])].filter((file) =>
    existsSync(join(root, file)),
  )

/**
 * The API and browser tests of the changed files: those that changed, those of the same noun, and those that
 * docs/coverage.json names on a row that names the file or its folder.
 *
 * @param files paths from the root
 * @param coverage the sections of docs/coverage.json
 * @param every all tests there are, as paths from the root
 */
export function testsOf(files, coverage, every) {
  const rows = coverage.flatMap(({ rows }) => rows.map(({ where = [], tests = [] }) => [...where, ...tests]))
  const wanted = new Set(files)
  for (const file of files) {
    const nouns = nounsOf(file)
    for (const test of every) if (nouns.some((noun) => isOf(test, noun))) wanted.add(test)
    for (const paths of rows)
      if (paths.some((path) => path === file || (path.endsWith('/') && file.startsWith(path))))
        for (const path of paths) wanted.add(path)
  }
  return every.filter((test) => wanted.has(test))
}

/** What a file is about, by the word that has the same name in every tree. */
function nounsOf(file) {
  const [tree, second = '', ...rest] = file.split('/')
  // The noun is the folder in which the file lies, within its hall.
  if (['backend', 'components'].includes(tree) && rest.length > 0) return [rest.length > 1 ? rest[0] : second]
  if (['contract', 'domain'].includes(tree)) return [second.split('.')[0]]
  return []
}

const isOf = (test, noun) =>
  new RegExp(`^backend/([^/]+/)?${noun}/`).test(test) || test === `e2e/${noun}.spec.ts`

/** Every API and browser test of the checkout. */
export const everyTest = (root) =>
  [...git(root, 'ls-files', 'backend', 'e2e'), ...untracked(root)].filter(
    (file) => /^backend\/.*\.test\.ts$/.test(file) || /^e2e\/.*\.spec\.ts$/.test(file),
  )

/** What `npm test -- --rapido` looks at. */
export function planOf(root) {
  const base = baseOf(root)
  const files = changedFiles(root, base)
  const coverage = JSON.parse(readFileSync(join(root, 'docs', 'coverage.json'), 'utf8'))
  const tests = testsOf(files, coverage, everyTest(root))
  return {
    base,
    code: files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)),
    api: tests.filter((test) => test.startsWith('backend/')),
    e2e: tests.filter((test) => test.startsWith('e2e/')),
  }
}
