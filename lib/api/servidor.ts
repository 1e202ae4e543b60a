import { VERSION, type Servidor } from '@/contract/servidor'
import { capacidades } from '@/contract/sistema'
import { SinRespuesta, enviar } from '@/lib/api/conexion'
import type { LeidoDe } from '@/lib/api/resultado'
import { interpretar } from '@/lib/api/sobre'
import { entorno } from '@/lib/entorno'
import type { Alcance } from '@/lib/propias'

const ESPERA = 2_000
/** Where nobody answered: how long before pages have it asked again. */
const OTRA_VEZ = 30_000
/** What a balancer says when there is nobody behind it. */
const NADIE = new Set([502, 503, 504])

/** What a server says of itself. */
interface Dicho {
  servidor: Servidor
  /** Who online payments go through on our own; null: they are not offered. */
  pasarela: string | null
}
const AJENO: Dicho = { servidor: 'ajeno', pasarela: null }

interface Pregunta {
  /** Undefined: nobody answered. */
  respuesta: Promise<Dicho | undefined>
  /** Nobody answered: from this instant on pages have it asked once more. */
  repetirDesde?: number
  /** The same question, asked again. */
  otra?: Pregunta
}
// Pages, handlers and the gate are separate bundles of one process; the question is asked once for all of them.
const proceso = globalThis as typeof globalThis & { padronServidor?: Pregunta }

/** The API that was started with this web is our own, whatever it answers; with API_URL it may be anybody's. */
const isBundled = (): boolean => entorno().PADRON_REGISTRO !== 'externo'

/** The question is put before the first page is served. */
export const meetServidor = async (): Promise<void> => void (await asked())

/** Which of the two servers this web speaks to. */
export async function servidor(): Promise<Servidor> {
  if (isBundled()) return 'propio'
  return ((await asked()) ?? AJENO).servidor
}

/** Whether it is our own, with everything beyond the specification. */
export const isPropio = async (): Promise<boolean> => (await servidor()) === 'propio'

/** Who online payments go through on our own server, as it is configured; null where nobody, or as long as nobody said. */
export const pasarela = async (): Promise<string | null> => ((await asked()) ?? AJENO).pasarela

/** Both, for what depends on either. */
export const alcance = async (): Promise<Alcance> => ({
  propio: await isPropio(),
  pasarela: await pasarela(),
})

/**
 * Before a change: whose server takes it must be known, since only our own gets a key that makes a repetition harmless. As
 * long as nobody has answered the question, each change asks it again and waits for it.
 */
export async function servidorQueCambia(): Promise<Servidor> {
  if (isBundled()) return 'propio'
  const pregunta = first()
  const dicho = (await pregunta.respuesta) ?? (await askAgain(pregunta).respuesta)
  return (dicho ?? AJENO).servidor
}

const first = (): Pregunta => (proceso.padronServidor ??= ask())

/** Asked once, as the web starts; where nobody answered, again now and then while people go on with what is known. */
function asked(): Promise<Dicho | undefined> {
  const pregunta = first()
  if (pregunta.repetirDesde !== undefined && Date.now() >= pregunta.repetirDesde) askAgain(pregunta)
  return pregunta.respuesta
}

/** One question at a time; pages go on with the old answer until the new one is here. */
function askAgain(pregunta: Pregunta): Pregunta {
  if (pregunta.otra) return pregunta.otra
  const otra = ask()
  void otra.respuesta.then(() => (proceso.padronServidor = otra))
  return (pregunta.otra = otra)
}

function ask(): Pregunta {
  const pregunta: Pregunta = {
    respuesta: askServidor(entorno().PADRON_API).then((dicho) => {
      if (!dicho) pregunta.repetirDesde = Date.now() + OTRA_VEZ
      return dicho
    }),
  }
  return pregunta
}

/** Asks the server at `base`, one try; undefined when nobody answered. Never rejects. */
export async function askServidor(base: URL): Promise<Dicho | undefined> {
  const direccion = new URL(base.pathname.replace(/\/$/, '') + capacidades.ruta, base)
  try {
    const recibido = await enviar({
      metodo: 'GET',
      direccion,
      cabeceras: { accept: 'application/json' },
      espera: ESPERA,
    })
    if (NADIE.has(recibido.estado)) return undefined
    const result = await interpretar(capacidades, recibido, '', () => undefined)
    return result.ok ? dichoDe(result.datos as LeidoDe<typeof capacidades>) : AJENO
  } catch (error) {
    return error instanceof SinRespuesta ? undefined : AJENO
  }
}

function dichoDe({ version, pasarela, capacidades: anteriores }: LeidoDe<typeof capacidades>): Dicho {
  if (version !== undefined && version >= VERSION) return { servidor: 'propio', pasarela: pasarela ?? null }
  // An older API of our own is spoken to as the specification says; it is to be brought up to date before its webs.
  if (version !== undefined || anteriores?.includes('idempotencia'))
    console.warn(JSON.stringify({ evento: 'api.anterior', version, espera: VERSION }))
  return AJENO
}
