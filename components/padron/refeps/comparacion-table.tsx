'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { BADGES_DE_LISTA } from '@/components/padron/fallecidos/words'
import { BADGES_DE_COMPARACION } from '@/components/padron/refeps/words'
import type { Origen } from '@/domain/refeps/origen'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Fila = LeidoEn<'/refeps/traerTodas' | '/fallecidos/traerTodas'>[number]
type Props = PagedList<Fila> & { origen: Origen; address: Address }

/** What was loaded of one kind, the newest first. */
export const ComparacionTable = ({ origen, content, address, pagination }: Props) => (
  <DataTable
    label={origen === 'refeps' ? 'Comparaciones' : 'Listas'}
    columns={COLUMNAS[origen]}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{ text: VACIO[origen] }}
    address={address}
    pagination={pagination}
  />
)

const VACIO: Readonly<Record<Origen, string>> = {
  refeps:
    'Todavía no se comparó ningún extracto: elija arriba el archivo que bajó de SISA. Primero se ve lo peligroso: quien está activo allá y aquí no está habilitado.',
  fallecidos:
    'Todavía no se leyó ninguna lista: elija arriba la que le dieron. Puede ser de toda la provincia: se ve quiénes son de este Consejo.',
}

const columnsOf = (
  [extracto, href, filas]: readonly [string, string, string],
  badges: typeof BADGES_DE_LISTA,
): readonly Column<Fila>[] => [
  { id: 'nombre', label: extracto, kind: 'text', title: true, href },
  { id: 'dia', label: 'Padrón del', kind: 'date' },
  { id: 'usuario', label: 'Quién', kind: 'text' },
  { id: 'estado', label: 'Estado', kind: 'badge', badges },
  { id: 'filas', label: 'Filas', kind: 'number', blank: true },
  { id: 'diferencias', label: filas, kind: 'number' },
  { id: 'pendientes', label: 'Por resolver', kind: 'number' },
]
const COLUMNAS: Readonly<Record<Origen, readonly Column<Fila>[]>> = {
  refeps: columnsOf(['Extracto', '/controlRefeps/{id}', 'Diferencias'], BADGES_DE_COMPARACION),
  fallecidos: columnsOf(['Lista', '/controlFallecidos/{id}', 'De este Consejo'], BADGES_DE_LISTA),
}
