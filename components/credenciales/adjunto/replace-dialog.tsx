'use client'

import { useState } from 'react'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import type { FilaAdjunto } from '@/components/credenciales/adjunto/adjunto-row'
import { SE_ACEPTA } from '@/components/credenciales/adjunto/uploads'
import { VenceField } from '@/components/credenciales/adjunto/vence-field'
import { FileDrop } from '@/components/form/file-drop'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { isFecha } from '@/domain/fechas'

type Errores = Readonly<Record<string, string>>
const ANTERIOR = 'El archivo de hoy queda entre sus versiones anteriores.'
const SIN_FECHA = 'Ingrese una fecha válida'

type Props = { fila: FilaAdjunto; matriculadoID: number; close: () => void }

/** A newer file takes the place of one, which stays among its versions. */
export function ReplaceAdjuntoDialog({ fila, matriculadoID, close }: Props) {
  const { id: adjuntoID = 0, nombre } = fila
  const [archivo, setArchivo] = useState<File>()
  const [vence, setVence] = useState<string>()
  const [errores, setErrores] = useState<Errores>({})
  const { enviar, ...outcome } = useRepetible('/adjunto/reemplazar', {
    exito: 'Se reemplazó el adjunto',
    fracaso: 'No se pudo reemplazar',
    que: 'se reemplazó el adjunto',
    enCampos: true,
    relee: true,
  })
  async function send() {
    const wrong: Errores = {
      ...(archivo ? {} : { archivo: 'Elija un archivo.' }),
      ...(vence === undefined || isFecha(vence) ? {} : { vence: SIN_FECHA }),
    }
    setErrores(wrong)
    if (!archivo || wrong['vence']) return
    const result = await enviar({ adjuntoID, vence }, archivo)
    if (result?.ok) close()
    else if (result) setErrores(result.errores)
  }
  return (
    <MoneyDialog
      title={`Reemplazar «${nombre}»`}
      description={<ForMatriculado matriculadoID={matriculadoID} ademas={ANTERIOR} />}
      className="max-w-lg"
      typed={archivo !== undefined}
      {...{ outcome, close }}
    >
      <DialogBody className="grid gap-4">
        <div className="grid gap-1">
          <FileDrop
            label="Arrastre el archivo nuevo o haga clic para elegirlo"
            hint={SE_ACEPTA}
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
        <VenceField value={vence} error={errores['vence']} onChange={setVence} />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close} disabled={outcome.pendiente}>
          Cancelar
        </Button>
        <Button busy={outcome.pendiente} onClick={() => void send()}>
          {outcome.pendiente ? 'Subiendo…' : 'Reemplazar'}
        </Button>
      </DialogFooter>
    </MoneyDialog>
  )
}
