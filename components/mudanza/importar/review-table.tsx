'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { COLORES_DE_SUERTE, SUERTE_DE_UNA } from '@/components/mudanza/importar/words'
import { Changes } from '@/components/padron/ficha/changes'
import { Badge } from '@/components/ui/badge'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Renglon = Omit<LeidoEn<'/importacion/traerRenglones'>[number], 'celdas'>
type Props = PagedList<Renglon> & { address: Address; variasHojas: boolean }

/** A row of the file, what it says, what would become of it and why. */
export const ReviewTable = ({ content, address, pagination, variasHojas }: Props) => (
  <DataTable
    label="Filas revisadas"
    columns={variasHojas ? CON_HOJA : COLUMNAS}
    content={useGrowing(content)}
    rowKey={({ hoja, fila }) => `${hoja} ${fila}`}
    empty={{ text: 'El archivo no tiene ninguna fila', filtered: 'Ninguna fila es de esas' }}
    filters={['que', 'aviso', 'codigo']}
    address={address}
    pagination={pagination}
  />
)

const COLUMNAS: readonly Column<Renglon>[] = [
  { id: 'fila', label: 'Fila', kind: 'number', width: '4.5rem', align: 'start' },
  {
    id: 'que',
    label: 'Resultado',
    kind: 'own',
    width: '7rem',
    cell: ({ que }) => que && <Badge color={COLORES_DE_SUERTE[que]}>{SUERTE_DE_UNA[que]}</Badge>,
  },
  { id: 'dice', label: 'Dice', kind: 'text', title: true },
  { id: 'hallazgos', label: 'Por qué', kind: 'own', blank: true, cell: (fila) => <Why {...fila} /> },
]

const CON_HOJA: readonly Column<Renglon>[] = [
  { id: 'hoja', label: 'Hoja', kind: 'text', width: '9rem' },
  ...COLUMNAS,
]

function Why({ hallazgos = [], cambios = [] }: Pick<Renglon, 'hallazgos' | 'cambios'>) {
  if (hallazgos.length === 0 && cambios.length === 0) return null
  return (
    <div className="grid gap-1 py-0.5">
      {hallazgos.length > 0 && (
        <ul>
          {hallazgos.map(({ columna, campo, codigo, texto }, index) => (
            <li key={`${codigo} ${index}`} className="wrap-anywhere">
              {(columna || campo) && (
                <span className="text-muted-foreground">
                  {[columna, campo].filter(Boolean).join(' · ')}:{' '}
                </span>
              )}
              {texto}
            </li>
          ))}
        </ul>
      )}
      {cambios.length > 0 && <Changes cambios={cambios} />}
    </div>
  )
}
