// What the reports of vitest, playwright and the torture say of the tests that failed. Node's own modules alone.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Every failed test of a vitest report: its file, its whole name, its first words, and how many tests it stands for. A
 * suite that did not load has no name and stands for all its tests.
 */
export const failuresOf = (report, root) =>
  (report?.testResults ?? []).flatMap(({ name: path, message, status, assertionResults }) => {
    const file = relative(root, path)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed')
      return [{ file, text: firstLines(message), count: Math.max(1, assertionResults.length) }]
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      name: fullName,
      text: firstLines(failureMessages.join('\n')),
      count: 1,
    }))
  })

/**
 * The same of playwright's; a test is found again by its line and its browser. In a file whose tests go one after another
 * the first failure stands for those after it too, which did not run, and is tried again with its whole file.
 */
export function failedSpecs(suites) {
  const specs = specsOf(suites)
  const waiting = new Map()
  for (const { file, tests } of specs)
    waiting.set(file, (waiting.get(file) ?? 0) + tests.filter(({ status }) => status === 'skipped').length)
  return specs
    .filter(({ ok }) => !ok)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, results }) => {
          const unrun = waiting.get(file)
          waiting.set(file, 0)
          return {
            file: `e2e/${file}`,
            line,
            project: projectName,
            name: title,
            text: firstLines(
              results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
            ),
            count: 1 + unrun,
          }
        }),
    )
}

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

/** What a report says; undefined when there is none. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
