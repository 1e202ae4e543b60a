import { useMemo } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import type {
  ActionsColumn,
  Column,
  OwnColumn,
  TagColumn,
  ValueColumn,
} from '@/components/data-table/columns'
import type { Lista, Puesta } from '@/components/data-table/lista'
import type { Ordenable } from '@/domain/orden'

type Rest<T> = Omit<T, 'id' | 'label' | 'order' | 'title'>
type Key<Row> = Extract<keyof Row, string>

/** A column without what the list says of it; one that shows a value of the row is called after it. */
type Rules<Row, C extends string> = {
  [Id in C]:
    | Rest<OwnColumn<Row>>
    | (Id extends Key<Row> ? Rest<ValueColumn<Row>> | Rest<TagColumn<Row>> : never)
}
export type Columnas<Row, C extends string> = Readonly<Rules<Row, C>>

/** The shown columns in their order, whose heads lead to the orders that the list has. */
export function arrange<Row, C extends string>(
  lista: Lista<C>,
  columnas: Columnas<Row, C>,
  { campos, orden }: Puesta<C>,
  address: Address | undefined,
): Column<Row>[] {
  const title = [lista.fija, lista.nombra].find((id) => id && campos.includes(id)) ?? campos[0]
  return campos.map((id) => {
    const order = address && lista.orden.por.includes(id) && orderOf(lista.orden, id, orden, address)
    return {
      ...columnas[id],
      ...{ id, label: lista.columnas[id], title: id === title },
      ...(order ? { order } : {}),
    } as Column<Row>
  })
}

/** What a column's head leads to: the same column turns its order round. */
export function orderOf(
  { inicial }: Pick<Ordenable, 'inicial'>,
  id: string,
  orden: string,
  address: Address,
) {
  const now = orden === `${id} asc` ? 'ascending' : orden === `${id} desc` ? 'descending' : undefined
  const next = now === 'ascending' ? `${id} desc` : `${id} asc`
  return {
    href: hrefWith(address, { orden: next === inicial ? undefined : next, pagina: undefined }),
    now,
  } as const
}

/** `arrange` once for what it depends on, and the column of what can be done with a row as the last. */
export function useColumns<Row, C extends string>(
  lista: Lista<C>,
  columnas: Columnas<Row, C>,
  { campos, orden }: Puesta<C>,
  address: Address,
  acciones?: ActionsColumn | OwnColumn<Row>,
): readonly Column<Row>[] {
  return useMemo(() => {
    const arranged = arrange(lista, columnas, { campos, orden }, address)
    return acciones ? [...arranged, acciones] : arranged
  }, [lista, columnas, campos, orden, address, acciones])
}
