import { connect } from 'node:net'
import { sendRequest } from '@/contract/lectura/connection'
import { environment } from '@/lib/environment'

const PACIENCIA = 2_000
const INICIO = process.env.ARRANQUE_ID ?? null
const VERSION = process.env.PADRON_VERSION

/** /salud/viva: this process answers, and what it is. /salud/lista: its API can work too. */
export async function answerHealth(
  _: Request,
  { params }: { params: Promise<{ cual: string }> },
): Promise<Response> {
  const { cual } = await params
  if (cual !== 'viva' && cual !== 'lista') return new Response(null, { status: 404 })
  const ok = cual === 'viva' || (await apiAnswers())
  return Response.json(
    { arranque: INICIO, ok, version: VERSION },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}

/** The bundled API tells whether it reaches its database. */
function apiAnswers(): Promise<boolean> {
  const { PADRON_API, PADRON_REGISTRO } = environment()
  return PADRON_REGISTRO === 'externo' ? takesConnections(PADRON_API) : saysReady(PADRON_API)
}

const saysReady = (base: URL): Promise<boolean> =>
  sendRequest({
    metodo: 'GET',
    direccion: new URL('/salud/lista', base),
    cabeceras: { accept: 'application/json' },
    espera: PACIENCIA,
  }).then(
    ({ estado }) => estado === 200,
    () => false,
  )

/** Only connects: a balancer asks all day, and another council's server gets only the specification's calls. */
function takesConnections({ hostname, port, protocol }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (protocol === 'https:' ? 443 : 80)),
      timeout: PACIENCIA,
    })
    const settle = (ok: boolean) => {
      socket.destroy()
      resolve(ok)
    }
    socket.once('connect', () => settle(true))
    socket.once('timeout', () => settle(false))
    socket.once('error', () => settle(false))
  })
}
