import { CAPACIDADES, type Capacidad } from '@/contract/llamada'
import { isPropio, pasarela } from '@/lib/api/servidor'

/** What the server can do beyond the spec: all of it, or nothing; online payment as it is configured. */
export async function capacidades(): Promise<ReadonlySet<Capacidad>> {
  if (!(await isPropio())) return new Set()
  const quien = await pasarela()
  return new Set(
    CAPACIDADES.filter(
      (one) => (one !== 'pago.enLinea' || quien) && (one !== 'pasarela.prueba' || quien === 'prueba'),
    ),
  )
}
