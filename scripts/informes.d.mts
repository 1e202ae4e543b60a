/** A failed test: where, which one (a suite that did not load has no name), its first words, how many it stands for. */
export interface Failure {
  file: string
  name?: string
  text: string
  count: number
  line?: number
  project?: string
}
export function failuresOf(report: unknown, root: string): Failure[]
export function failedSpecs(suites: unknown): Failure[]
export function failedTortures(output: string): Failure[]
