import type { Puesta } from '@/components/data-table/lista'
import type { Tabla } from '@/components/descarga/pedido'
import { escrito } from '@/lib/ortografia/escrito'

/** A column of a file; `de` is the list's column that it belongs to, where that has another id. */
export type ColumnaDePlanilla<C extends string> = Tabla['columnas'][number] & { de?: C }

/** The file's columns of those that are shown, in their order. */
export const sheetOf = <C extends string>(
  planilla: readonly ColumnaDePlanilla<C>[],
  { campos }: Pick<Puesta<C>, 'campos'>,
): Tabla['columnas'] =>
  campos.flatMap((campo) =>
    planilla
      .filter(({ id, de = id }) => de === campo)
      .map(({ de: _, ...columna }) => ({ ...columna, titulo: escrito(columna.titulo) })),
  )
