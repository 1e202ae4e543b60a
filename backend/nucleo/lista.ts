import { type Ventana, ventanaOf } from '@/backend/db/window'
import { POR_PAGINA } from '@/backend/nucleo/manejador'
import { type Claves, puestoOf } from '@/backend/nucleo/orden'
import type { Ordenable, OrdenDe } from '@/domain/orden'

/** Adds a parameter of a query and answers its place in it. */
export type Add = (value: unknown) => string

export function parameters(...first: readonly unknown[]): { params: unknown[]; add: Add } {
  const params: unknown[] = [...first]
  return { params, add: (value) => `$${params.push(value)}` }
}

/** SQL conditions by the filter that asks for them; each is told what is asked, and of the others what it needs. */
export type Donde<F> = {
  readonly [K in keyof F]-?: (valor: NonNullable<F[K]>, add: Add, filtros: F) => readonly string[]
}

/** The conditions of those filters that ask for something. */
export const conditionsOf = <F extends object>(donde: Donde<F>, filtros: F, add: Add): string[] =>
  (Object.keys(donde) as (keyof F)[]).flatMap((clave) => {
    const valor = filtros[clave]
    return valor === undefined || valor === null ? [] : donde[clave](valor, add, filtros)
  })

interface Orden<C extends string> {
  /** Says in which order the list begins, and how many rows a page has. */
  listado: { declaracion: { orden: Ordenable<C>; porPagina?: number } }
  claves: Claves<NoInfer<C>>
  /** SQL of the row's id, which parts what is equal. */
  id: string
}
interface EntradaDeLista<C extends string> {
  orden?: OrdenDe<C> | undefined
  pagina?: number | undefined
  cantidad?: number | undefined
  lugar?: string | undefined
  /** Of how many rows a page is, which is then read from their nearer end. */
  total?: number | undefined
  /** Where the page lies, for who counts it from elsewhere. */
  ventana?: Ventana | undefined
}

/** The rows of a list that are asked for: a page of it, or a lot that goes on where another ended. */
export interface Tramo {
  /** The order of the list's beginning, for which a query may have an index. */
  inicial: boolean
  /** Conditions, of which a page has none. */
  despues: readonly string[]
  /** After ORDER BY. */
  orden: string
  /** SQL after the columns: where each row of a lot stands, as `lugar`; of a page ''. */
  lugar: string
  limite: string
  /** The order of rows that `numbered` has numbered. */
  puesto: 'puesto' | 'puesto DESC'
}

/** A page by its number, or up to `cantidad` rows after `lugar`. Throws `Rechazo` for a place that no row tells. */
export function tramoOf<C extends string>(
  { listado, claves, id }: Orden<C>,
  { orden: pedido, pagina = 1, cantidad, lugar, total = Infinity, ventana }: EntradaDeLista<NoInfer<C>>,
  add: Add,
): Tramo {
  const { orden: ordenes, porPagina = POR_PAGINA } = listado.declaracion
  const orden = pedido ?? ordenes.inicial
  const puesto = puestoOf(claves, orden, id)
  const comun = { inicial: orden === ordenes.inicial, orden: puesto.orden }
  if (cantidad === undefined) {
    const { offset, limit, backwards } = ventana ?? ventanaOf((pagina - 1) * porPagina, porPagina, total)
    return {
      ...comun,
      ...(backwards && { orden: puesto.alReves }),
      despues: [],
      lugar: '',
      limite: `LIMIT ${limit} OFFSET ${add(offset)}`,
      puesto: backwards ? 'puesto DESC' : 'puesto',
    }
  }
  return {
    ...comun,
    puesto: 'puesto',
    despues: lugar === undefined ? [] : [puesto.despuesDe(lugar, add)],
    lugar: `, (${puesto.lugar})::text AS lugar`,
    limite: `LIMIT ${add(cantidad)}`,
  }
}
