// An environment without the settings of whoever runs the tests, which would point them at his own register or server.
// README's table is the list: a test holds that it names every variable there is. Node's own modules alone.
import { readFileSync } from 'node:fs'

const rows =
  readFileSync(new URL('../README.md', import.meta.url), 'utf8').match(/^\| `[A-Z][A-Z_]+`.*$/gm) ?? []
const SETTINGS = new Set(rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []))

export const withoutSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !SETTINGS.has(name)))
