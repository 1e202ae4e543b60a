'use client'

import { useEffect } from 'react'
import { UnknownOutcome } from '@/components/llamada/unknown-outcome'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  corridaID: number
  mes: string
  /** The act is being sent again. */
  pendiente: boolean
  repetir: () => void
  close: () => void
}

/** Reads the run again: it knows whether it was undone. */
export function UndoUnknown({ corridaID, mes, pendiente, repetir, close }: Props) {
  const { estado, leer } = useLectura('/cuota/traerCorrida')
  useEffect(() => {
    if (!pendiente) void leer({ corridaID })
  }, [corridaID, leer, pendiente])
  return (
    <UnknownOutcome
      title={`Deshacer las cuotas de ${mes}`}
      estado={estado}
      hecho={estado.fase === 'lista' && !pendiente ? Boolean(estado.datos.anulada) : undefined}
      textos={{
        hecho: 'Las cuotas quedaron deshechas.',
        noHecho: 'Las cuotas siguen vigentes. Puede intentarlo de nuevo.',
        repetir: 'Deshacer de nuevo',
        revisar: 'en las generaciones',
      }}
      pendiente={pendiente}
      repetir={repetir}
      close={close}
    />
  )
}
