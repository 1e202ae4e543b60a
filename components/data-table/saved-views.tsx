'use client'

import { type Address, hrefWith } from '@/components/data-table/address'
import { DialogButton } from '@/components/ui/dialog-button'
import { Bookmark } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import type { ListaConVistas } from '@/domain/vista'

const ViewsDialog = porPedido(() =>
  import('@/components/data-table/views-dialog').then((module) => module.ViewsDialog),
)

type Props = {
  lista: ListaConVistas
  address: Address
  /** What the screen shows and its address leaves unsaid. */
  besides?: Readonly<Record<string, string | undefined>> | undefined
}

/** The list's filters kept by a name, for lists of a server that keeps them. */
export function SavedViews({ lista, address, besides = {} }: Props) {
  const [, consulta = ''] = hrefWith(address, { ...besides, pagina: undefined }).split('?')
  return (
    <DialogButton
      variant="outline"
      size="icon"
      aria-label="Vistas"
      title="Vistas: estos filtros con un nombre"
      fetch={ViewsDialog.fetch}
      dialog={(close) => <ViewsDialog {...{ lista, consulta, close }} />}
    >
      <Bookmark aria-hidden />
    </DialogButton>
  )
}
