// An environment without the settings of whoever runs the tests, which would point them at his own register or server.
// README's table is the list: a test holds that it names every variable there is. Node's own modules alone.
import { existsSync, readFileSync } from 'node:fs'

/** A program of bench/ carries this file in dist/bench. */
const README = ['../README.md', '../../README.md']
  .map((path) => new URL(path, import.meta.url))
  .find((url) => existsSync(url))
const rows = readFileSync(README, 'utf8').match(/^\| `[A-Z][A-Z_]+`.*$/gm) ?? []
const SETTINGS = new Set(rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []))

export const withoutSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !SETTINGS.has(name)))
