'use client'

import type { Seguro } from '@/components/seguros/federacion/insurance-words'
import { DialogButton } from '@/components/ui/dialog-button'
import { ArrowLeftRight, Plus } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'

const NewInsuranceDialog = porPedido(() =>
  import('@/components/seguros/federacion/new-insurance-dialog').then((module) => module.NewInsuranceDialog),
)
const ChangeInsuranceDialog = porPedido(() =>
  import('@/components/seguros/federacion/change-insurance-dialog').then(
    (module) => module.ChangeInsuranceDialog,
  ),
)

/** `abierto`: the period without an end, which waits to be changed or ended before another is added. */
export const InsuranceButtons = ({
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
      fetch={ChangeInsuranceDialog.fetch}
      disabled={!abierto}
      title={abierto ? undefined : 'No tiene un seguro abierto: agregue uno'}
      dialog={(close) => abierto && <ChangeInsuranceDialog {...{ matriculadoID, abierto, simula, close }} />}
    >
      <ArrowLeftRight aria-hidden />
      Cambiar Seguro
    </DialogButton>
    <DialogButton
      fetch={NewInsuranceDialog.fetch}
      disabled={abierto !== undefined}
      title={abierto ? 'El último seguro sigue abierto: cámbielo o délo de baja' : undefined}
      dialog={(close) => <NewInsuranceDialog {...{ matriculadoID, cubiertoHasta, close }} />}
    >
      <Plus aria-hidden />
      Agregar A Seguro
    </DialogButton>
  </>
)
