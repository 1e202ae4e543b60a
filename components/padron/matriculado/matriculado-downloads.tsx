'use client'

import { useMemo } from 'react'
import { TableDownloads } from '@/components/descarga/table-downloads'
import type { Lista, Puesta } from '@/components/data-table/lista'
import { sheetOf } from '@/components/descarga/planilla'
import {
  type ColumnaDePadron,
  DE_CONTACTO,
  isPropia,
  PLANILLA_PADRON,
} from '@/components/padron/matriculado/lista'
import { ORDEN_MATRICULADOS } from '@/domain/orden'

type Props = {
  filtros: Readonly<Record<string, string | undefined>>
  puesta: Puesta<ColumnaDePadron>
  /** Of what somebody may see, the columns of contact are in an Excel even where the list does not show them. */
  lista: Pick<Lista<ColumnaDePadron>, 'columnas'>
  disabled: boolean
}

export function MatriculadoDownloads({ filtros, lista, puesta, disabled }: Props) {
  const tabla = useMemo(() => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(filtros)) if (value) query.set(name, value)
    const shown = puesta.campos.filter(isPropia)
    const besides = DE_CONTACTO.filter((id) => id in lista.columnas && !shown.includes(id))
    const campos = [...shown, ...besides]
    if (campos.length > 0) query.set('campos', JSON.stringify(campos))
    if (puesta.orden !== ORDEN_MATRICULADOS.inicial) query.set('orden', puesta.orden)
    return {
      de: `/api/descargas/matriculados?${query}`,
      titulo: 'Matriculados',
      columnas: [
        ...sheetOf(PLANILLA_PADRON, puesta),
        ...sheetOf(PLANILLA_PADRON, { campos: besides }).map(
          (columna) => ({ ...columna, soloExcel: true }) as const,
        ),
      ],
    }
  }, [filtros, lista, puesta])
  return <TableDownloads tabla={tabla} que="la lista de matriculados" disabled={disabled} />
}
