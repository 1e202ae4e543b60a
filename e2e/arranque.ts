import { mkdirSync } from 'node:fs'
import { chromium, type FullConfig } from '@playwright/test'
import { CUENTAS, storedSession } from './pasos/cuentas'
import { keepSession, startPadron } from './pasos/lanzador'

/** Starts the Padrón that the browser tests share, signs each account in once and keeps the cookies. Returns the way down. */
export default async function arranque(config: FullConfig): Promise<() => Promise<void>> {
  const padron = await startPadron()
  process.env['PADRON_E2E_URL'] = padron.url
  process.env['PADRON_E2E_API'] = padron.api
  process.env['PADRON_E2E_DEMO'] = padron.folder
  mkdirSync('test-results', { recursive: true })
  const browser = await chromium.launch(config.projects[0]?.use.launchOptions)
  for (const cuenta of CUENTAS) await keepSession(browser, padron.url, cuenta, storedSession(cuenta))
  await browser.close()
  return () => padron.stop()
}
