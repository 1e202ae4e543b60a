'use client'

import { useId, useState } from 'react'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { FileDrop } from '@/components/form/file-drop'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import { ActFooter } from '@/components/ui/act-footer'
import { DialogBody } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { type Fecha, formatFecha, isFecha } from '@/domain/fechas'
import { MAX_DETALLE_DE_EVENTO } from '@/domain/prescripcion'

type Errores = Readonly<Record<string, string>>
type Props = {
  matriculadoID: number
  /** The letter that was received; without one he acknowledged what he owes. */
  carta?: { id: number; dia: Fecha | undefined }
  close: () => void
}

const TEXTOS = {
  exito: 'Se anotó la gestión',
  fracaso: 'No se pudo anotar la gestión',
  que: 'se anotó la gestión',
  enCampos: true,
  relee: true,
} as const

/** The day of a reception or an acknowledgement, and the paper that proves it. */
export function PaperDialog({ matriculadoID, carta, close }: Props) {
  const recepcion = useRepetible('/cobranza/recepcion', TEXTOS)
  const reconocer = useRepetible('/cobranza/reconocer', TEXTOS)
  const [archivo, setArchivo] = useState<File>()
  const [dia, setDia] = useState<string | undefined>('')
  const [detalle, setDetalle] = useState('')
  const [errores, setErrores] = useState<Errores>({})
  const { enviar: _, ...outcome } = carta ? recepcion : reconocer
  async function send() {
    const day = dia !== undefined && isFecha(dia) ? dia : undefined
    setErrores({
      ...(archivo ? {} : { archivo: 'Elija el papel que lo prueba.' }),
      ...(day ? {} : { dia: 'Ingrese el día' }),
    })
    if (!archivo || !day) return
    const noted = { dia: day, detalle }
    const result = carta
      ? await recepcion.enviar({ intimacionID: carta.id, ...noted }, archivo)
      : await reconocer.enviar({ matriculadoID, ...noted }, archivo)
    if (result?.ok) close()
    else if (result) setErrores(result.errores)
  }
  return (
    <MoneyDialog
      title={
        carta
          ? `Recepción de la intimación${carta.dia ? ` del ${formatFecha(carta.dia)}` : ''}`
          : 'Reconocimiento de deuda'
      }
      description={<ForMatriculado matriculadoID={matriculadoID} />}
      className="max-w-lg"
      typed={archivo !== undefined || detalle !== ''}
      {...{ outcome, close }}
    >
      <PaperFields
        label={carta ? 'Se recibió el' : 'Se firmó el'}
        chosen={archivo?.name}
        {...{ dia, setDia, detalle, setDetalle, setArchivo, errores }}
        disabled={outcome.pendiente}
      />
      <ActFooter close={close} pendiente={outcome.pendiente} act={() => void send()}>
        {outcome.pendiente ? 'Subiendo…' : 'Anotar'}
      </ActFooter>
    </MoneyDialog>
  )
}

type FieldsProps = {
  label: string
  dia: string | undefined
  setDia: (dia: string | undefined) => void
  detalle: string
  setDetalle: (detalle: string) => void
  chosen: string | undefined
  setArchivo: (archivo: File) => void
  errores: Errores
  disabled: boolean
}

function PaperFields(props: FieldsProps) {
  const { label, dia, setDia, detalle, setDetalle, chosen, setArchivo, errores, disabled } = props
  const [deDia, deDetalle] = [useId(), useId()]
  return (
    <DialogBody className="grid gap-4">
      <FieldFrame id={deDia} label={label} required error={errores['dia']}>
        <DateInput
          {...describe(deDia, { error: errores['dia'], required: true })}
          value={dia}
          onChange={setDia}
        />
      </FieldFrame>
      <FieldFrame id={deDetalle} label="Detalle" error={errores['detalle']}>
        <Input
          {...describe(deDetalle, { error: errores['detalle'] })}
          value={detalle}
          maxLength={MAX_DETALLE_DE_EVENTO}
          onChange={({ target }) => setDetalle(target.value)}
        />
      </FieldFrame>
      <div className="grid gap-1">
        <FileDrop
          label="Arrastre el papel escaneado o haga clic para elegirlo"
          hint="PDF, JPEG, PNG o WebP, hasta 10 MB"
          {...{ chosen, disabled }}
          onFile={setArchivo}
        />
        {errores['archivo'] && (
          <p role="alert" className="field-error">
            {errores['archivo']}
          </p>
        )}
      </div>
    </DialogBody>
  )
}
