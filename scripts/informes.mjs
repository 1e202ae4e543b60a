// What the reports of vitest, playwright and the torture say of the tests that failed. Node's own modules alone.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Every failed test of a vitest report: its file, its name (a suite that did not load has none), its first words. */
export const failuresOf = (report, root) =>
  filesOf(report, root).flatMap(({ file, message, status, tests }) => {
    const failed = tests.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ file, text: firstLines(message) }]
    return failed.map((test) => told(file, test))
  })

/** The same of those that passed at their second try, with what was wrong at the first. */
export const unstableOf = (report, root) =>
  filesOf(report, root).flatMap(({ file, tests }) =>
    tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => told(file, test)),
  )

const filesOf = (report, root) =>
  (report?.testResults ?? []).map(({ name, assertionResults, ...rest }) => ({
    ...rest,
    file: relative(root, name),
    tests: assertionResults,
  }))

const told = (file, { fullName, failureMessages }) => ({
  file,
  name: fullName,
  text: firstLines(failureMessages.join('\n')),
})

/** The same of playwright's, of one status: 'unexpected' failed twice, 'flaky' once. */
export const specsWith = (wanted, suites) =>
  specsOf(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        file: `e2e/${file}`,
        name: title,
        text: firstLines(results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')),
      })),
  )

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)])

/** The same of the torture's: one for each that broke, with how many of its conditions did. */
export function failedTortures(output) {
  const found = new Map()
  let name
  for (const line of output.split('\n')) {
    const [, title] = /^(T\d\d) .* \([\d.]+ s\)$/.exec(line) ?? []
    name = title ?? name
    if (!name || !line.startsWith('  ✗ ')) continue
    const { text, count } = found.get(name) ?? { text: '', count: 0 }
    found.set(name, { text: firstLines(`${text}\n${line.slice(4)}`), count: count + 1 })
  }
  return [...found].map(([title, rest]) => ({ file: 'bench/torture', name: title, ...rest }))
}

const firstLines = (text = '') =>
  text
    .replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
    .slice(0, 6)
    .join('\n      ')

/** A test as people look for it: file and name. */
export const labelOf = ({ file, name }) => (name ? `${file}: ${name}` : file)

/** What a report says; undefined when there is none. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
