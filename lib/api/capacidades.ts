import { CAPACIDADES, type Capacidad } from '@/contract/llamada'
import { capacidades as llamada } from '@/contract/sistema'
import { SinRespuesta, enviar } from '@/lib/api/conexion'
import { interpretar } from '@/lib/api/sobre'
import { entorno } from '@/lib/entorno'

const ESPERA = 2_000
const NINGUNA: ReadonlySet<Capacidad> = new Set()

/** Where nobody answered: how long before the question is asked again. */
const OTRA_VEZ = 30_000
/** What a balancer says when there is nobody behind it. */
const NADIE = new Set([502, 503, 504])

interface Sabido {
  capacidades: Promise<ReadonlySet<Capacidad>>
  /** Nobody answered: from this instant on it is asked once more. */
  repetirDesde?: number | undefined
}
// Pages, handlers and the gate are separate bundles of one process; the question is asked once for all of them.
const proceso = globalThis as typeof globalThis & { padronCapacidades?: Sabido }

/**
 * What the API can do beyond the spec: asked once per start, without token; any other answer means nothing (D3). No
 * answer is none: a web that came up before its API would otherwise do without until its next start. It is asked again
 * while people go on with what is known, so that nobody waits for it.
 */
export function capacidades(): Promise<ReadonlySet<Capacidad>> {
  const sabido = (proceso.padronCapacidades ??= learn())
  if (sabido.repetirDesde !== undefined && Date.now() >= sabido.repetirDesde) {
    sabido.repetirDesde = undefined
    const nuevo = learn()
    void nuevo.capacidades.then(() => (proceso.padronCapacidades = nuevo))
  }
  return sabido.capacidades
}

function learn(): Sabido {
  const sabido: Sabido = {
    capacidades: askCapacidades(entorno().PADRON_API).then((answer) => {
      if (!answer) sabido.repetirDesde = Date.now() + OTRA_VEZ
      return answer ?? NINGUNA
    }),
  }
  return sabido
}

/** Asks the server at `base`, one try; undefined when nobody answered. Never rejects. */
export async function askCapacidades(base: URL): Promise<ReadonlySet<Capacidad> | undefined> {
  const direccion = new URL(base.pathname.replace(/\/$/, '') + llamada.ruta, base)
  try {
    const recibido = await enviar({
      metodo: 'GET',
      direccion,
      cabeceras: { accept: 'application/json' },
      espera: ESPERA,
    })
    if (NADIE.has(recibido.estado)) return undefined
    const result = await interpretar(llamada, recibido, '', () => undefined)
    return result.ok ? known(result.datos) : NINGUNA
  } catch (error) {
    return error instanceof SinRespuesta ? undefined : NINGUNA
  }
}

function known(datos: unknown): ReadonlySet<Capacidad> {
  const { capacidades: names } = datos as { capacidades?: readonly string[] }
  return names ? new Set(CAPACIDADES.filter((name) => names.includes(name))) : NINGUNA
}
