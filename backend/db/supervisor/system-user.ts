import { execFileSync } from 'node:child_process'

export interface SystemUser {
  name: string
  uid: number
  gid: number
}

const FALLBACKS = ['postgres', 'nobody', 'daemon']

/** PostgreSQL refuses to run as root, so root answers another account, made if possible. */
export function serverUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user =
    lookUp('padron') ?? create('padron') ?? FALLBACKS.map(lookUp).find((found) => found !== undefined)
  if (!user)
    throw new Error('No hay un usuario del sistema bajo el cual correr PostgreSQL; cree uno llamado padron.')
  return user
}

function lookUp(name: string): SystemUser | undefined {
  const id = (flag: string): number => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString())
  try {
    return { name, uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function create(name: string): SystemUser | undefined {
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` }
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', name]],
    ['adduser', ['-S', '-D', '-H', name]],
  ]
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'ignore', env })
      return lookUp(name)
    } catch {
      // The account may exist already, or the next way works.
    }
  }
  return undefined
}
