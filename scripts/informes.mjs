// What the reports of vitest and playwright say of the tests that failed. Node's own modules alone.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Name and first words of every failed test of a vitest report; of a suite that did not load, its file. */
export const failuresOf = (report, root) =>
  (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${relative(root, name)}: ${firstLines(message)}`]
    return failed.map(
      (test) => `${relative(root, name)} › ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`,
    )
  })

/** The same of playwright's. */
export const failedSpecs = (suites) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const errors = tests.flatMap(({ results: runs }) => runs.flatMap((one) => one.errors))
        return `${file} › ${title}: ${firstLines(errors.map(({ message }) => message).join('\n'))}`
      }),
    ...failedSpecs(inner),
  ])

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
