'use client'

import { useConfirm } from '@/components/form/confirm'
import { MoneyDialog } from '@/components/form/money-dialog'
import { testigo } from '@/components/llamada/testigo'
import { useOutcome, type ShowOutcome } from '@/components/llamada/use-outcome'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { type Mes, formatMes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'

type Props = { mes: Mes; cantidad: number; total: Centavos }

const countText = (cantidad: number) => (cantidad === 1 ? '1 cuota' : `${formatCount(cantidad)} cuotas`)

/** Confirms the same figures that the API checks. The screen shows what becomes of the job. */
export function GenerateButton({ mes, cantidad, total }: Props) {
  const confirm = useConfirm()
  const outcome = useOutcome('/cuota/generarMes', {
    fracaso: 'No se pudieron generar las cuotas',
    quedaDicho: true,
  })
  const { pendiente } = outcome
  const text = `Generar ${countText(cantidad)} por ${formatMoney(total)}`

  function ask() {
    void confirm({
      title: text,
      description: `Cuotas de ${formatMes(mes)}. Se pueden deshacer todas juntas mientras no se pague ninguna.`,
      yes: 'Generar',
      no: 'Cancelar',
      action: () => outcome.send({ show: newRunWitness(mes, cantidad, total) }, { ...mes, cantidad, total }),
    })
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-3 empty:hidden">
      {cantidad > 0 && (
        <Button className="h-auto min-h-9 py-1.5" onClick={ask} busy={pendiente}>
          {pendiente && <Spinner />}
          {pendiente ? 'Generando...' : text}
        </Button>
      )}
      {outcome.incierto && (
        <MoneyDialog
          title={`Generar las cuotas de ${formatMes(mes)}`}
          className="max-w-lg"
          outcome={outcome}
          close={outcome.forget}
        />
      )}
    </div>
  )
}

/**
 * Looks among the newest runs for the one asked for: nobody else's can be of the same month and figures, because who has
 * the month is not charged again.
 */
const newRunWitness = ({ anio, mes }: Mes, cantidad: number, total: Centavos): ShowOutcome =>
  testigo('/cuota/traerCorridas', {
    entrada: { pagina: 1 },
    juzga: (corridas) => {
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
          found.id === undefined ? undefined : { href: rutas.corrida(found.id), texto: 'Ver la generación' },
      }
    },
    que: 'se hizo',
    repetir: 'Generar de nuevo',
    riesgo: 'se generan dos veces',
    revisar: 'en las generaciones',
  })
