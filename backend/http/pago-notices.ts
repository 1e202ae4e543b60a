import type { Hono } from 'hono'
import { readBody } from '@/backend/http/input'
import type { Env } from '@/backend/http/env'
import { describeError } from '@/backend/nucleo/log'
import { RechazoHttp } from '@/backend/nucleo/rechazo'
import { type Aviso, attendDue, isAuthentic, keepAviso } from '@/backend/tesoreria/en-linea/avisos'
import type { Seguimiento } from '@/backend/tesoreria/en-linea/consultar'

const MAX_BYTES = 65_536
const KEPT = ['x-signature', 'x-request-id', 'content-type', 'user-agent']
const textOf = (value: string): string => value.replaceAll('\u0000', '')

/**
 * Takes notices as the web passes them on. A signed one is kept and answered at once; then the provider is asked, and
 * only its answer moves money (decision 51).
 */
export function addAvisos(app: Hono<Env>, seguimiento: Seguimiento | null): void {
  app.post('/mercado_pago/aviso', async (c) => {
    if (!seguimiento) throw new RechazoHttp(404, 'Llamada desconocida')
    const bytes = await readBody(c.req.raw)
    if (bytes.byteLength > MAX_BYTES) throw new RechazoHttp(413, 'El aviso es demasiado grande')
    const aviso: Aviso = {
      consulta: textOf(new URL(c.req.url).search.slice(0, 2000)),
      cabeceras: Object.fromEntries(
        KEPT.map((name) => [name, textOf(c.req.header(name)?.slice(0, 500) ?? '')]),
      ),
      cuerpo: textOf(new TextDecoder().decode(bytes)),
    }
    if (!isAuthentic(seguimiento.pasarela, aviso)) {
      seguimiento.bitacora({
        nivel: 'error',
        pedido: c.get('llegada').pedidoID,
        que: 'aviso sin firma válida',
      })
      throw new RechazoHttp(403, 'Firma inválida')
    }
    await keepAviso(seguimiento.db, aviso)
    void attendDue(seguimiento).catch((error: unknown) =>
      seguimiento.bitacora({ nivel: 'error', pedido: '', que: 'aviso de pago', ...describeError(error) }),
    )
    return c.json({ ok: true })
  })
}
