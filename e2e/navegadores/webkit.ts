import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Builder, By, error, type WebDriver } from 'selenium-webdriver'
import { freePorts } from '@/backend/prueba/puertos'
import { PATIENCE, type Navegador, type Ventana } from '@/e2e/navegadores/ventana'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'

/** WebKit as GTK brings it, by its own driver, on a screen that nobody sees. */
export const webkit: Navegador = {
  nombre: 'WebKit',
  paquetes: 'webkit2gtk-driver xvfb',
  installed: () => [DRIVER, SCREEN].every(existsSync) && miniBrowser() !== undefined,
  open,
}

/** The plain browser that comes with the library, in a folder named after the machine's kind and the version. */
function miniBrowser(): string | undefined {
  const found = readdirSync('/usr/lib').flatMap((kind) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${kind}/webkit2gtk-${version}/MiniBrowser`),
  )
  return found.find(existsSync)
}

async function open(): Promise<Ventana> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = `:${await firstLine(screen)}`
  const [port] = await freePorts()
  const program = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [program.stdout, program.stderr])
    createInterface(stream).on('line', (line) => {
      if (/^CONSOLE .*\bERROR\b/.test(line)) said.push(line)
    })
  const end = (): void => {
    program.kill()
    screen.kill()
  }
  try {
    const driver = await startSession(`http://127.0.0.1:${port}`)
    await takeBareWindow(driver)
    return windowOf(driver, said, end)
  } catch (cause) {
    end()
    throw cause
  }
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('Xvfb no arrancó')))
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()))
  })

/** The driver listens a moment after it starts. */
async function startSession(url: string): Promise<WebDriver> {
  for (let i = 0; ; i++) {
    const up = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    )
    if (up) break
    if (i > 100) throw new Error('WebKitWebDriver no responde')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const options = {
    binary: miniBrowser(),
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  }
  return new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build()
}

/** Opens one more window, as a press does: no toolbar keeps it wider than a telephone. */
const BARE = `data:text/html,<button onclick="open('about:blank', '_blank', 'toolbar=no,location=no,menubar=no,width=390')">`

async function takeBareWindow(driver: WebDriver): Promise<void> {
  await driver.get(BARE)
  const first = await driver.getWindowHandle()
  await driver.findElement(By.css('button')).click()
  await driver.wait(async () => (await driver.getAllWindowHandles()).length > 1, PATIENCE)
  const handles = await driver.getAllWindowHandles()
  await driver.switchTo().window(handles.find((handle) => handle !== first) ?? first)
}

function windowOf(driver: WebDriver, said: readonly string[], end: () => void): Ventana {
  const find = (xpath: string) => driver.findElement(By.xpath(xpath))
  return {
    go: (url) => driver.get(url),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    press: (what) => tryUntilDone(driver, () => find(what).click()),
    type: (field, text) =>
      tryUntilDone(driver, async () => {
        await find(field).clear()
        await find(field).sendKeys(text)
      }),
    give: (input, file) => tryUntilDone(driver, () => find(input).sendKeys(file)),
    run: <T>(expression: string) =>
      driver.executeAsyncScript<T>(
        `const done = arguments[0]; Promise.resolve(${expression}).then(done, () => done(null))`,
      ),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    errors: () => said,
    close: async () => {
      await driver.quit()
      end()
    },
  }
}

/** What is not there yet, is covered or was drawn anew meanwhile is tried again. */
async function tryUntilDone(driver: WebDriver, act: () => Promise<void>): Promise<void> {
  let last: unknown
  await driver
    .wait(async () => {
      try {
        await act()
        return true
      } catch (cause) {
        if (!(cause instanceof error.WebDriverError)) throw cause
        last = cause
        return false
      }
    }, PATIENCE)
    .catch((cause: unknown) => {
      throw last ?? cause
    })
}
