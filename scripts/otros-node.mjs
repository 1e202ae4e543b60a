// The unit and API parts of the check on the Nodes that are newer than the floor: `npm run otros-node`, or `-- 24` for one. npm
// has each as a package, which is installed beside the project for the run. Node's own modules alone.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAYORES = ['22', '24']
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const asked = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'padron-node-'))

/** Whether all holds on that one. */
function checkOn(major) {
  const place = join(folder, major)
  const install = ['install', '--prefix', place, `node@${major}`]
  execFileSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] })
  const bin = join(place, 'node_modules', 'node', 'bin')
  const version = execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).trim()
  console.log(`\nNode ${version}`)
  const { status } = spawnSync(join(bin, 'node'), [join(root, 'scripts', 'probar.mjs'), 'unit', 'api'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  return status === 0
}

try {
  const failed = (asked.length > 0 ? asked : MAYORES).filter((major) => !checkOn(major))
  console.log(failed.length === 0 ? 'Todo se cumple.' : `No todo se cumple en Node ${failed.join(' y ')}.`)
  process.exitCode = failed.length
} finally {
  rmSync(folder, { recursive: true, force: true })
}
