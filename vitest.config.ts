import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions, shell } from './scripts/navegador.mjs'

const alias = { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') }
const setupFiles = [fileURLToPath(new URL('scripts/semilla-fija.mjs', import.meta.url))]
const outside = ['**/node_modules/**', '.next/**', 'dist/**', 'data/**']
/** Behaviour of one component, in a browser. */
const componentes = 'components/**/*.browser.test.tsx'
const componentFile = (file: string) => fileURLToPath(new URL(`components/prueba/${file}`, import.meta.url))

/** Who puts other modules or another environment in the place of what others have loaded. */
const mocking = ['app', 'components', 'contract', 'domain', 'lib']
  .flatMap((tree) =>
    readdirSync(tree, { recursive: true, encoding: 'utf8' }).map((name) => `${tree}/${name}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|stubEnv)\(/.test(readFileSync(file, 'utf8')))

/** A camera that is none and needs no permission. */
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

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
          exclude: [...outside, 'backend/**', 'bench/**', componentes, ...mocking],
        },
      },
      {
        resolve: { alias },
        test: { ...unit, name: 'unit-aislado', include: mocking, exclude: outside },
      },
      {
        // Next is not there: where one goes is noted by a stand-in, the same for all.
        resolve: {
          alias: {
            ...alias,
            'next/link': componentFile('link.tsx'),
            'next/navigation': componentFile('navigation.ts'),
          },
        },
        define: { 'process.env': {} },
        // Found all before the first test: one that comes later would bring a second React.
        optimizeDeps: { entries: ['components/**/*.tsx'] },
        test: {
          name: 'componentes',
          include: [componentes],
          exclude: outside,
          expect: waiting,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions(shell, ...CAMERA), actionTimeout: 15_000 }),
            instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
            screenshotFailures: false,
          },
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
          expect: waiting,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
