'use client'

import { COLUMNAS, type FilaDeUna } from '@/components/debitos/ronda/ronda-columns'
import type { OwnColumn } from '@/components/data-table/columns'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { ListTable } from '@/components/listado/list-table'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import { debitosDeRonda } from '@/contract/listas/debitos-de-ronda'

const TakeOutDialog = porPedido(() =>
  import('@/components/debitos/ronda/take-back-dialogs').then((module) => module.TakeOutDialog),
)

type Props = PagedList<FilaDeUna> &
  TablaDe<typeof debitosDeRonda.declaracion> & {
    /** It did not go out and was not undone. */
    abierta: boolean
  }

/** A round's debits; those taken out say why. */
export const RondaTable = ({ abierta, ...tabla }: Props) => (
  <ListTable
    {...tabla}
    listado={debitosDeRonda}
    columnas={COLUMNAS}
    {...(abierta ? { acciones: SACAR } : {})}
    empty={{ text: 'No tiene ningún débito', filtered: 'Nadie con estos filtros en este débito' }}
  />
)

const SACAR: OwnColumn<FilaDeUna> = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '6rem',
  cell: ({ id, matriculadoID, sacada, apellidoNombre = '', importe }) =>
    id === undefined || sacada ? null : (
      <DialogButton
        variant="outline"
        size="sm"
        aria-label={`Sacar a ${apellidoNombre}`}
        fetch={TakeOutDialog.fetch}
        dialog={(close) => (
          <TakeOutDialog fila={{ id, matriculadoID, apellidoNombre, importe }} close={close} />
        )}
      >
        Sacar
      </DialogButton>
    ),
}
