// A test that fails and then passes alone is not a reason to refuse a change; it is told by name, to be mended.

/** With more than these it is not luck. */
const MANY = 12

/**
 * Tries every failed test of the steps once more, one at a time and with nothing else running. Those that pass count as
 * passed and are answered as unstable; of a step with a failure that cannot be tried alone nothing is forgiven.
 *
 * @param rows steps as they ended: passed, failed, failures, and `again`, which runs one failure alone and says whether
 *   it passed; changed in place
 */
export async function tryAgain(rows, say = () => {}) {
  const failed = rows.flatMap(({ failures, again }) => (again ? failures : []))
  if (failed.length === 0 || failed.length > MANY) return []
  const unstable = []
  for (const row of rows) {
    if (!row.again) continue
    const standing = []
    for (const failure of row.failures) {
      say(`otra vez, sola: ${labelOf(failure)}`)
      if (!(await row.again(failure))) {
        standing.push(failure)
        continue
      }
      unstable.push(failure)
      const forgiven = Math.min(failure.count, row.failed)
      row.failed -= forgiven
      row.passed += forgiven
    }
    row.failures = standing
  }
  return unstable
}

/** A failed test as people look for it: file and name. */
export const labelOf = ({ file, name }) => (name ? `${file}: ${name}` : file)
