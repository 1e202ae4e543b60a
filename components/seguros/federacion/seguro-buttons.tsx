'use client'

import type { Seguro } from '@/components/seguros/federacion/seguro-words'
import { DialogButton } from '@/components/ui/dialog-button'
import { ArrowLeftRight, Plus } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'

const NewSeguroDialog = porPedido(() =>
  import('@/components/seguros/federacion/new-seguro-dialog').then((module) => module.NewSeguroDialog),
)
const ChangeSeguroDialog = porPedido(() =>
  import('@/components/seguros/federacion/change-seguro-dialog').then((module) => module.ChangeSeguroDialog),
)

/** `abierto`: the period without an end, which waits to be changed or ended before another is added. */
export const SeguroButtons = ({
  matriculadoID,
  abierto,
  cubiertoHasta,
  simula,
}: {
  matriculadoID: number
  abierto: Seguro | undefined
  /** The last covered day, where that is today or later. */
  cubiertoHasta: string | undefined
  /** What a change does is told beforehand. */
  simula: boolean
}) => (
  <>
    <DialogButton
      variant="outline"
      fetch={ChangeSeguroDialog.fetch}
      disabled={!abierto}
      title={abierto ? undefined : 'No tiene un seguro abierto: agregue uno'}
      dialog={(close) => abierto && <ChangeSeguroDialog {...{ matriculadoID, abierto, simula, close }} />}
    >
      <ArrowLeftRight aria-hidden />
      Cambiar Seguro
    </DialogButton>
    <DialogButton
      fetch={NewSeguroDialog.fetch}
      disabled={abierto !== undefined}
      title={abierto ? 'El último seguro sigue abierto: cámbielo o délo de baja' : undefined}
      dialog={(close) => <NewSeguroDialog {...{ matriculadoID, cubiertoHasta, close }} />}
    >
      <Plus aria-hidden />
      Agregar A Seguro
    </DialogButton>
  </>
)
