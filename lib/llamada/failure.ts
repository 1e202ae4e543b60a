import type { Falla } from '@/lib/api/result'

/** A refusal that did not come by the proxy, for forms that want a result. */
export const failure = (mensaje: string, errores: Falla['errores']): Falla => ({
  ok: false,
  tipo: 'rechazo',
  mensaje,
  pedidoID: '',
  errores,
})
