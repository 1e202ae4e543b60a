'use client'

import { useEffect, useState } from 'react'
import { useGuardedClose } from '@/components/form/guarded-close'
import { EditForm } from '@/components/pago/edit-form'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { DialogStanding } from '@/components/espera/dialog-standing'
import { Dialog, DialogContent } from '@/components/ui/dialog'
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
          <DialogStanding
            leyendo="Leyendo la matrícula…"
            falla={estado.fase === 'falla' ? estado.falla.mensaje : undefined}
            close={close}
            className="grid min-h-80 place-items-center"
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
