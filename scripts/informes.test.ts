import { expect, test } from 'vitest'
import { failedTortures, failuresOf, labelOf, specsWith, unstableOf } from '@/scripts/informes.mjs'

const report = {
  testResults: [
    {
      name: '/casa/backend/x.test.ts',
      message: '',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'one', failureMessages: [] },
        { status: 'failed', fullName: 'two', failureMessages: ['expected 1\n  at node_modules/x'] },
        { status: 'passed', fullName: 'three', failureMessages: ['too late'] },
      ],
    },
    {
      name: '/casa/backend/y.test.ts',
      message: 'did not load',
      status: 'failed',
      assertionResults: [{ status: 'skipped', fullName: 'a', failureMessages: [] }],
    },
  ],
}

test('vitest: what failed twice, what did not load, and what passed at its second try', () => {
  expect(failuresOf(report, '/casa')).toEqual([
    { file: 'backend/x.test.ts', name: 'two', text: 'expected 1' },
    { file: 'backend/y.test.ts', text: 'did not load' },
  ])
  expect(unstableOf(report, '/casa').map(labelOf)).toEqual(['backend/x.test.ts: three'])
})

test('playwright: the same', () => {
  const spec = (title: string, status: string) => ({
    file: 'externo/z.spec.ts',
    title,
    tests: [{ status, projectName: 'liviano', results: [{ errors: [{ message: 'late' }] }, { errors: [] }] }],
  })
  const suites = [{ specs: [spec('reads', 'expected')], suites: [{ specs: [spec('pays', 'unexpected')] }] }]
  expect(specsWith('unexpected', suites)).toEqual([
    { file: 'e2e/externo/z.spec.ts', name: 'pays', text: 'late' },
  ])
  const late = specsWith('flaky', [{ specs: [spec('reads', 'expected'), spec('waits', 'flaky')] }])
  expect(late.map(labelOf)).toEqual(['e2e/externo/z.spec.ts: waits'])
})

test('torture: one for each that broke, with how many of its conditions did', () => {
  const output = 'T01 La API muere (3.1 s)\n  ✓ a: 1\n\nT35 La API para (1) (2.0 s)\n  ✗ b: 2\n  ✗ c: 3\n'
  expect(failedTortures(output)).toMatchObject([{ file: 'bench/torture', name: 'T35', count: 2 }])
})
