'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { stateOf } from '@/components/mudanza/importar/words'
import { Badge } from '@/components/ui/badge'
import { destinoDe } from '@/domain/importar/destinos'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type FilaImportacion = LeidoEn<'/importacion/traerTodas'>[number]

export const ImportTable = ({
  content,
  address,
  pagination,
}: PagedList<FilaImportacion> & { address: Address }) => (
  <DataTable
    label="Importaciones"
    columns={COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ id }) => String(id)}
    empty={{
      text: 'Todavía no se importó ningún archivo: elija arriba qué trae y el archivo. Antes de escribir nada se ve qué va a pasar, y después se puede deshacer.',
    }}
    address={address}
    pagination={pagination}
  />
)

const COLUMNAS: readonly Column<FilaImportacion>[] = [
  { id: 'nombre', label: 'Archivo', kind: 'text', title: true, href: '/importar/{id}' },
  {
    id: 'destino',
    label: 'Trae',
    kind: 'own',
    cell: ({ destino }) => destino && destinoDe(destino).nombre,
  },
  { id: 'creada', label: 'Subido', kind: 'instant', width: '11rem' },
  { id: 'usuario', label: 'Quién', kind: 'text' },
  { id: 'estado', label: 'Estado', kind: 'own', width: '13rem', cell: (fila) => <Estado fila={fila} /> },
  { id: 'cuentas', label: 'Filas', kind: 'own', cell: tellCounts, blank: true },
]

function Estado({ fila: { estado, deshechaPor, motivo, vivos, cuentas } }: { fila: FilaImportacion }) {
  if (!estado) return null
  const { label, color } = stateOf({ estado, vivos, cuentas })
  return (
    <>
      <Badge color={color}>{label}</Badge>
      {motivo && (
        <span className="cell-note wrap-anywhere">
          {deshechaPor}: {motivo}
        </span>
      )}
    </>
  )
}

/** '412 nuevas, 31 cambian, 5 rehusadas'. */
function tellCounts({ cuentas }: FilaImportacion): string | null {
  if (!cuentas) return null
  const { nuevas, cambian, iguales, rehusadas } = cuentas
  const told = [
    nuevas > 0 && `${formatCount(nuevas)} ${nuevas === 1 ? 'nueva' : 'nuevas'}`,
    cambian > 0 && `${formatCount(cambian)} ${cambian === 1 ? 'cambia' : 'cambian'}`,
    iguales > 0 && `${formatCount(iguales)} ${iguales === 1 ? 'igual' : 'iguales'}`,
    rehusadas > 0 && `${formatCount(rehusadas)} ${rehusadas === 1 ? 'rehusada' : 'rehusadas'}`,
  ]
  return told.filter(Boolean).join(', ') || 'ninguna'
}
