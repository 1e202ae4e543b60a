import { createRequire } from 'node:module'
import { NextRequest } from 'next/server'
import { onTestFinished, vi } from 'vitest'
import { OWN_HEADER, OWN_VALUE } from '@/lib/llamada/headers'
import { fromJson, toJson } from '@/lib/exact-json'

/** By this name, since Next writes a machine's own address so. */
const ORIGEN = 'http://localhost:3400'
/** Waits of a read's first try and of a change, in milliseconds. */
export const ESPERA = 250

/** The request that is being answered, as next-auth asks Next for it: it is not given to it. */
let current = new NextRequest(ORIGEN)
Object.assign(createRequire(import.meta.url)('next/headers') as object, {
  headers: () => Promise.resolve(current.headers),
  cookies: () => Promise.resolve(current.cookies),
})

/** What came back, with the body as a value. */
interface Vuelta {
  http: number
  location: string | null
  /** undefined: no body. */
  value: unknown
}

/** A person's browser as far as the web's handlers see it: cookies and requests, and no page. */
export class Navegador {
  readonly cookies = new Map<string, string>()

  constructor(private readonly web: Handlers) {}

  copy(): Navegador {
    const other = new Navegador(this.web)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  /** Length of each piece of the session's cookie. */
  get pieces(): readonly (readonly [piece: string, length: number])[] {
    return [...this.cookies]
      .filter(([name]) => name.includes('session-token'))
      .map(([name, value]) => [name.split('.').at(-1) ?? '', value.length])
  }

  /** Answers what the sign-in form would be told. */
  async signIn(usuario: string, clave: string): Promise<unknown> {
    const { value } = await this.ask('GET', '/api/auth/csrf')
    const { csrfToken } = value as { csrfToken: string }
    const body = { csrfToken, usuario, clave, json: 'true' }
    return (await this.ask('POST', '/api/auth/callback/credentials', JSON.stringify(body))).value
  }

  signOut = () => this.ask('POST', '/api/salir')

  /** A read by the proxy; `intento` is the browser's count of tries. */
  read(ruta: string, entrada: object, intento = 1, senal?: AbortSignal): Promise<Vuelta> {
    const query = new URLSearchParams({ f: toJson(entrada), i: String(intento) })
    return this.ask('GET', `/api${ruta}?${query.toString()}`, undefined, {}, senal)
  }

  change(ruta: string, entrada: object, senal?: AbortSignal): Promise<Vuelta> {
    return this.ask('POST', `/api${ruta}`, toJson(entrada), {}, senal)
  }

  /** A file is the body, and what goes with it stands in the address. */
  upload(ruta: string, entrada: object): Promise<Vuelta> {
    const query = new URLSearchParams({ f: toJson(entrada) })
    return this.ask('POST', `/api${ruta}?${query.toString()}`, 'bytes', {
      'content-type': 'application/octet-stream',
    })
  }

  /** Where the gate lets a screen's address lead: 200 is through. */
  open = (path: string, headers: Record<string, string> = {}) => this.ask('GET', path, undefined, headers)

  private async ask(
    method: 'GET' | 'POST',
    path: string,
    body?: string,
    more: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<Vuelta> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    current = new NextRequest(`${ORIGEN}${path}`, {
      method,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      headers: {
        // What every browser sends, and no server besides ours is to see.
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130',
        'accept-language': 'es-AR',
        ...(cookie && { cookie }),
        ...(method === 'POST' && {
          origin: ORIGEN,
          [OWN_HEADER]: OWN_VALUE,
          'content-type': 'application/json',
          'idempotency-key': 'k'.repeat(20),
        }),
        'content-length': String(body?.length ?? 0),
        ...more,
      },
    })
    const response = await this.web(current)
    for (const text of response.headers.getSetCookie()) this.keep(text)
    const through = response.headers.get('x-middleware-next') === '1'
    return {
      http: through ? 200 : response.status,
      location: response.headers.get('location')?.replace(ORIGEN, '') ?? null,
      value: asValue(await response.text()),
    }
  }

  private keep(text: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
    if (value === '' || /max-age=0/i.test(text)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

function asValue(text: string): unknown {
  try {
    return text === '' ? undefined : fromJson(text)
  } catch {
    return text
  }
}

type Handlers = (request: NextRequest) => Promise<Response>

/**
 * The web's modules as one process has them at its start, before the API at `url` that was not started with it; tests
 * that mock nothing but 'server-only' meet no other stand-in. `modules` are read after the environment is set.
 */
export async function openWeb(url: string, ajustes: Record<string, string> = {}) {
  const env = {
    PADRON_API: url,
    PADRON_REGISTRO: 'externo',
    PUBLIC_URL: ORIGEN,
    NEXTAUTH_URL: ORIGEN,
    NEXTAUTH_SECRET: 'un secreto de prueba con treinta y dos letras',
    ESPERA_GET: String(ESPERA),
    ESPERA_POST: String(ESPERA),
    ...ajustes,
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.resetModules()
  delete (globalThis as { padronServidor?: unknown }).padronServidor
  const [client, files, server, proxy, auth, exit, door] = await Promise.all([
    import('@/lib/api/client'),
    import('@/lib/api/file-calls'),
    import('@/lib/api/servidor'),
    import('@/lib/api-proxy'),
    import('@/lib/authentication'),
    import('@/lib/sign-out-routes'),
    import('@/lib/gate'),
  ])
  await server.meetServidor()
  const handlers: Handlers = (request) => {
    const { pathname } = request.nextUrl
    const get = request.method === 'GET'
    const [first, second, ...rest] = pathname.slice(1).split('/')
    if (first !== 'api') return Promise.resolve(door.gate(request))
    if (second === 'salir') return get ? exit.answerExpired(request) : exit.signOut(request)
    const params = (name: string, value: string[]) =>
      ({ params: Promise.resolve({ [name]: value }) }) as never
    if (second === 'auth') return (get ? auth.authGet : auth.authPost)(request, params('nextauth', rest))
    return (get ? proxy.proxyGet : proxy.proxyPost)(request, params('llamada', [second ?? '', ...rest]))
  }
  return { ...client, ...files, ...server, browser: () => new Navegador(handlers) }
}

/** Nothing that is said to the log on purpose is shown with the test's results; answers the lines. */
export function quietLog(): string[] {
  const lines: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  onTestFinished(() => spy.mockRestore())
  return lines
}
