import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { get } from '@/bench/medir'

export interface BarePage {
  url: string
  pid: number
  stop: () => void
}

/**
 * The floor of every page figure: a page of the same framework that does nothing, built and served in the same run.
 * Returns its address and how to stop it.
 */
export async function startBarePage(root: string, port: number): Promise<BarePage> {
  const folder = join(root, 'data', 'bench-pelada')
  mkdirSync(join(folder, 'app'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name":"pelada","private":true,"type":"module"}')
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { turbopack: { root: ${JSON.stringify(root)} } }\n`,
  )
  writeFileSync(
    join(folder, 'app', 'layout.jsx'),
    'export const dynamic = "force-dynamic"\nexport default function L({ children }) { return <html lang="es"><body>{children}</body></html> }\n',
  )
  writeFileSync(join(folder, 'app', 'page.jsx'), 'export default function P() { return <p>hola</p> }\n')
  // Next looks for one further up, and would find ours.
  writeFileSync(join(folder, 'instrumentation.js'), 'export function register() {}\n')
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
  if (!existsSync(join(folder, '.next', 'BUILD_ID'))) {
    const built = spawnSync(process.execPath, [next, 'build'], { cwd: folder, encoding: 'utf8' })
    if (built.status !== 0) throw new Error(`La página pelada no compila:\n${built.stdout}${built.stderr}`)
  }
  const child: ChildProcess = spawn(
    process.execPath,
    [next, 'start', '-p', String(port), '-H', '127.0.0.1'],
    {
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${port}/`
  for (let i = 0; i < 100; i++) {
    const up = await get(url).then(
      () => true,
      () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 100)),
    )
    if (up) return { url, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') }
  }
  child.kill('SIGKILL')
  throw new Error('La página pelada no responde')
}
