'use client'

import { RecipientTable } from '@/components/avisos/envio/recipient-table'
import type { Elegidos } from '@/components/seleccion/use-chosen'
import { ListActs } from '@/components/avisos/seleccion/list-acts'
import { useColumns } from '@/components/data-table/arrange'
import type { ActionsColumn } from '@/components/data-table/columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf } from '@/components/listado/list-table'
import { porPedido } from '@/components/ui/por-pedido'
import type { FiltrosDe } from '@/contract/listas/declaracion'
import { morosos } from '@/contract/listas/morosos'
import { type Centavos, CERO } from '@/domain/dinero'
import type { Actos } from '@/domain/seleccion'
import { keptAs } from '@/lib/borrador'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { Emisor } from '@/lib/tesoreria/emisor'

const SendDialog = porPedido(() =>
  import('@/components/avisos/moroso/send-dialog').then((module) => module.SendDialog),
)

type Fila = NonNullable<LeidoEn<'/moroso/traerTodos'>['filas']>[number]
type Props = PagedList<Fila> &
  TablaDe<typeof morosos.declaracion> & {
    filtros: FiltrosDe<typeof morosos.declaracion>
    mora: Centavos
    /** This person may write to them. */
    escribe: boolean
    actos: Actos | undefined
    emisor: Emisor | undefined
  }

const COLUMNAS = columnsOf<Fila, typeof morosos.declaracion>(morosos, {})

const ACCIONES: ActionsColumn = {
  id: 'acciones',
  label: 'Accion',
  kind: 'actions',
  width: '8rem',
  actions: [{ label: 'Ver cuenta', href: '/fichaMatriculado/{id}/cuentaCorriente' }],
}

const ELEGIDOS = keptAs<Elegidos>('morosos.elegidos.2')

const markOf = ({ id, mora }: Fila) => (id === undefined ? undefined : ([id, mora ?? CERO] as const))

export function MorosoTable({ filtros, mora, escribe, actos, emisor, puesta, ...props }: Props) {
  const columns = useColumns(morosos.lista, COLUMNAS, puesta, props.address, ACCIONES)
  const filtro = JSON.stringify({ ...filtros, importeDesde: String(filtros.importeDesde) })
  return (
    <RecipientTable
      {...props}
      elige={escribe || actos !== undefined}
      escribe={() => escribe}
      acts={(chosen) => actos && <ListActs {...{ actos, emisor, chosen }} propias />}
      label={morosos.declaracion.titulo}
      columns={columns}
      rowKey={({ id }) => String(id)}
      empty={{ text: 'Nadie debe meses anteriores' }}
      filters={morosos.nombres}
      choosing={{ kept: ELEGIDOS, filtro, markOf, total: { cantidad: props.pagination.total, mora } }}
      dialog={({ todos, leftOut, marked, clear }, close) => (
        <SendDialog
          elegidos={{
            ...filtros,
            ...(todos || leftOut ? { excluidos: leftOut ? marked : undefined } : { ids: marked }),
          }}
          close={close}
          done={clear}
        />
      )}
    />
  )
}
