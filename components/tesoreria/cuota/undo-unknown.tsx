'use client'

import { UnknownOutcome } from '@/components/llamada/unknown-outcome'

type Props = {
  corridaID: number
  mes: string
  /** The act is being sent again. */
  pendiente: boolean
  repetir: () => void
  close: () => void
}

/** Reads the run again: it knows whether it was undone. */
export function UndoUnknown({ corridaID, mes, ...act }: Props) {
  return (
    <UnknownOutcome
      {...act}
      title={`Deshacer las cuotas de ${mes}`}
      witness={{ ruta: '/cuota/traerCorrida', entrada: { corridaID } }}
      judge={({ anulada }) =>
        anulada
          ? { fue: 'hecho', texto: 'Las cuotas quedaron deshechas.' }
          : { fue: 'pendiente', texto: 'Las cuotas siguen vigentes.' }
      }
      textos={{
        que: 'se hizo',
        repetir: 'Deshacer de nuevo',
        riesgo: 'se deshacen dos veces',
        revisar: 'en las generaciones',
      }}
    />
  )
}
