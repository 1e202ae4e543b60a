'use client'

import { lazy } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import { Plus } from '@/components/ui/icons'

const load = () =>
  import('@/components/seguros/superintendencia/new-period-dialog').then((module) => ({
    default: module.NewPeriodDialog,
  }))
const NewPeriodDialog = lazy(load)

/** `abierto`: a period is open, and another one waits until it is closed. */
export const NewPeriodButton = ({ matriculadoID, abierto }: { matriculadoID: number; abierto: boolean }) => (
  <DialogButton
    variant="primary"
    fetch={load}
    disabled={abierto}
    title={abierto ? 'El último período sigue abierto: edítelo para cerrarlo' : undefined}
    dialog={(close) => <NewPeriodDialog matriculadoID={matriculadoID} close={close} />}
  >
    <Plus aria-hidden />
    Agregar A Superintendencia
  </DialogButton>
)
