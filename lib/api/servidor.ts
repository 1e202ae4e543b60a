import { bitacora } from '@/lib/log'
import { VERSION, type Servidor } from '@/contract/servidor'
import { capacidades } from '@/contract/sistema'
import { NoAnswer, sendRequest } from '@/contract/lectura/connection'
import type { LeidoDe } from '@/lib/api/result'
import { interpretAnswer } from '@/contract/lectura/envelope'
import { environment } from '@/lib/environment'
import type { Alcance } from '@/lib/own-screens'

const ESPERA = 2_000
/** Milliseconds until an unanswered question is asked again. */
const OTRA_VEZ = 30_000
/** What a balancer says when nobody is behind it. */
const NADIE = new Set([502, 503, 504])

interface Dicho {
  servidor: Servidor
  /** The provider of online payments; null when they are not offered. */
  pasarela: string | null
}
const AJENO: Dicho = { servidor: 'ajeno', pasarela: null }

interface Pregunta {
  respuesta: Promise<Dicho | undefined>
  /** Nobody answered: from this instant on pages have it asked again. */
  repetirDesde?: number
  otra?: Pregunta
}
// Pages, handlers and the gate are separate bundles of one process and share the question.
const proceso = globalThis as typeof globalThis & { padronServidor?: Pregunta }

/** An API that was started with this web is our own; with API_URL it may be anybody's. */
const isBundled = (): boolean => environment().PADRON_REGISTRO !== 'externo'

/**
 * Called before the first page is served; what was heard, or that nobody answered, is told to the door, which begins
 * the web's other processes then.
 */
export async function meetServidor(): Promise<void> {
  const dicho = await asked()
  const several = Number(process.env['WEB_PROCESOS']) > 1
  if (several && !isBundled()) process.send?.({ tipo: 'oida', dicho })
}

/** What another process of this web has heard at the start. */
function heard(): Pregunta | undefined {
  const text = process.env['PADRON_OIDA']
  return text ? { respuesta: Promise.resolve(JSON.parse(text) as Dicho) } : undefined
}

/** Which of the two servers this web speaks to (decision 121). */
export async function servidor(): Promise<Servidor> {
  if (isBundled()) return 'propio'
  return ((await asked()) ?? AJENO).servidor
}

export const isPropio = async (): Promise<boolean> => (await servidor()) === 'propio'

/** The provider of online payments on our own server; null when there is none or nobody has answered. */
export const pasarela = async (): Promise<string | null> => ((await asked()) ?? AJENO).pasarela

export const alcance = async (): Promise<Alcance> => ({
  propio: await isPropio(),
  pasarela: await pasarela(),
})

/**
 * A change must know the server, since only our own gets a key against repetition. It waits for the answer. `contada`:
 * another process of the web knows it for ours, so that this one asks anew before it says otherwise.
 */
export async function serverForChange(contada = false): Promise<Servidor> {
  if (isBundled()) return 'propio'
  const pregunta = first()
  const dicho = await pregunta.respuesta
  const known = dicho && !(contada && dicho.servidor === 'ajeno')
  return ((known ? dicho : await askAgain(pregunta).respuesta) ?? AJENO).servidor
}

const first = (): Pregunta => (proceso.padronServidor ??= heard() ?? ask())

/** Asked once at start; without an answer, again now and then. */
function asked(): Promise<Dicho | undefined> {
  const pregunta = first()
  if (pregunta.repetirDesde !== undefined && Date.now() >= pregunta.repetirDesde) askAgain(pregunta)
  return pregunta.respuesta
}

/** One question at a time; pages use the old answer until the new one comes. */
function askAgain(pregunta: Pregunta): Pregunta {
  if (pregunta.otra) return pregunta.otra
  const otra = ask()
  void otra.respuesta.then(() => (proceso.padronServidor = otra))
  return (pregunta.otra = otra)
}

function ask(): Pregunta {
  const pregunta: Pregunta = {
    respuesta: askServidor(environment().PADRON_API).then((dicho) => {
      if (!dicho) pregunta.repetirDesde = Date.now() + OTRA_VEZ
      return dicho
    }),
  }
  return pregunta
}

/** Asks the server at `base` once; undefined when nobody answered. Never rejects. */
export async function askServidor(base: URL): Promise<Dicho | undefined> {
  const direccion = new URL(base.pathname.replace(/\/$/, '') + capacidades.ruta, base)
  try {
    const recibido = await sendRequest({
      metodo: 'GET',
      direccion,
      cabeceras: { accept: 'application/json' },
      espera: ESPERA,
    })
    if (NADIE.has(recibido.estado)) return undefined
    const result = await interpretAnswer(capacidades, recibido, '', () => undefined)
    return result.ok ? dichoDe(result.datos as LeidoDe<typeof capacidades>) : AJENO
  } catch (error) {
    return error instanceof NoAnswer ? undefined : AJENO
  }
}

function dichoDe({ version, pasarela }: LeidoDe<typeof capacidades>): Dicho {
  if (version !== undefined && version >= VERSION) return { servidor: 'propio', pasarela: pasarela ?? null }
  // An older API of ours is spoken to as the specification says until it is upgraded.
  if (version !== undefined) bitacora.warn({ version, espera: VERSION }, 'api.anterior')
  return AJENO
}
