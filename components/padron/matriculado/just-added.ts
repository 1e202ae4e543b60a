'use client'

import { useEffect } from 'react'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import type { FilaMatriculado } from '@/components/padron/matriculado/columns'
import { type ColumnaDePadron, isPropia } from '@/components/padron/matriculado/lista'
import { useKept } from '@/components/shell/use-kept'
import { COLUMNAS_PROPIAS, type ColumnaPropia } from '@/domain/padron'
import { type Kept, keptAs } from '@/lib/borrador'
import { useLectura } from '@/lib/llamada/use-lectura'

type Agregado = { fila: FilaMatriculado; en: number }

/** For how many milliseconds who was added leads the list. */
const DURA = 15 * 60_000

/** The member added last in this tab, while that is news. */
export const RECIEN_AGREGADO: Kept<Agregado> = {
  ...keptAs<Agregado>('recien-agregado.1'),
  read: (datos) => {
    const kept = datos as Agregado
    return Date.now() - kept.en < DURA ? kept : undefined
  },
}

/** The rows with who was just added on top of them, where nothing else was asked for, and his mark. */
export function useJustAdded(
  content: TableContent<FilaMatriculado>,
  address: Address,
  campos: readonly ColumnaDePadron[],
) {
  const [kept] = useKept(RECIEN_AGREGADO)
  const asked = Object.values(address.params).some(Boolean)
  const fila = asked || content.state !== 'rows' ? undefined : kept?.fila
  const present = usePresent(fila, campos.filter(isPropia))
  if (!fila || content.state !== 'rows') return { content, mark: undefined }
  const others = content.rows.filter(({ id }) => id !== fila.id)
  return {
    content: { ...content, rows: [{ ...fila, ...present }, ...others] },
    mark: ({ id }: FilaMatriculado) => (id === fila.id ? 'nueva' : undefined),
  }
}

/** How he stands now, once that is read: his inscription may be charged and a slip mended in these minutes. */
function usePresent(
  fila: FilaMatriculado | undefined,
  columnas: readonly ColumnaPropia[],
): FilaMatriculado | undefined {
  const { estado, leer } = useLectura('/matriculado/traerTodos')
  const matricula = fila?.matricula
  const shown = columnas.join(' ')
  useEffect(() => {
    if (typeof matricula !== 'number') return
    const campos = COLUMNAS_PROPIAS.filter((id) => shown.split(' ').includes(id))
    void leer({ matricula: String(matricula), ...(campos.length > 0 && { campos }) })
  }, [leer, matricula, shown])
  return estado.fase === 'lista' ? estado.datos.find(({ id }) => id === fila?.id) : undefined
}
