import { UnknownBody } from '@/components/llamada/unknown-outcome'
import type { ShowOutcome } from '@/components/llamada/use-outcome'
import type { Centavos } from '@/domain/dinero'
import type { Mes } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

/**
 * Looks among the newest runs for the one asked for: nobody else's can be of the same month and figures, because who has
 * the month is not charged again.
 */
export const newRunWitness =
  ({ anio, mes }: Mes, cantidad: number, total: Centavos): ShowOutcome =>
  (act) => (
    <UnknownBody
      {...act}
      witness={{ ruta: '/cuota/traerCorridas', entrada: { pagina: 1 } }}
      judge={(corridas) => {
        const found = corridas.find(
          (run) =>
            run.anio === anio &&
            run.mes === mes &&
            !run.anulada &&
            (run.generando === true || (run.cantidad === cantidad && run.total === total)),
        )
        if (!found) return { fue: 'pendiente', texto: 'Las cuotas no están entre las generaciones.' }
        return {
          fue: 'hecho',
          texto: found.generando ? 'Las cuotas se están generando.' : 'Las cuotas quedaron generadas.',
          enlace:
            found.id === undefined
              ? undefined
              : { href: rutas.corrida(found.id), texto: 'Ver la generación' },
        }
      }}
      textos={{
        que: 'se hizo',
        repetir: 'Generar de nuevo',
        riesgo: 'se generan dos veces',
        revisar: 'en las generaciones',
      }}
    />
  )
