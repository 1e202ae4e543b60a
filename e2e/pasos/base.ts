import { setTimeout } from 'node:timers/promises'
import { expect, test as base } from '@playwright/test'
import { signIn } from './api'
import { CLAVE, storedSession, type Cuenta } from './cuentas'

/** How many times slower the browser works: what a test owes to a quick machine shows itself (`PADRON_LENTO=6`). */
const LENTO = Number(process.env['PADRON_LENTO'] ?? 1)
/** How many milliseconds late each of the page's scripts comes: what is done before them must not be lost. */
const TARDE = Number(process.env['PADRON_TARDE'] ?? 0)

/** The browser's note on a script fetched early and run late: it tells how slow the machine is, nothing of the page. */
const DE_LA_MAQUINA = /was preloaded using link preload but not used within a few seconds/

interface Opciones {
  /** Who is signed in when the test begins; null = nobody. */
  cuenta: Cuenta | null
  /** The file of the session he begins with. */
  guardada: string | null
  /** Console errors this test brings about on purpose. */
  erroresEsperados: RegExp[]
}
interface DelTrabajador {
  /** A session of the administration at the bundled API: a worker's tests share it, since each sign-in costs a hash. */
  token: string
}

/** A test whose page fails it on any console error or unhandled rejection, signed in by stored cookies. */
export const test = base.extend<Opciones, DelTrabajador>({
  cuenta: ['contador', { option: true }],
  erroresEsperados: [[], { option: true }],
  guardada: async ({ cuenta }, use) => {
    await use(cuenta ? storedSession(cuenta) : null)
  },
  context: async ({ context, guardada }, use) => {
    if (guardada) await context.setStorageState(guardada)
    await use(context)
  },
  token: [
    async ({}, use) => {
      await use(await signIn('administracion', CLAVE))
    },
    { scope: 'worker' },
  ],
  page: async ({ page, erroresEsperados }, use) => {
    if (LENTO > 1) {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: LENTO })
    }
    if (TARDE > 0)
      await page.context().route('**/_next/static/**/*.js', async (route) => {
        await setTimeout(TARDE)
        await route.continue()
      })
    const noise: string[] = []
    page.on('console', (message) => {
      if (DE_LA_MAQUINA.test(message.text())) return
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
    })
    page.on('pageerror', (error) => noise.push(error.message))
    await use(page)
    expect(noise.filter((text) => !erroresEsperados.some((expected) => expected.test(text)))).toEqual([])
  },
})
export { expect }
