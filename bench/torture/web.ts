import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { repoRoot } from '@/backend/db/raiz'

/** The built web as a process of its own, before a REST API that is already there. */
export interface WebProcess {
  readonly url: string
  /** The cookies of a session opened with this account. */
  signIn(usuario: string, clave: string): Promise<string>
  end(): Promise<void>
  output(): string
}

const PATIENCE = 30_000

export async function openWeb(api: string, env: Record<string, string> = {}): Promise<WebProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let written = ''
  const child = spawn(process.execPath, ['scripts/web.mjs'], {
    cwd: repoRoot(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      PADRON_API: api,
      PADRON_REGISTRO: 'externo',
      NEXTAUTH_URL: url,
      NEXTAUTH_SECRET: 'la clave de la tortura, con más de treinta y dos letras',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written = (written + chunk.toString('utf8')).slice(-20_000)))
  await becomesAlive(url, child, () => written)
  return {
    url,
    signIn: (usuario, clave) => signIn(url, usuario, clave),
    end: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
    output: () => written,
  }
}

async function becomesAlive(url: string, child: ChildProcess, written: () => string): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end && child.exitCode === null) {
    const alive = await fetch(`${url}/salud/viva`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (alive) return
    await delay(50)
  }
  throw new Error(`La web no arrancó:\n${written()}`)
}

async function signIn(url: string, usuario: string, clave: string): Promise<string> {
  const first = await fetch(`${url}/api/auth/csrf`)
  const { csrfToken } = (await first.json()) as { csrfToken: string }
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'padron',
      origin: url,
      cookie: cookiesOf(first),
    },
    body: JSON.stringify({ csrfToken, usuario, clave, json: 'true' }),
  })
  const { estado, mensaje } = (await answer.json()) as { estado: number; mensaje: string }
  if (estado !== 1) throw new Error(`No entra ${usuario}: ${estado} ${mensaje}`)
  return cookiesOf(answer)
}

const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
