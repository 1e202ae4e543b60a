/** What a doctor sees of a paper that he asked for. Whether it is paid is told by its charge. */
export const SITUACIONES_DE_PEDIDO = {
  porPagar: 'Falta pagarlo',
  enTramite: 'Pago en trámite',
  seEmite: 'Se está emitiendo',
  enEspera: 'Espera al Consejo',
  emitido: 'Emitido',
  rechazado: 'Rechazado',
  retirado: 'Retirado',
} as const
export type SituacionDePedido = keyof typeof SITUACIONES_DE_PEDIDO
export const SITUACIONES = Object.keys(SITUACIONES_DE_PEDIDO) as SituacionDePedido[]

/** As long as a line of a certificate bears. */
export const MAX_TEXTO_PEDIDO = 200
export const MAX_MESES = 120
