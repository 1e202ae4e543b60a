import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { UnknownOutcome } from '@/components/llamada/unknown-outcome'
import { countMonths } from '@/components/pago/counts'
import { matriculasDe } from '@/components/pago/pendientes-de'
import type { LeidoEn } from '@/lib/llamada/rutas-de-llamada'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  matriculadoID: number
  /** How many months were asked for. */
  cantidad: number
  /** Ids of the months that were pending before; undefined where that could not be read. */
  antes: ReadonlySet<number> | undefined
  pendiente: boolean
  repetir: () => void
  close: () => void
}

/** No answer came to advance months: those that were not pending before tell whether they were made. */
export function GenerateUnknown({ matriculadoID, cantidad, antes, pendiente, repetir, close }: Props) {
  const router = useRouter()
  const { estado, leer } = useLectura('/pago/traerPagosPendientes')
  useEffect(() => {
    if (!pendiente) void leer(matriculasDe(matriculadoID))
  }, [leer, matriculadoID, pendiente])
  const nuevas = estado.fase === 'lista' && antes ? newMonths(estado.datos, antes) : undefined
  return (
    <UnknownOutcome
      title="Generar Cuotas"
      estado={estado}
      hecho={pendiente || estado.fase !== 'lista' ? undefined : outcomeOf(nuevas, cantidad)}
      textos={{
        hecho: `Las cuotas quedaron generadas: ${cantidad}.`,
        noHecho: 'Las cuotas no quedaron generadas. Puede intentarlo de nuevo.',
        dudoso: `Se pidieron ${countMonths(cantidad)}${nuevas === undefined ? '' : ` y aparecen ${nuevas}`}. Cierre y revise la lista de pendientes antes de generar más.`,
        repetir: 'Generar de nuevo',
        revisar: 'en la lista de pagos pendientes',
      }}
      pendiente={pendiente}
      repetir={repetir}
      close={() => {
        close()
        router.refresh()
      }}
    />
  )
}

type Pendientes = LeidoEn<'/pago/traerPagosPendientes'>

const newMonths = (filas: Pendientes, antes: ReadonlySet<number>): number =>
  filas.filter(({ id }) => id !== undefined && !antes.has(id)).length

/** Somebody else may have made some at the same time: any other number tells nothing. */
function outcomeOf(nuevas: number | undefined, cantidad: number): boolean | 'dudoso' {
  if (nuevas === 0) return false
  return nuevas === cantidad || 'dudoso'
}
