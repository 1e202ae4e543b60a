/** A test: where, which one (a suite that did not load has no name), its first words. */
export interface Told {
  file: string
  name?: string
  text: string
}
export function failuresOf(report: unknown, root: string): Told[]
export function unstableOf(report: unknown, root: string): Told[]
export function specsWith(status: 'unexpected' | 'flaky', suites: unknown): Told[]
export function failedTortures(output: string): (Told & { count: number })[]
export function labelOf(test: Told): string
