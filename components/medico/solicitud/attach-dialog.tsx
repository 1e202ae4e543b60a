'use client'

import { useState } from 'react'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { FileDrop } from '@/components/form/file-drop'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import type { PapelDe } from '@/components/medico/solicitud/solicitud-leida'
import { ActFooter } from '@/components/ui/act-footer'
import { DialogBody } from '@/components/ui/dialog'

type Props = { solicitudID: number; matriculadoID: number; papel: PapelDe; close: () => void }

/** The scan of a paper, in the place of an earlier one. */
export function AttachDialog({ solicitudID, matriculadoID, papel, close }: Props) {
  const { id: papelID = 0, nombre = '' } = papel
  const [archivo, setArchivo] = useState<File>()
  const [error, setError] = useState<string>()
  const { enviar, ...outcome } = useRepetible('/solicitud/adjuntarPapel', {
    exito: 'Se agregó el archivo',
    fracaso: 'No se pudo agregar el archivo',
    que: 'se agregó el archivo',
    enCampos: true,
    relee: true,
  })
  async function send() {
    if (!archivo) return setError('Elija el archivo.')
    const result = await enviar({ solicitudID, papelID }, archivo)
    if (result?.ok) return close()
    if (result) setError(result.errores['archivo'] ?? result.mensaje)
  }
  return (
    <MoneyDialog
      title={`Agregar archivo: ${nombre}`}
      description={<ForMatriculado matriculadoID={matriculadoID} />}
      className="max-w-lg"
      typed={archivo !== undefined}
      {...{ outcome, close }}
    >
      <DialogBody className="grid gap-1">
        <FileDrop
          label="Arrastre el papel escaneado o haga clic para elegirlo"
          hint="PDF, JPEG, PNG o WebP, hasta 10 MB"
          chosen={archivo?.name}
          disabled={outcome.pendiente}
          onFile={(file) => {
            setArchivo(file)
            setError(undefined)
          }}
        />
        {error && (
          <p role="alert" className="field-error">
            {error}
          </p>
        )}
      </DialogBody>
      <ActFooter close={close} pendiente={outcome.pendiente} act={() => void send()}>
        {outcome.pendiente ? 'Subiendo…' : 'Agregar archivo'}
      </ActFooter>
    </MoneyDialog>
  )
}
