import { NODE_FLAGS } from '@/backend/cli/children'
import { signIn } from '@/bench/entrar'
import { openProceso, type Proceso, type Receta } from '@/bench/torture/proceso'

/** The built web before a REST API that is already there. */
export interface WebProcess {
  readonly url: string
  /** The cookies of a session opened with this account. */
  signIn(usuario: string, clave: string): Promise<string>
  end(): Promise<void>
  output(): string
}

/** The built web, not started yet. `env` may say another PUBLIC_URL. */
export const makeWeb = (
  api: string,
  env: Record<string, string> = {},
  lugar?: Receta['lugar'],
): Promise<Proceso> =>
  openProceso({
    lugar,
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
