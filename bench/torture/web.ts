import { NODE_FLAGS } from '@/backend/cli/hijos'
import { openProceso, type Proceso } from '@/bench/torture/proceso'

/** The built web before a REST API that is already there. */
export interface WebProcess {
  readonly url: string
  /** The cookies of a session opened with this account. */
  signIn(usuario: string, clave: string): Promise<string>
  end(): Promise<void>
  output(): string
}

/** The built web, not started yet. `env` may say another PUBLIC_URL. */
export const makeWeb = (api: string, env: Record<string, string> = {}): Promise<Proceso> =>
  openProceso({
    nombre: 'La web',
    program: 'scripts/web.mjs',
    salud: '/salud/viva',
    flags: NODE_FLAGS,
    env: (PORT, url) => ({
      PORT,
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      NEXTAUTH_URL: url,
      PADRON_API: api,
      PADRON_REGISTRO: 'externo',
      WEB_PROCESOS: '1',
      NEXTAUTH_SECRET: 'la clave de la tortura, con más de treinta y dos letras',
      ...env,
    }),
  })

export async function openWeb(api: string, env: Record<string, string> = {}): Promise<WebProcess> {
  const web = await makeWeb(api, env)
  await web.start()
  return {
    url: web.url,
    signIn: (usuario, clave) => signIn(web.url, usuario, clave),
    end: async () => void (await web.end('SIGKILL')),
    output: () => web.output(),
  }
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
