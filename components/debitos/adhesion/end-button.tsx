'use client'

import { useRef } from 'react'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { useConfirm } from '@/components/form/confirm'
import { screenBefore, useLeaveSaved } from '@/components/llamada/leave-saved'
import { useRepetible } from '@/components/llamada/use-repetible'
import {
  type Cerrado,
  ClosedDebitos,
  fromWhen,
  useTellClosed,
} from '@/components/padron/matriculado/closed-debitos'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { rutas } from '@/lib/routes'

type Props = {
  matriculadoID: number
  formaPago: string
  daListadoID: number | undefined
  cerrados: readonly Cerrado[]
  /** The server keeps why. */
  registra: boolean
}

const MAX_MOTIVO = 1000

/** Ends the debit after a question, and goes back one screen. The reason is asked where it is kept. */
export function EndButton({ matriculadoID, formaPago, daListadoID, cerrados, registra }: Props) {
  const tellClosed = useTellClosed()
  const confirm = useConfirm()
  const leave = useLeaveSaved()
  const motivo = useRef<HTMLTextAreaElement>(null)
  const { enviar } = useRepetible('/da_listado/baja', {
    exito: 'Dado de Baja Exitosamente',
    fracaso: 'No se pudo eliminar',
    que: 'se dio de baja',
    relee: true,
  })
  async function end() {
    const result = await enviar({
      matriculadoID,
      daListadoID,
      motivo: motivo.current?.value.trim() || undefined,
    })
    if (!result?.ok) return
    tellClosed(result.datos?.cerrados)
    await leave(screenBefore() ?? rutas.ficha(matriculadoID))
  }
  return (
    <Button
      variant="destructive-outline"
      onClick={() =>
        void confirm({
          title: `¿Dar de baja el débito por ${formaPago}?`,
          head: <ForMatriculado matriculadoID={matriculadoID} />,
          description: `${fromWhen(cerrados)} paga en efectivo. Lo que debe lo sigue debiendo.`,
          details: registra && (
            <div className="grid gap-3">
              <ClosedDebitos cerrados={cerrados} />
              <div className="field">
                <Label htmlFor="motivo-de-baja">Motivo</Label>
                <Textarea id="motivo-de-baja" ref={motivo} rows={2} maxLength={MAX_MOTIVO} />
              </div>
            </div>
          ),
          yes: 'Si',
          no: 'No',
          tone: 'destructive',
          action: end,
        })
      }
    >
      Dar de Baja
    </Button>
  )
}
