/** The years that the specification's balances offer, and the one it begins with. */
export const ANIO_MINIMO = 2015
export const ANIO_MAXIMO = 2070
export const ANIO_DEL_BALANCE = 2020

/** How many months before today's the donut of payments begins. */
export const MESES_ATRAS = 7

/** What became of a month that was charged, each with its name on the chart. */
export const SITUACION = {
  pagos: 'Pagos',
  impagos: 'Impagos',
  enParte: 'Pagados en parte',
  enPlan: 'En plan de pagos',
} as const
export type Situacion = keyof typeof SITUACION
export const SITUACIONES = Object.keys(SITUACION) as Situacion[]

/** Whose birthday it is: of today, or of the seven days that begin with it. */
export const LAPSO_DE_CUMPLES = { hoy: 'Hoy', semana: 'Semana' } as const
export type LapsoDeCumples = keyof typeof LAPSO_DE_CUMPLES
export const LAPSOS_DE_CUMPLES = Object.keys(LAPSO_DE_CUMPLES) as LapsoDeCumples[]

/** Account types of the debit report. */
export const TIPOS_DE_DEBITO = { 1: 'Cuenta Corriente', 2: 'Caja de Ahorro' } as const
export type TipoDeDebito = keyof typeof TIPOS_DE_DEBITO

/** A practice's certificate is valid so many years from the date obtained (decision 169). */
export const ANIOS_DE_PRACTICA = 2
