'use client'

import { useId, useState } from 'react'
import type { ActoEnCurso } from '@/components/catalogos/acto/acto-values'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { FileDrop } from '@/components/form/file-drop'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import { ActFooter } from '@/components/ui/act-footer'
import { DialogBody } from '@/components/ui/dialog'
import { nameOfActo } from '@/domain/acto'
import { isFecha } from '@/domain/fechas'

type Errores = Readonly<Record<string, string>>
type Props = { acto: ActoEnCurso; close: () => void }

/** The day on which it was signed, and the signed paper. */
export function SignDialog({ acto, close }: Props) {
  const id = useId()
  const [archivo, setArchivo] = useState<File>()
  const [fecha, setFecha] = useState<string | undefined>(acto.fecha)
  const [errores, setErrores] = useState<Errores>({})
  const { enviar, ...outcome } = useRepetible('/acto/firmar', {
    exito: 'Se registró la firma',
    fracaso: 'No se pudo registrar la firma',
    que: 'se registró la firma',
    enCampos: true,
    relee: true,
  })
  async function send() {
    const wrong: Errores = {
      ...(archivo ? {} : { archivo: 'Elija el papel firmado.' }),
      ...(fecha !== undefined && isFecha(fecha) ? {} : { fecha: 'Ingrese el día en que se firmó' }),
    }
    setErrores(wrong)
    if (!archivo || fecha === undefined || wrong['fecha']) return
    const result = await enviar({ id: acto.id, fecha }, archivo)
    if (result?.ok) close()
    else if (result) setErrores(result.errores)
  }
  return (
    <MoneyDialog
      title={`Firma de ${nameOfActo(acto)}`}
      description="El papel firmado queda en la resolución, para verlo cuando haga falta."
      className="max-w-lg"
      typed={archivo !== undefined}
      {...{ outcome, close }}
    >
      <DialogBody className="grid gap-4">
        <FieldFrame id={id} label="Se firmó el" required error={errores['fecha']}>
          <DateInput
            {...describe(id, { error: errores['fecha'], required: true })}
            value={fecha}
            onChange={setFecha}
          />
        </FieldFrame>
        <div className="grid gap-1">
          <FileDrop
            label="Arrastre el papel escaneado o haga clic para elegirlo"
            hint="PDF, JPEG, PNG o WebP, hasta 10 MB"
            chosen={archivo?.name}
            disabled={outcome.pendiente}
            onFile={setArchivo}
          />
          {errores['archivo'] && (
            <p role="alert" className="field-error">
              {errores['archivo']}
            </p>
          )}
        </div>
      </DialogBody>
      <ActFooter close={close} pendiente={outcome.pendiente} act={() => void send()}>
        {outcome.pendiente ? 'Subiendo…' : 'Registrar firma'}
      </ActFooter>
    </MoneyDialog>
  )
}
