'use client'

import { useEffect } from 'react'
import { UnknownOutcome } from '@/components/llamada/unknown-outcome'
import type { Centavos } from '@/domain/dinero'
import { type Mes, formatMes } from '@/domain/fechas'
import { useLectura } from '@/lib/llamada/use-lectura'
import { rutas } from '@/lib/rutas'

type Props = {
  mes: Mes
  cantidad: number
  total: Centavos
  /** The act is being sent again. */
  pendiente: boolean
  repetir: () => void
  close: () => void
}

/**
 * Looks among the newest runs for the one asked for: nobody else's can be of the same month and figures, because who has
 * the month is not charged again.
 */
export function GenerateUnknown({ mes: { anio, mes }, cantidad, total, pendiente, repetir, close }: Props) {
  const { estado, leer } = useLectura('/cuota/traerCorridas')
  useEffect(() => {
    if (!pendiente) void leer({ pagina: 1 })
  }, [leer, pendiente])
  const found =
    estado.fase === 'lista'
      ? estado.datos.find(
          (run) =>
            run.anio === anio &&
            run.mes === mes &&
            run.cantidad === cantidad &&
            run.total === total &&
            !run.anulada,
        )
      : undefined
  return (
    <UnknownOutcome
      title={`Generar las cuotas de ${formatMes({ anio, mes })}`}
      estado={estado}
      hecho={estado.fase === 'lista' && !pendiente ? found !== undefined : undefined}
      textos={{
        hecho: 'Las cuotas quedaron generadas.',
        noHecho: 'Las cuotas no quedaron generadas. Puede intentarlo de nuevo.',
        repetir: 'Generar de nuevo',
        revisar: 'en las generaciones',
      }}
      enlace={
        found?.id === undefined ? undefined : { href: rutas.corrida(found.id), texto: 'Ver la generación' }
      }
      pendiente={pendiente}
      repetir={repetir}
      close={close}
    />
  )
}
