'use client'

import { FileSearch } from '@/components/ui/icons'
import { Suspense, lazy, useState } from 'react'
import { Button } from '@/components/ui/button'

const BankFileDialog = lazy(() =>
  import('@/components/catalogos/banco/bank-file-dialog').then((module) => ({
    default: module.BankFileDialog,
  })),
)

export function BankFileButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileSearch aria-hidden />
        Cargar Archivo de Banco
      </Button>
      {open && (
        <Suspense>
          <BankFileDialog close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
