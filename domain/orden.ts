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

/** By what the members can be put in order: our own server alone does, and refuses any other (decision 176). */
export const ORDEN_MATRICULADOS = {
  por: ['apellidoNombre', 'dni', 'matricula', 'estado', 'deuda', 'telefono', 'email'],
  inicial: 'apellidoNombre asc',
} as const satisfies Ordenable
export type OrdenableDeMatriculados = (typeof ORDEN_MATRICULADOS.por)[number]
