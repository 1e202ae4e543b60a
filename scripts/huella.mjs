import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Hash of the contents of files and folders below `root`; tests and prueba/ do not count. What is missing counts as missing. */
export function huella(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of files(root, path)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function files(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !/\.test\.tsx?$|^prueba$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => files(root, join(path, entry.name)))
}

/** What a finished step left written, '' when it never finished. */
export function marca(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
}
