// The browser of all tests: Chromium as it is installed, nothing is downloaded. Node's own modules alone.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** Undefined when none is installed. */
export const whole =
  process.env.CHROMIUM_PATH ?? onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome')

/** The shell alone draws no window around the page: the tests take half the time. */
export const shell = onPath('chromium-headless-shell') ?? whole

/** How it is started; `more` are switches of its own. */
export const launchOptions = (executablePath, ...more) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // A site's pages share a process, also after a blank page: a new one costs as much as two screens.
    '--process-per-site',
    // A test ends before a page's code has earned its compiling: a fifth less of the renderers' time.
    '--js-flags=--no-opt --no-maglev',
    ...more,
  ],
})
