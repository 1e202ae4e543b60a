/** The lists of a round's rehearsal; the last three compare it with the round before. */
export const ENSAYOS = ['van', 'afuera', 'entran', 'salen', 'cambian'] as const
export type Ensayo = (typeof ENSAYOS)[number]

/** Why somebody in debit stays out of a round; the first that holds is told. */
export const MOTIVOS_AFUERA = [
  'sinDatos',
  'estado',
  'autorizacion',
  'otroBanco',
  'enRonda',
  'enLinea',
  'nadaQueCobrar',
  'planSinVencer',
  'saldo',
] as const

export const ESTADOS_DE_RONDA = ['cerrada', 'enviada', 'rendida', 'deshecha'] as const
export type EstadoDeRonda = (typeof ESTADOS_DE_RONDA)[number]

/** The class of an entity's only file. */
export const PLANILLA = 'planilla'
