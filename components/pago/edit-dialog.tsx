'use client'

import { useEffect, useState } from 'react'
import { useGuardedClose } from '@/components/form/guarded-close'
import { useRepetible } from '@/components/llamada/use-repetible'
import { EditForm } from '@/components/pago/edit-form'
import type { Edicion } from '@/components/pago/edit-values'
import type { FilaPendiente } from '@/components/pago/pending-row'
import { useMember } from '@/components/matriculado/member-scope'
import { DialogStanding } from '@/components/espera/dialog-standing'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  fila: FilaPendiente
  /** The server tells versions apart, and refuses an edit made on an older one. */
  guardaVersion: boolean
  /** The prices can be read, to say what another type or insurance costs. */
  listaPrecios: boolean
  close: () => void
}

/** 'Editar Matricula Generada' (S2 2): the month as the server has it now, whatever the list was when it was read. */
export function EditDialog({ fila, guardaVersion, listaPrecios, close }: Props) {
  const { estado, leer } = useLectura('/matriculado/traerDatosMatricula')
  const [typed, setTyped] = useState(false)
  const quien = useMember()
  const leave = useGuardedClose(typed, close)
  const { enviar, pendiente } = useRepetible('/matriculado/actualizarDatosMatricula', {
    exito: 'Se editó correctamente',
    fracaso: 'No se pudo editar la matrícula',
    que: 'se editó la matrícula',
    enCampos: true,
  })
  const { id: matriculaID } = fila
  useEffect(() => {
    if (matriculaID !== undefined) void leer({ matriculaID })
  }, [matriculaID, leer])
  const leida = estado.fase === 'lista' ? estado.datos : undefined

  async function save(values: Edicion, matriculaID: number) {
    const version = guardaVersion ? leida?.version : undefined
    const result = await enviar({ ...values, matriculaID, version })
    if (result?.ok) close()
    return result && !result.ok ? result.errores : {}
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title="Editar Matricula Generada"
        description={[quien, fila.nombre, fila.mes].filter(Boolean).join(' · ')}
        className="max-w-xl"
      >
        {leida && matriculaID !== undefined ? (
          <EditForm
            leida={leida}
            anio={listaPrecios ? fila.anio : undefined}
            save={(values) => save(values, matriculaID)}
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
