import type { Seccion } from '@/docs/coverage.mjs'

export function testsOf(files: string[], coverage: readonly Seccion[], every: string[]): string[]
