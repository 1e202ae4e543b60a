import type { Capacidad } from '@/contract/llamada'

/** The call is the spec's: a server that announces nothing has it; ours says whether a provider is configured (D3). */
export const paysOnline = (puede: ReadonlySet<Capacidad>): boolean =>
  puede.size === 0 || puede.has('pago.enLinea')
