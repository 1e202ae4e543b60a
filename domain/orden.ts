/** A column and its direction: 'matricula asc'. */
export type OrdenDe<C extends string> = `${C} ${'asc' | 'desc'}`

/** What a list can be put in order by, and how it begins. */
export interface Ordenable<C extends string = string> {
  por: readonly C[]
  inicial: OrdenDe<C>
}

export const ordersOf = <C extends string>(columnas: readonly C[]): readonly OrdenDe<C>[] =>
  columnas.flatMap((columna): OrdenDe<C>[] => [`${columna} asc`, `${columna} desc`])

/** The order that an address or a file's request names; undefined for one that is not offered. */
export const findOrden = <C extends string>(
  { por }: Pick<Ordenable<C>, 'por'>,
  text: string | undefined,
): OrdenDe<C> | undefined => ordersOf(por).find((orden) => orden === text)

export function partsOf<C extends string>(orden: OrdenDe<C>): { columna: C; baja: boolean } {
  const [columna, sense] = orden.split(' ') as [C, 'asc' | 'desc']
  return { columna, baja: sense === 'desc' }
}

const listOf = <const C extends string>(por: readonly C[], inicial: OrdenDe<C>): Ordenable<C> => ({
  por,
  inicial,
})

/** By what each list can be put in order: our own server alone does, and refuses any other (decision 176). */
export const ORDENES_DE = {
  matriculados: listOf(
    ['apellidoNombre', 'dni', 'matricula', 'estado', 'deuda', 'telefono', 'email'],
    'apellidoNombre asc',
  ),
  morosos: listOf(['matricula', 'dni', 'apellidoNombre', 'mora', 'meses'], 'apellidoNombre asc'),
  cuentas: listOf(
    ['matricula', 'dni', 'apellidoNombre', 'estado', 'pendiente', 'aFavor', 'saldo'],
    'apellidoNombre asc',
  ),
  debitos: listOf(
    ['matricula', 'apellidoNombre', 'formaPago', 'cuenta', 'fechaAlta', 'estado', 'ultimo'],
    'apellidoNombre asc',
  ),
  rechazos: listOf(['matricula', 'apellidoNombre', 'debito', 'debe', 'seguidos'], 'apellidoNombre asc'),
  rondas: listOf(['debito', 'mes', 'estado', 'cantidad', 'total', 'cerrada', 'quien'], 'cerrada desc'),
  vencimientos: listOf(['plazo', 'matricula', 'apellidoNombre', 'que', 'vence'], 'plazo asc'),
  controlCobertura: listOf(['matricula', 'apellidoNombre', 'falta', 'remedio'], 'falta asc'),
  papeles: listOf(['papel', 'matriculado', 'emitido', 'firmante', 'estado', 'codigo'], 'emitido desc'),
  mensajes: listOf(['creado', 'apellidoNombre', 'medio', 'estado', 'causa'], 'creado desc'),
  recibos: listOf(['nroRecibo', 'fecha', 'apellidoNombre', 'mp', 'total', 'quien'], 'nroRecibo desc'),
  enLinea: listOf(['creado', 'matriculado', 'total', 'estado', 'quien', 'nroRecibo'], 'creado desc'),
  auditoria: listOf(['cuando'], 'cuando desc'),
} as const
export type ListaOrdenable = keyof typeof ORDENES_DE
export type ColumnaDe<L extends ListaOrdenable> = (typeof ORDENES_DE)[L]['por'][number]
