/** The eight registration states are the registration types 1–8. */
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

/** Who left the register pays nothing any more; the other states may still owe. */
export const isGone = (estado: number): boolean => [6, 7, FALLECIDO].includes(estado)

/** States that are charged each month; the dialog for registration charges offers these alone. */
export const ESTADOS_CON_CUOTA = [1, 2, 3] as const
export type TipoConCuota = (typeof ESTADOS_CON_CUOTA)[number]

export const isTipoConCuota = (tipo: number | undefined): tipo is TipoConCuota =>
  ESTADOS_CON_CUOTA.some((one) => one === tipo)

export const TIPO_CONCEPTO = 1
export const TIPO_PLAN = 2
export const TIPO_MATRICULA = 3
export const TIPO_NOMBRES = { 1: 'Concepto', 2: 'Plan de Pagos', 3: 'Matricula' } as const
export type TipoPago = keyof typeof TIPO_NOMBRES

export const FORMAS_PAGO = {
  1: 'Efectivo',
  2: 'Colegio de Medicos',
  3: 'C.M. de Frias',
  4: 'Debito Automatico',
  5: 'APARSE',
  6: 'CO.P.A.N.',
} as const
export const EFECTIVO = 1

/** A reference row as it was read: other servers may send its name alone. */
type Nombrado = { id: number | null; nombre: string | null } | null | undefined

const idIn = (catalogo: Readonly<Record<number, string>>, row: Nombrado): number | undefined => {
  const nombre = row?.nombre?.toUpperCase()
  const named = Object.entries(catalogo).find(([, known]) => known.toUpperCase() === nombre)
  return row?.id ?? (named && Number(named[0]))
}

/** The member's state or payment form; undefined for a name that another council made up. */
export const estadoID = (tipoMatricula: Nombrado): number | undefined => idIn(ESTADOS, tipoMatricula)
export const formaPagoID = (formaPago: Nombrado): number | undefined => idIn(FORMAS_PAGO, formaPago)
