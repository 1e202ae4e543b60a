import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') }
const setupFiles = [fileURLToPath(new URL('scripts/semilla-fija.mjs', import.meta.url))]
const outside = ['**/node_modules/**', '.next/**', 'dist/**', 'data/**']

export default defineConfig({
  resolve: { alias },
  test: {
    // The suites share 2 cores with PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          setupFiles,
          // Properties over hundreds of values, on a machine that may be busy.
          testTimeout: 60_000,
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...outside, 'backend/**', 'e2e/**', 'bench/**'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'api',
          setupFiles,
          // The backend keeps nothing between requests but in the database, and each file has its own: to load all its
          // modules anew for each was two fifths of the time.
          isolate: false,
          include: ['backend/**/*.test.ts'],
          exclude: outside,
          globalSetup: ['backend/prueba/db/preparar.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
