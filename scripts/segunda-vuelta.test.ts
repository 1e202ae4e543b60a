import { expect, test } from 'vitest'
import { failedSpecs, failedTortures, failuresOf, type Failure } from '@/scripts/informes.mjs'
import { labelOf, tryAgain, type Row } from '@/scripts/segunda-vuelta.mjs'

const failure = (name: string, count = 1): Failure => ({ file: 'a.test.ts', name, text: 'no', count })

/** A step in which these failed, and alone those of `luck` pass. */
function step(failures: Failure[], luck: string[], failed = failures.length): Row & { alone: string[] } {
  const alone: string[] = []
  const again = (one: Failure): Promise<boolean> => {
    alone.push(one.name ?? '')
    return Promise.resolve(luck.includes(one.name ?? ''))
  }
  return { passed: 10, failed, failures, again, alone }
}

test('what passes alone is told and does not sink the run; what fails twice does', async () => {
  const row = step([failure('lucky'), failure('broken')], ['lucky'])
  const unstable = await tryAgain([row])
  expect(unstable.map(labelOf)).toEqual(['a.test.ts: lucky'])
  expect(row).toMatchObject({ passed: 11, failed: 1, failures: [failure('broken')] })
  expect(row.alone).toEqual(['lucky', 'broken'])
})

test('what failed beside the tests that can be tried alone stays a failure', async () => {
  const row = step([failure('lucky')], ['lucky'], 3)
  await tryAgain([row])
  expect(row).toMatchObject({ passed: 11, failed: 2 })
  const check: Row = { passed: 0, failed: 1, failures: [] }
  expect(await tryAgain([check])).toEqual([])
  expect(check.failed).toBe(1)
})

test('many failures are not luck: none is tried again', async () => {
  const row = step(
    Array.from({ length: 13 }, (_, n) => failure(`n${n}`)),
    ['n0'],
  )
  expect(await tryAgain([row])).toEqual([])
  expect(row).toMatchObject({ failed: 13, alone: [] })
})

test('each kind of report names what is to be run alone', () => {
  const report = {
    testResults: [
      {
        name: '/casa/backend/x.test.ts',
        message: '',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          { status: 'failed', fullName: 'two', failureMessages: ['expected 1\n  at node_modules/x'] },
        ],
      },
      {
        name: '/casa/backend/y.test.ts',
        message: 'did not load',
        status: 'failed',
        assertionResults: [
          { status: 'skipped', fullName: 'a', failureMessages: [] },
          { status: 'skipped', fullName: 'b', failureMessages: [] },
        ],
      },
    ],
  }
  expect(failuresOf(report, '/casa')).toEqual([
    { file: 'backend/x.test.ts', name: 'two', text: 'expected 1', count: 1 },
    { file: 'backend/y.test.ts', text: 'did not load', count: 2 },
  ])
  const spec = (status: string) => ({
    ok: status === 'expected',
    file: 'externo/z.spec.ts',
    line: 7,
    title: 'pays',
    tests: [{ status, projectName: 'liviano', results: [{ errors: [{ message: 'late' }] }] }],
  })
  expect(failedSpecs([{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected')] }] }])).toEqual([
    { file: 'e2e/externo/z.spec.ts', line: 7, project: 'liviano', name: 'pays', text: 'late', count: 1 },
  ])
  const unrun = { ...spec('skipped'), ok: true }
  expect(failedSpecs([{ specs: [spec('expected'), spec('unexpected'), unrun, unrun] }])).toMatchObject([
    { name: 'pays', count: 3 },
  ])
  const output = 'T01 La API muere (3.1 s)\n  ✓ a: 1\n\nT35 La API para (1) (2.0 s)\n  ✗ b: 2\n  ✗ c: 3\n'
  expect(failedTortures(output)).toMatchObject([{ file: 'bench/torture', name: 'T35', count: 2 }])
})
