import { UnknownBody } from '@/components/llamada/unknown-outcome'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import type { Verdict } from '@/components/llamada/use-rereading'
import { countMonths } from '@/components/tesoreria/pago/counts'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { pendingMonthsOf } from '@/lib/tesoreria/pending-input'

/**
 * Advance months: those that were not pending before tell whether they were made. `antes`: ids of the months that were,
 * undefined where that could not be read.
 */
export const monthsWitness =
  (matriculadoID: number, cantidad: number, antes: ReadonlySet<number> | undefined): ShowOutcome =>
  (act) => (
    <UnknownBody
      {...act}
      witness={{ ruta: '/pago/traerPagosPendientes', entrada: pendingMonthsOf(matriculadoID), matriculadoID }}
      judge={(pendientes) => judge(antes && newMonths(pendientes, antes), cantidad)}
      textos={{
        que: 'las cuotas se generaron',
        repetir: 'Generar de nuevo',
        riesgo: `se generan ${cantidad * 2} cuotas en lugar de ${cantidad}`,
        revisar: 'en la lista de pagos pendientes',
      }}
    />
  )

type Pendientes = LeidoEn<'/pago/traerPagosPendientes'>

const newMonths = (filas: Pendientes, antes: ReadonlySet<number>): number =>
  filas.filter(({ id }) => id !== undefined && !antes.has(id)).length

/** Somebody else may have made some at the same time: any other number tells nothing. */
function judge(nuevas: number | undefined, cantidad: number): Verdict {
  if (nuevas === cantidad) return { fue: 'hecho', texto: `Las cuotas quedaron generadas: ${cantidad}.` }
  if (nuevas === 0) return { fue: 'pendiente', texto: 'En la lista de pendientes no hay cuotas nuevas.' }
  return {
    fue: 'dudoso',
    texto: `Se pidieron ${countMonths(cantidad)}${nuevas === undefined ? '' : ` y aparecen ${nuevas}`}. Cierre y revise la lista de pendientes antes de generar más.`,
  }
}
