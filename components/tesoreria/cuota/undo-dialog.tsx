'use client'

import { useForm } from 'react-hook-form'
import { MoneyDialog } from '@/components/form/money-dialog'
import { testigo } from '@/components/llamada/testigo'
import { ReasonForm } from '@/components/form/reason-form'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { formatMoney, type Centavos } from '@/domain/dinero'
import type { Falla } from '@/lib/api/result'
import { formatCount } from '@/domain/texto'

export type Deshacer = {
  corridaID: number
  mes: string
  cantidad: number
  total: Centavos | undefined
}

/** Each account shows the reason. */
export function UndoDialog({ close, ...corrida }: Deshacer & { close: () => void }) {
  const { corridaID, mes, cantidad, total } = corrida
  const form = useForm({ defaultValues: { motivo: '' } })
  const outcome = useOutcome('/cuota/deshacerMes', {
    exito: ({ cantidad: anuladas = 0 }) => `Cuotas anuladas: ${formatCount(anuladas)}`,
    fracaso: 'No se pudieron deshacer las cuotas',
    quedaDicho: true,
  })

  /** Answers what is wrong with the reason. */
  async function undo(motivo: string): Promise<string | undefined> {
    const refused = ({ errores }: Falla) => errores.motivo === undefined && close()
    const show = runWitness(corridaID)
    return (await outcome.send({ show, done: close, refused }, { corridaID, motivo })).motivo
  }

  return (
    <MoneyDialog
      title={`Deshacer las cuotas de ${mes}`}
      className="max-w-lg"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      <ReasonForm
        form={form}
        act={undo}
        yes="Deshacer las cuotas"
        savingText="Deshaciendo..."
        pendiente={outcome.pendiente}
        close={close}
      >
        <Effects cantidad={cantidad} total={total} />
      </ReasonForm>
    </MoneyDialog>
  )
}

function Effects({ cantidad, total }: Pick<Deshacer, 'cantidad' | 'total'>) {
  return (
    <p>
      {cantidad === 1 ? 'Se anula 1 cuota' : `Se anulan ${formatCount(cantidad)} cuotas`}
      {total !== undefined && ` por ${formatMoney(total)}`}. La anulación queda en cada cuenta corriente con
      su motivo, y el mes se puede generar de nuevo.
    </p>
  )
}

/** The run knows whether it was undone. */
const runWitness = (corridaID: number): ShowOutcome =>
  testigo('/cuota/traerCorrida', {
    entrada: { corridaID },
    hecho: ({ anulada }) => Boolean(anulada),
    quedo: 'Las cuotas quedaron deshechas.',
    falta: 'Las cuotas siguen vigentes.',
    que: 'se hizo',
    repetir: 'Deshacer de nuevo',
    riesgo: 'se deshacen dos veces',
    revisar: 'en las generaciones',
  })
