import type { Permiso } from '@/domain/roles'

/**
 * What the first screen tells a person to see to, in its order, with the permission of the screen that it leads to. What
 * there is none of is not told.
 */
export const PENDIENTES = {
  /** What the server is watched for (VIGILADOS), before all else. */
  ...{ respaldo: 'ajustes.administrar', verificacion: 'ajustes.administrar' },
  ...{ verificacionVieja: 'ajustes.administrar', correoParado: 'ajustes.administrar' },
  ...{ disco: 'ajustes.administrar', replica: 'ajustes.administrar' },
  /** What an update changed in the council's rules. */
  reglasNuevas: 'ajustes.administrar',
  /** The bridges and local holidays of next year, in December. */
  feriados: 'ajustes.administrar',
  caja: 'caja.ver',
  /** Automatic debits of the month that nobody closed, and their day comes. */
  debitosSinCerrar: 'debitos.rondas',
  rondasSinEnviar: 'debitos.rondas',
  enRevision: 'pagos.ver',
  cobrosPorResolver: 'debitos.rondas',
  reversasPorResolver: 'debitos.rondas',
  rondas: 'debitos.rondas',
  rechazosSinAvisar: 'debitos.rondas',
  /** What the banks' last answers brought. */
  debitosAplicados: 'debitos.rondas',
  mensajesFallados: 'mensajes.enviar',
  mensajesDudosos: 'mensajes.enviar',
  mensajesEnEspera: 'mensajes.enviar',
  cuotas: 'cuotas.correr',
  cierre: 'cierre.mover',
  sinCobertura: 'seguros.editar',
  /** Changes of state that could not be done on their day. */
  cambiosSinAplicar: 'padron.editar',
  papelesPedidos: 'credenciales.editar',
  solicitudes: 'solicitudes.resolver',
  /** Nearly over: the term to answer, or the one for the originals. */
  solicitudesPorVencer: 'solicitudes.resolver',
  propuestas: 'padron.editar',
  /** Deaths of a list that nobody decided of. */
  fallecidosPorAsentar: 'refeps.comparar',
  /** Nobody compared the register with REFEPS for long, where somebody ever did. */
  refepsViejo: 'refeps.comparar',
  porVencer: 'vencimientos.ver',
  cumples: 'estadisticas.ver',
} as const satisfies Record<string, Permiso>

export type ClaseDePendiente = keyof typeof PENDIENTES
export const CLASES_DE_PENDIENTE = Object.keys(PENDIENTES) as ClaseDePendiente[]

/** So many days an update's change of rules is told, unless somebody sets them before. */
export const DIAS_DE_NOVEDAD = 30

/** So many days ahead an expiry is told on the first screen. */
export const DIAS_EN_INICIO = 30

/** So many days what a debit brought is told. */
export const DIAS_DE_APLICADO = 7

/** So many days before its day a month's debit is told that is not closed. */
export const DIAS_ANTES_DEL_DEBITO = 10
