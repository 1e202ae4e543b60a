import { inject } from 'vitest'
import { createDatabaseFrom, type TestDatabase } from '@/backend/prueba/db/servidor'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { adminUrl: string; template: string }
  }
}

/** A database for the calling test file: migrated, with reference data, nobody in it. */
export function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testServer')
  return createDatabaseFrom(adminUrl, template)
}

/** An empty database on the same server, for tests of migrations and restores. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabaseFrom(inject('testServer').adminUrl)
}
