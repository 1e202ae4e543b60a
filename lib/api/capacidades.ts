import { CAPACIDADES, type Capacidad } from '@/contract/llamada'
import { capacidades as llamada } from '@/contract/sistema'
import { enviar } from '@/lib/api/conexion'
import { interpretar } from '@/lib/api/sobre'
import { entorno } from '@/lib/entorno'

const ESPERA = 2_000
const NINGUNA: ReadonlySet<Capacidad> = new Set()

// Pages, handlers and the gate are separate bundles of one process; the question is asked once for all of them.
const proceso = globalThis as typeof globalThis & { padronCapacidades?: Promise<ReadonlySet<Capacidad>> }

/** What the API can do beyond the spec: asked once per start, without token, one try; any other answer means nothing (D3). */
export function capacidades(): Promise<ReadonlySet<Capacidad>> {
  proceso.padronCapacidades ??= askCapacidades(entorno().PADRON_API)
  return proceso.padronCapacidades
}

/** Asks the server at `base`. Never rejects. */
export async function askCapacidades(base: URL): Promise<ReadonlySet<Capacidad>> {
  const direccion = new URL(base.pathname.replace(/\/$/, '') + llamada.ruta, base)
  try {
    const recibido = await enviar({
      metodo: 'GET',
      direccion,
      cabeceras: { accept: 'application/json' },
      espera: ESPERA,
    })
    const result = await interpretar(llamada, recibido, '', () => undefined)
    return result.ok ? known(result.datos) : NINGUNA
  } catch {
    return NINGUNA
  }
}

function known(datos: unknown): ReadonlySet<Capacidad> {
  const { capacidades: names } = datos as { capacidades?: readonly string[] }
  return names ? new Set(CAPACIDADES.filter((name) => names.includes(name))) : NINGUNA
}
