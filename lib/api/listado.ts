import 'server-only'
import { readApi } from '@/lib/api/client'
import {
  type ListaLeida,
  type NumeroDePagina,
  readListPage,
  readListWithTotals,
} from '@/lib/api/list-reading'
import type { AnyCall, Leido, LeidoDe, Resultado } from '@/lib/api/result'

interface ConTotales {
  filas: unknown[] | undefined
  cantidad: number | undefined
}

/** A row of a list's page, whose call answers rows alone or totals beside them. */
export type FilaDeListado<L> =
  LeidoDe<L> extends readonly (infer F)[]
    ? F
    : LeidoDe<L> extends { filas: readonly (infer F)[] | undefined }
      ? F
      : never
/** The totals of all rows that match; never of a call that answers rows alone. */
export type TotalesDe<L> = LeidoDe<L> extends readonly unknown[] ? never : LeidoDe<L>
export type ListaDe<L> = ListaLeida<FilaDeListado<L>> & { totales?: TotalesDe<L> | undefined }

/** How a declared list is read. */
export interface LecturaDe<L extends AnyCall> {
  traerTodos: L
  /** Gives a list with totals whole, in one read instead of page by page. */
  traerLote?: AnyCall
  /** Whether a whole list's rows come to its totals. */
  suman?: (totales: TotalesDe<L>, filas: readonly FilaDeListado<L>[]) => boolean
}

/** Reads a page of a declared list, or all of it. The list's own declaration makes its calls, so they take what it asks. */
export async function readListado<L extends AnyCall>(
  { traerTodos, traerLote, suman }: LecturaDe<L>,
  pagina: NumeroDePagina,
  entrada: object,
  porPagina: number | undefined,
): Promise<ListaDe<L>> {
  const read = (page: number) => readApi(traerTodos, { pagina: page, ...entrada } as never)
  const { ruta } = traerTodos
  const leida =
    'lista' in traerTodos
      ? readListPage(ruta, pagina, read as (page: number) => Promise<Resultado<unknown[]>>, porPagina)
      : readListWithTotals(
          ruta,
          pagina,
          read as (page: number) => Promise<Resultado<ConTotales>>,
          traerLote &&
            ((cantidad) =>
              readApi(traerLote, { cantidad, ...entrada } as never) as Promise<Resultado<Leido<unknown>[]>>),
          suman as ((totales: ConTotales, filas: readonly unknown[]) => boolean) | undefined,
          porPagina,
        )
  return (await leida) as unknown as ListaDe<L>
}
