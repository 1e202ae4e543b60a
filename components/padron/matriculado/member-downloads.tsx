'use client'

import { useMemo } from 'react'
import { TableDownloads } from '@/components/descarga/table-downloads'
import type { Puesta } from '@/components/data-table/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { type ColumnaDePadron, isPropia, PLANILLA_PADRON } from '@/components/padron/matriculado/lista'
import { ORDENES_DE } from '@/domain/orden'

type Props = {
  filtros: Readonly<Record<string, string | undefined>>
  puesta: Puesta<ColumnaDePadron>
  disabled: boolean
}

export function MemberDownloads({ filtros, puesta, disabled }: Props) {
  const tabla = useMemo(() => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(filtros)) if (value) query.set(name, value)
    const campos = puesta.campos.filter(isPropia)
    if (campos.length > 0) query.set('campos', JSON.stringify(campos))
    if (puesta.orden !== ORDENES_DE.matriculados.inicial) query.set('orden', puesta.orden)
    return {
      de: `/api/descargas/matriculados?${query}`,
      titulo: 'Matriculados',
      columnas: sheetOf(PLANILLA_PADRON, puesta),
    }
  }, [filtros, puesta])
  return <TableDownloads tabla={tabla} que="la lista de matriculados" disabled={disabled} />
}
