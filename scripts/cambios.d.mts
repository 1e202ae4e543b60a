export function testsOf(files: string[], coverage: string, every: string[]): string[]
