'use client'

import { useEffect, useState } from 'react'
import { useGuardedClose } from '@/components/form/guarded-close'
import { EditForm } from '@/components/pago/edit-form'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = { fila: FilaPendiente; guardaVersion: boolean; close: () => void }

/** 'Editar Matricula Generada' (S2 2): the month as the server has it now, whatever the list was when it was read. */
export function EditDialog({ fila, guardaVersion, close }: Props) {
  const { estado, leer } = useLectura('/matriculado/traerDatosMatricula')
  const [typed, setTyped] = useState(false)
  const leave = useGuardedClose(typed, close)
  const { id: matriculaID } = fila
  useEffect(() => {
    if (matriculaID !== undefined) void leer({ matriculaID })
  }, [matriculaID, leer])
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title="Editar Matricula Generada"
        description={[fila.nombre, fila.mes].filter(Boolean).join(' · ')}
        className="max-w-xl"
      >
        {estado.fase === 'lista' && matriculaID !== undefined ? (
          <EditForm
            matriculaID={matriculaID}
            leida={estado.datos}
            guardaVersion={guardaVersion}
            onTyped={setTyped}
            close={close}
          />
        ) : (
          <>
            <DialogBody className="grid min-h-80 place-items-center">
              {estado.fase === 'falla' ? (
                <p role="alert">{estado.falla.mensaje}</p>
              ) : (
                <p role="status" className="inline-flex items-center gap-2 text-soft">
                  <Spinner /> Leyendo la matrícula…
                </p>
              )}
            </DialogBody>
            <DialogFooter>
              <Button onClick={close}>Cerrar</Button>
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
