import { type Page } from '@playwright/test'
import { test as base, expect } from '../pasos/base'
import { type Padron, startPadron } from '../pasos/lanzador'
import { CLAVE_AJENA } from './consejo'
import { type Externo, openExterno } from './servidor'

interface DelTrabajador {
  /** Settings of the web besides API_URL. */
  ajustes: Record<string, string>
  casa: { externo: Externo; padron: Padron }
}
interface DeLaPrueba {
  /** The council's own server, as it was on the first day. */
  externo: Externo
  /** Puts a session of this account in the browser. */
  entrar: (usuario: string, clave?: string) => Promise<void>
}

/**
 * A test against another council's REST API: the web alone is started, once a worker, on a server that only knows the
 * spec. Whatever a test does, the server must have seen nothing that the spec does not have.
 */
export const test = base.extend<DeLaPrueba, DelTrabajador>({
  cuenta: null,
  ajustes: [{}, { option: true, scope: 'worker' }],
  casa: [
    async ({ ajustes }, use) => {
      const externo = await openExterno()
      const padron = await startPadron({ API_URL: externo.url, ...ajustes })
      await use({ externo, padron })
      await padron.stop()
      await externo.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ casa }, use) => use(casa.padron.url),
  externo: [
    async ({ casa }, use) => {
      casa.externo.reset()
      await use(casa.externo)
      expect(casa.externo.faltas).toEqual([])
      expect(casa.externo.sondas).toBeLessThanOrEqual(1)
    },
    { auto: true },
  ],
  entrar: async ({ page, casa }, use) =>
    use((usuario, clave = CLAVE_AJENA) => enter(page, usuario, clave, casa.padron.url)),
})
export { expect }

/** Two requests are quicker than a form; recorrido.spec.ts signs in by the form. */
async function enter(page: Page, usuario: string, clave: string, origin: string): Promise<void> {
  const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const answer = await page.request.post('/api/auth/callback/credentials', {
    headers: { origin, 'x-requested-by': 'padron' },
    data: { csrfToken, usuario, clave, json: 'true' },
  })
  expect(await answer.json()).toMatchObject({ estado: 1 })
}
