import { defineConfig } from '@playwright/test'
import { launchOptions, shell, whole } from './scripts/navegador.mjs'

/**
 * Files on a register of their own, most of them one long row of tests: begun first, since at the end two of three workers
 * would wait for them.
 */
const PROPIAS = /\/e2e\/(chat|cuotas|llevarse|precios|usuario-unico)\.spec\.ts$/

/** A browser made slower on purpose is waited for as much longer. */
const slower = Number(process.env['PADRON_LENTO'] ?? 1)

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/arranque.ts',
  outputDir: './test-results',
  // More than the cores we promise: a test waits for a third of its time.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000 * slower,
  expect: { timeout: 15_000 * slower },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env['PADRON_E2E_URL'],
    // The next test takes over the window, emptied of cookies, storage and cache: a new one costs as much as two screens.
    reuseContext: true,
    // What cannot be pressed by then never will be, and a test that waits for it holds a worker to its own end.
    actionTimeout: 45_000 * slower,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1440, height: 900 },
    // Recorded, a run takes half as long again; what failed and the page as it stood are told all the same.
    trace: process.env['PADRON_TRAZA'] ? 'retain-on-failure' : 'off',
  },
  // A PDF in a window of its own needs the whole browser: such tests are tagged.
  projects: [
    { name: 'propias', testMatch: PROPIAS, use: { launchOptions: launchOptions(shell) } },
    { name: 'navegador', grep: /@navegador/, use: { launchOptions: launchOptions(whole) } },
    {
      name: 'liviano',
      testIgnore: PROPIAS,
      grepInvert: /@navegador/,
      use: { launchOptions: launchOptions(shell) },
    },
  ],
})
