import { test as base, expect } from '../pasos/base'
import { sendCredentials } from '../pasos/entrada'
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
  /** Puts a session of this account in the browser; recorrido.spec.ts signs in by the form. */
  entrar: (usuario: string, clave?: string) => Promise<void>
}

/**
 * A test against another council's REST API: the web alone is started, once a worker, on a server that only knows the
 * spec. Whatever a test does, the server must have seen nothing that the spec does not have.
 */
export const test = base.extend<DeLaPrueba, DelTrabajador>({
  cuenta: null,
  ajustes: [{ AREA_TELEFONICA: '385' }, { option: true, scope: 'worker' }],
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
      casa.externo.faltas = []
      await use(casa.externo)
      expect(casa.externo.faltas).toEqual([])
      expect(casa.externo.sondas).toBeLessThanOrEqual(1)
    },
    { auto: true },
  ],
  entrar: async ({ page, casa }, use) =>
    use(async (usuario, clave = CLAVE_AJENA) => {
      // A page that stands open may go its own way for the new session, and end the next one's coming.
      if (page.url() !== 'about:blank') await page.goto('about:blank')
      // Where a file makes the waits short, a busy machine may need a second go.
      await expect(() => sendCredentials(page.request, casa.padron.url, usuario, clave)).toPass({
        timeout: 20_000,
      })
    }),
})
export { expect }
