'use client'

import { useForm } from 'react-hook-form'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { testigo } from '@/components/llamada/testigo'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { usePresent } from '@/components/llamada/use-present'
import { PeopleList } from '@/components/tesoreria/carga/people-left'
import { CERO, formatMoney } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'
import type { Falla } from '@/lib/api/result'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { cargaID: number; nombre: string; close: () => void }

/** Takes back what is neither paid nor held; what stays is named with its reason before and after. */
export function UndoDialog({ cargaID, nombre, close }: Props) {
  const form = useForm({ defaultValues: { motivo: '' } })
  const seen = usePresent('/carga/simularDeshacer', { cargaID, pagina: 1 })
  const outcome = useOutcome('/carga/deshacer', {
    exito: ({ cantidad = 0, quedan = 0 }) =>
      `Cargos anulados: ${formatCount(cantidad)}${quedan > 0 ? `. Quedan ${formatCount(quedan)}` : ''}`,
    fracaso: 'No se pudo deshacer',
    quedaDicho: true,
  })
  const { cantidad = 0, total = CERO } = seen.ahora ?? {}
  async function undo(motivo: string): Promise<string | undefined> {
    if (cantidad === 0) return 'No queda nada para deshacer'
    const refused = ({ errores }: Falla) => {
      if (errores.motivo === undefined) void seen.leer()
    }
    const after = { show: undoWitness(cargaID), done: close, refused }
    return (await outcome.send(after, { cargaID, motivo, cantidad, total })).motivo
  }
  return (
    <MoneyDialog
      title={`Deshacer la carga de ${nombre}`}
      className="max-w-xl"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      <ReasonForm
        form={form}
        act={undo}
        yes={cantidad > 0 ? `Anular ${formatCount(cantidad)} por ${formatMoney(total)}` : 'Deshacer'}
        savingText="Deshaciendo..."
        pendiente={outcome.pendiente}
        close={close}
      >
        {seen.falla && <p role="alert">{seen.falla.mensaje}</p>}
        {seen.ahora ? <Effects {...seen.ahora} /> : <p role="status">Calculando…</p>}
      </ReasonForm>
    </MoneyDialog>
  )
}

function Effects({ cantidad = 0, total = CERO, quedan = 0, filas = [] }: LeidoEn<'/carga/simularDeshacer'>) {
  const more = quedan - filas.length
  return (
    <>
      <p>
        {cantidad === 0
          ? 'No queda nada para deshacer.'
          : `${cantidad === 1 ? 'Se anula 1 cargo' : `Se anulan ${formatCount(cantidad)} cargos`} por ${formatMoney(total)}. La anulación queda en cada cuenta corriente con su motivo.`}
      </p>
      {quedan > 0 && (
        <section aria-label="Lo que queda" className="grid gap-1.5 rounded-lg border px-4 py-2.5">
          <p className="font-semibold">
            {quedan === 1 ? 'Queda 1 cargado' : `Quedan ${formatCount(quedan)} cargados`}, por lo que se dice
            de cada uno:
          </p>
          <PeopleList filas={filas} />
          {more > 0 && <p className="text-muted-foreground">y {formatCount(more)} más</p>}
        </section>
      )}
    </>
  )
}

/** The act knows whether something of it can still be taken back. */
const undoWitness = (cargaID: number): ShowOutcome =>
  testigo('/carga/simularDeshacer', {
    entrada: { cargaID, pagina: 1 },
    hecho: ({ cantidad = 0 }) => cantidad === 0,
    quedo: 'Quedó deshecho.',
    falta: 'Los cargos siguen vigentes.',
    que: 'se deshizo',
    repetir: 'Deshacer de nuevo',
    riesgo: 'se deshace dos veces',
    revisar: 'en Conceptos a varios',
  })
