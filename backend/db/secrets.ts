import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A secret in a file for its owner alone, made when it is first asked for. Two processes that make it at once get the
 * same one.
 */
export function keepSecret(folder: string, name: string, bytes = 32): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const path = join(folder, name)
  const known = read(path)
  if (known) return known
  const draft = join(folder, `.${name}-${process.pid}`)
  writeFileSync(draft, randomBytes(bytes).toString('base64url') + '\n', { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!read(path)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
