import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { PATIENCE, type Navegador, type Ventana } from '@/e2e/navegadores/ventana'

const PROGRAM = '/usr/bin/firefox-esr'

/** Stock Firefox, by the protocol that it speaks itself (WebDriver BiDi). */
export const firefox: Navegador = {
  nombre: 'Firefox',
  paquetes: 'firefox-esr',
  installed: () => existsSync(PROGRAM),
  open,
}

async function open(): Promise<Ventana> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: PROGRAM,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-AR, es' },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error instanceof Error ? error.message : String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  const at = (xpath: string): string => `::-p-xpath(${xpath})`
  return {
    go: async (url) => {
      await page.goto(url, { waitUntil: 'load' })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    press: (what) => page.locator(at(what)).click(),
    type: (field, text) => page.locator(at(field)).fill(text),
    give: async (input, file) => {
      const found = await page.waitForSelector(at(input))
      await (found as ElementHandle<HTMLInputElement>).uploadFile(file)
    },
    run: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    picture: async () => Buffer.from(await page.screenshot()),
    errors: () => said,
    close: () => browser.close(),
  }
}
