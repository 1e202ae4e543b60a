import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childFlags, type Managed } from '@/backend/cli/processes'
import { repoRoot } from '@/backend/db/root'

/** Bundles and restarts the API whenever its sources change. Answers how to stop. */
export function rebuildOnChange(api: Managed): () => void {
  const child = spawn(process.execPath, [...childFlags(), join(repoRoot(), 'scripts', 'vigilar.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  })
  let turn = Promise.resolve()
  child.on('message', () => {
    turn = turn.then(() => api.restart())
  })
  return () => child.kill()
}
