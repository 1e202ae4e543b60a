'use client'

import { lazy } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import { Plus } from '@/components/ui/icons'

const load = () =>
  import('@/components/credenciales/practica/new-practice-dialog').then((module) => ({
    default: module.NewPracticeDialog,
  }))
const NewPracticeDialog = lazy(load)

export const NewPracticeButton = ({ matriculadoID }: { matriculadoID: number }) => (
  <DialogButton
    variant="primary"
    fetch={load}
    dialog={(close) => <NewPracticeDialog matriculadoID={matriculadoID} close={close} />}
  >
    <Plus aria-hidden />
    Nueva Practica
  </DialogButton>
)
