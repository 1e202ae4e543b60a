'use client'

import { Suspense, useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import { useColumns } from '@/components/data-table/arrange'
import { ColumnSets } from '@/components/data-table/column-sets'
import { DataTable } from '@/components/data-table/data-table'
import { FilterForm } from '@/components/data-table/filter-form'
import { besidesOf, type Lista } from '@/components/data-table/lista'
import { SavedViews } from '@/components/data-table/saved-views'
import { SeveralField } from '@/components/data-table/several-field'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { columnasDe, type FilaListado } from '@/components/padron/listado/columns'
import { FILTROS, filtersWith, type Opciones, type ListadoPedido } from '@/components/padron/listado/filters'
import { ReportButton } from '@/components/padron/listado/report-button'
import type { Picking } from '@/components/padron/matriculado/pick-table'
import type { Elegidos } from '@/components/seleccion/use-chosen'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { ListChecks } from '@/components/ui/icons'
import type { Columna } from '@/domain/listado'
import type { Actos } from '@/domain/seleccion'
import { porPedido } from '@/components/ui/por-pedido'
import { keptAs } from '@/lib/borrador'
import { rutas } from '@/lib/routes'
import type { Emisor } from '@/lib/tesoreria/emisor'

const ELEGIDOS = keptAs<Elegidos>('listado.elegidos.1')

const PickTable = porPedido(() =>
  import('@/components/padron/matriculado/pick-table').then((module) => module.PickTable),
)

type Props = {
  /** Absent where a filter cannot be read. */
  lista: PagedList<FilaListado> | undefined
  address: Address
  opciones: Opciones
  pedido: ListadoPedido
  verFicha: boolean
  /** What the list offers to choose of its look. */
  ofrecida: Lista<Columna, Columna>
  /** Its filters are kept by a name. */
  guarda: boolean
  /** What may be done with those chosen; absent where nothing may. */
  actos: Actos | undefined
  emisor: Emisor | undefined
}

/** The listing report: who is in it by filters, with the columns that somebody chose (decision 171). */
export function ListadoScreen({ lista, address, opciones, pedido, verFicha, ...props }: Props) {
  const [picking, setPicking] = useState(false)
  const filters = useMemo(() => filtersWith(opciones), [opciones])
  const { actos, emisor, ofrecida } = props
  return (
    <>
      <PageHeader
        title="Listado de Usuarios"
        subtitle="El padrón con los filtros y las columnas que elija"
        back={rutas.inicio()}
        actions={
          <>
            {actos && !picking && (
              <Button variant="outline" onClick={() => setPicking(true)} disabled={!lista?.pagination.total}>
                <ListChecks aria-hidden />
                Elegir
              </Button>
            )}
            <ReportButton pedido={pedido} disabled={!lista?.pagination.total} />
            {props.guarda && (
              <SavedViews lista="listaDeUsuarios" address={address} besides={besidesOf(pedido)} />
            )}
          </>
        }
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={filters}
          address={address}
          values={address.params}
          several={SeveralField}
        />
      </div>
      <ColumnSets lista={ofrecida} address={address} puesta={pedido} />
      {lista ? (
        <Rows
          {...lista}
          {...{ address, pedido, verFicha, ofrecida }}
          picking={actos && picking ? { actos, emisor, leave: () => setPicking(false) } : undefined}
        />
      ) : (
        <UnreadableFilter clearHref={address.path} />
      )}
    </>
  )
}

const MUCHAS = 7

type RowsProps = PagedList<FilaListado> &
  Pick<Props, 'address' | 'pedido' | 'verFicha' | 'ofrecida'> & { picking: Picking | undefined }

function Rows({ content, pagination, address, pedido, verFicha, ofrecida, picking }: RowsProps) {
  const columnas = useMemo(() => columnasDe(verFicha), [verFicha])
  const columns = useColumns(ofrecida, columnas, pedido, address)
  const growing = useGrowing(content)
  const table = {
    ...{ label: 'Listado de Usuarios', columns, rowKey, address, pagination },
    wide: columns.length > MUCHAS || ('page' as const),
    empty: { text: 'No hay matriculados de estos tipos', filtered: 'Nadie con estos filtros' },
    filters: FILTROS,
  }
  const plain = <DataTable {...table} content={growing} />
  if (!picking) return plain
  return (
    <Suspense fallback={plain}>
      <PickTable.Late {...table} {...picking} content={content} kept={ELEGIDOS} />
    </Suspense>
  )
}

const rowKey = ({ id, matricula, dni }: FilaListado) => `${id ?? ''}-${matricula ?? ''}-${dni ?? ''}`
