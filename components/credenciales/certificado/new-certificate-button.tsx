'use client'

import { lazy } from 'react'
import { DialogButton } from '@/components/ui/dialog-button'
import { Plus } from '@/components/ui/icons'

const load = () =>
  import('@/components/credenciales/certificado/new-certificate-dialog').then((module) => ({
    default: module.NewCertificateDialog,
  }))
const NewCertificateDialog = lazy(load)

export const NewCertificateButton = (props: { matriculadoID: number; conocidos: readonly number[] }) => (
  <DialogButton
    variant="primary"
    fetch={load}
    dialog={(close) => <NewCertificateDialog {...props} close={close} />}
  >
    <Plus aria-hidden />
    Nuevo Certificado
  </DialogButton>
)
