'use client'

import { useId, useState } from 'react'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import type { PapelDe } from '@/components/medico/solicitud/solicitud-leida'
import { ActFooter } from '@/components/ui/act-footer'
import { Checkbox } from '@/components/ui/checkbox'
import { DialogBody } from '@/components/ui/dialog'
import { isFecha } from '@/domain/fechas'

type Props = { solicitudID: number; matriculadoID: number; papel: PapelDe; close: () => void }

/** Accepts a paper: that its original was seen, and of one that grows old its day. */
export function AcceptDialog({ solicitudID, matriculadoID, papel, close }: Props) {
  const id = useId()
  const { id: papelID = 0, nombre = '', diasDeVigencia, original, huella } = papel
  const [visto, setVisto] = useState(original === true || !huella)
  const [fecha, setFecha] = useState<string | undefined>(papel.fecha ?? undefined)
  const [errores, setErrores] = useState<Readonly<Record<string, string>>>({})
  const { enviar, ...outcome } = useRepetible('/solicitud/aceptarPapel', {
    exito: 'Se aceptó el papel',
    fracaso: 'No se pudo aceptar el papel',
    que: 'se aceptó el papel',
    enCampos: true,
    relee: true,
  })
  async function send() {
    if (fecha !== undefined && !isFecha(fecha)) return setErrores({ fecha: 'Ingrese una fecha válida' })
    const result = await enviar({ solicitudID, papelID, visto, fecha })
    if (result?.ok) return close()
    if (result) setErrores(result.errores)
  }
  return (
    <MoneyDialog
      title={`Aceptar: ${nombre}`}
      description={<ForMatriculado matriculadoID={matriculadoID} />}
      className="max-w-lg"
      {...{ outcome, close }}
    >
      <DialogBody className="grid gap-4">
        <div className="grid gap-1">
          <label className="flex items-center gap-2">
            <Checkbox checked={visto} onChange={({ target }) => setVisto(target.checked)} />
            Vi el original
          </label>
          {errores['visto'] && (
            <p role="alert" className="field-error">
              {errores['visto']}
            </p>
          )}
        </div>
        {diasDeVigencia != null && (
          <FieldFrame
            id={id}
            label="De qué día es"
            required
            hint={`Vale ${diasDeVigencia} días`}
            error={errores['fecha']}
          >
            <DateInput
              {...describe(id, { error: errores['fecha'], hint: 'Vale', required: true })}
              value={fecha}
              onChange={setFecha}
            />
          </FieldFrame>
        )}
      </DialogBody>
      <ActFooter close={close} pendiente={outcome.pendiente} act={() => void send()}>
        {outcome.pendiente ? 'Guardando...' : 'Aceptar papel'}
      </ActFooter>
    </MoneyDialog>
  )
}
