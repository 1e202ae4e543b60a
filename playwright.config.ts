import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig, type LaunchOptions } from '@playwright/test'

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

const whole =
  process.env['CHROMIUM_PATH'] ?? onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome')
/** The shell alone draws no window around the page: the tests take half the time. */
const shell = onPath('chromium-headless-shell') ?? whole

const launchOptions = (executablePath: string | undefined): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // A test ends before a page's code has earned its compiling: a fifth less of the renderers' time.
    '--js-flags=--no-opt --no-maglev',
  ],
})

/**
 * Files on a register of their own, most of them one long row of tests: begun first, since at the end two of three workers
 * would wait for them.
 */
const PROPIAS = /\/e2e\/(chat|cuotas|precios|usuario-unico)\.spec\.ts$/

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
