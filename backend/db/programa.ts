import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '@/backend/db/root'

/**
 * What runs here, as people name it: '1.0.0 (08e59957)', the version and the commit that was built. The commit is missing
 * where the checkout came without its history.
 */
export function readPrograma(root = repoRoot()): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const mark = join(root, 'dist', 'commit')
  const commit = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : ''
  return commit === '' ? version : `${version} (${commit})`
}
