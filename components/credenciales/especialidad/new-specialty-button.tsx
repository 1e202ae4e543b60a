'use client'

import { lazy } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import { Plus } from '@/components/ui/icons'

const load = () =>
  import('@/components/credenciales/especialidad/specialty-dialog').then((module) => ({
    default: module.SpecialtyDialog,
  }))
const SpecialtyDialog = lazy(load)

/** `conocidas`: the listed rows; one more of them tells that an unanswered request was done. */
export const NewSpecialtyButton = (props: { matriculadoID: number; conocidas: readonly number[] }) => (
  <DialogButton
    variant="primary"
    fetch={load}
    dialog={(close) => <SpecialtyDialog {...props} close={close} />}
  >
    <Plus aria-hidden />
    Agregar Especialidad
  </DialogButton>
)
