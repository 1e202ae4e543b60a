'use client'

import type { Address } from '@/components/data-table/address'
import type { Lista, Puesta } from '@/components/data-table/lista'
import { DialogButton } from '@/components/ui/dialog-button'
import { Columns3 } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'

const ColumnsDialog = porPedido(() =>
  import('@/components/data-table/columns-dialog').then((module) => module.ColumnsDialog),
)

export type ChooserProps<C extends string> = { lista: Lista<C>; address: Address; puesta: Puesta<C> }

/** Which columns, in which order, by which of them, and how close: every choice in a dialog. */
export const ColumnChooser = <C extends string>(chosen: ChooserProps<C>) => (
  <DialogButton
    variant="outline"
    size="icon"
    aria-label="Columnas"
    title="Columnas: cuáles se ven, su orden y el de las filas"
    fetch={ColumnsDialog.fetch}
    dialog={(close) => <ColumnsDialog {...chosen} close={close} />}
  >
    <Columns3 aria-hidden />
  </DialogButton>
)
