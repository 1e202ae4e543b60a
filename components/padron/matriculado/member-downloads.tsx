'use client'

import { useMemo } from 'react'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { DATOS } from '@/components/padron/matriculado/columns'

type Props = {
  filtros: Readonly<Record<string, string | undefined>>
  disabled: boolean
}

export function MemberDownloads({ filtros, disabled }: Props) {
  const tabla = useMemo(() => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(filtros)) if (value) query.set(name, value)
    return {
      de: `/api/descargas/matriculados?${query}`,
      titulo: 'Matriculados',
      columnas: DATOS.map(({ id, label, kind }) => ({
        id,
        titulo: label,
        tipo: kind === 'number' ? ('entero' as const) : ('texto' as const),
      })),
    }
  }, [filtros])
  return <TableDownloads tabla={tabla} que="la lista de matriculados" disabled={disabled} />
}
