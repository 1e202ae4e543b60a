import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') }
const setupFiles = [fileURLToPath(new URL('scripts/semilla-fija.mjs', import.meta.url))]
const outside = ['**/node_modules/**', '.next/**', 'dist/**', 'data/**']

/** Who puts other modules or another environment in the place of what others have loaded. */
const mocking = ['app', 'components', 'contract', 'domain', 'lib']
  .flatMap((tree) =>
    readdirSync(tree, { recursive: true, encoding: 'utf8' }).map((name) => `${tree}/${name}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|stubEnv)\(/.test(readFileSync(file, 'utf8')))

/** What is waited for comes late on a busy machine. */
const waiting = { poll: { timeout: 30_000, interval: 20 } }

const unit = {
  expect: waiting,
  setupFiles,
  // Properties over hundreds of values, on a machine that may be busy.
  testTimeout: 60_000,
  include: ['**/*.test.{ts,tsx}'],
}

export default defineConfig({
  resolve: { alias },
  test: {
    // The suites share 2 cores with PostgreSQL.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          // Without mocks a test keeps nothing outside itself: a worker loads the modules once for all its files.
          isolate: false,
          exclude: [...outside, 'backend/**', 'bench/**', ...mocking],
        },
      },
      {
        resolve: { alias },
        test: { ...unit, name: 'unit-aislado', include: mocking, exclude: outside },
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
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
