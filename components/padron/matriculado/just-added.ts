'use client'

import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import type { FilaMatriculado } from '@/components/padron/matriculado/columns'
import { useKept } from '@/components/shell/use-kept'
import { type Kept, keptAs } from '@/lib/borrador'

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
export function useJustAdded(content: TableContent<FilaMatriculado>, address: Address) {
  const [kept] = useKept(RECIEN_AGREGADO)
  const fila = kept?.fila
  const asked = Object.values(address.params).some(Boolean)
  if (!fila || asked || content.state !== 'rows') return { content, mark: undefined }
  const found = content.rows.find(({ id }) => id === fila.id)
  const others = content.rows.filter(({ id }) => id !== fila.id)
  return {
    content: { ...content, rows: [{ ...fila, ...found }, ...others] },
    mark: ({ id }: FilaMatriculado) => (id === fila.id ? 'nueva' : undefined),
  }
}
