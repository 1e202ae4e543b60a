/** The eight registration states, which are registration types 1–8 (S2 4, D8). */
export const ESTADOS = {
  1: 'ACTIVO',
  2: 'RESIDENTE',
  3: 'PASIVO',
  4: 'INHABILITADO',
  5: 'SUSPENDIDO',
  6: 'DADO DE BAJA',
  7: 'ANULADA',
  8: 'FALLECIDO',
} as const

export const FALLECIDO = 8

/** States that are charged each month (D9) and the only ones the generate-registration dialog offers (S2 4). */
export const ESTADOS_CON_CUOTA = [1, 2, 3] as const
export type TipoConCuota = (typeof ESTADOS_CON_CUOTA)[number]

/** Whether a registration type is one of those charged by month, which alone have prices. */
export const isTipoConCuota = (tipo: number | undefined): tipo is TipoConCuota =>
  ESTADOS_CON_CUOTA.some((one) => one === tipo)

/** Kinds of charge by tipoPagoID / tipoCon (S2 3). */
export const TIPO_CONCEPTO = 1
export const TIPO_PLAN = 2
export const TIPO_MATRICULA = 3
export const TIPO_NOMBRES = { 1: 'Concepto', 2: 'Plan de Pagos', 3: 'Matricula' } as const
export type TipoPago = keyof typeof TIPO_NOMBRES

/** Payment forms 1–6 (S2 3). */
export const FORMAS_PAGO = {
  1: 'Efectivo',
  2: 'Colegio de Medicos',
  3: 'C.M. de Frias',
  4: 'Debito Automatico',
  5: 'APARSE',
  6: 'CO.P.A.N.',
} as const
/** How a new member pays (S2 9); every other form is a debit (S2 4). */
export const EFECTIVO = 1

/** A reference row as read: other servers may send its name alone. */
type Nombrado = { id: number | null; nombre: string | null } | null | undefined

const idIn = (catalogo: Readonly<Record<number, string>>, row: Nombrado): number | undefined => {
  const nombre = row?.nombre?.toUpperCase()
  const named = Object.entries(catalogo).find(([, known]) => known.toUpperCase() === nombre)
  return row?.id ?? (named && Number(named[0]))
}

/** Which of the eight states a member is in, which payment form he has; undefined for a name of another council. */
export const estadoID = (tipoMatricula: Nombrado): number | undefined => idIn(ESTADOS, tipoMatricula)
export const formaPagoID = (formaPago: Nombrado): number | undefined => idIn(FORMAS_PAGO, formaPago)
