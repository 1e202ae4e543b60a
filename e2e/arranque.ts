import { mkdirSync } from 'node:fs'
import { CUENTAS, storedSession } from './pasos/cuentas'
import { keepSession, startPadron } from './pasos/lanzador'

/** Starts the Padrón that the browser tests share, signs each account in once and keeps the cookies. Returns the way down. */
export default async function arranque(): Promise<() => Promise<void>> {
  const padron = await startPadron()
  process.env['PADRON_E2E_URL'] = padron.url
  process.env['PADRON_E2E_API'] = padron.api
  process.env['PADRON_E2E_DEMO'] = padron.folder
  mkdirSync('test-results', { recursive: true })
  for (const cuenta of CUENTAS) await keepSession(padron.url, cuenta, storedSession(cuenta))
  return () => padron.stop()
}
