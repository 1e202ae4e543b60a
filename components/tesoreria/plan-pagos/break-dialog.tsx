'use client'

import { useForm } from 'react-hook-form'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { testigo } from '@/components/llamada/testigo'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { usePresent } from '@/components/llamada/use-present'
import { useSeen } from '@/components/llamada/use-seen'
import { type ShowOutcome, useOutcome } from '@/components/llamada/use-outcome'
import { AmountTable } from '@/components/tesoreria/pago/amount-table'
import { ScrollBox, TotalLine } from '@/components/tesoreria/pago/dialog-parts'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { DialogStanding } from '@/components/espera/dialog-standing'
import { type Centavos, formatMoney, moneyOrDash } from '@/domain/dinero'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Rotura = LeidoEn<'/plan_pagos/simularRotura'>
type Props = { planID: number; close: () => void }

/** Shows the effects to the centavo, which must still hold, and asks for a reason (decision 43). */
export function BreakDialog({ planID, close }: Props) {
  const { matriculadoID, quien } = useMostrador()
  const form = useForm({ defaultValues: { motivo: '' } })
  const { ahora: rotura, falla, leer } = usePresent('/plan_pagos/simularRotura', { planID })
  const { cambios, look } = useSeen(rotura, changesOf)
  const outcome = useOutcome('/plan_pagos/romper', {
    exito: 'Se rescindió el plan de pagos',
    fracaso: 'No se pudo rescindir el plan de pagos',
  })

  async function breakPlan(motivo: string, restante: Centavos): Promise<string | undefined> {
    look()
    const errores = await outcome.send(
      {
        show: planWitness(matriculadoID, planID),
        done: close,
        refused: ({ errores }) => errores.motivo === undefined && void leer(),
      },
      { planID, motivo, restante },
    )
    return errores.motivo
  }

  const { restante } = rotura ?? {}
  return (
    <MoneyDialog
      title={`Rescindir el Plan de Pagos ${planID}`}
      description={<ForMatriculado matriculadoID={matriculadoID} quien={quien} />}
      className="max-w-2xl"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      {rotura && restante !== undefined && !falla ? (
        <ReasonForm
          form={form}
          act={(motivo) => breakPlan(motivo, restante)}
          yes="Rescindir el plan"
          savingText="Rescindiendo..."
          pendiente={outcome.pendiente}
          close={close}
        >
          <ChangedNotice cambios={cambios} />
          <Effects rotura={rotura} />
        </ReasonForm>
      ) : (
        <DialogStanding leyendo="Leyendo qué pasaría..." falla={falla?.mensaje} close={close} />
      )}
    </MoneyDialog>
  )
}

const changesOf = (visto: Rotura, ahora: Rotura): string[] =>
  visto.restante === ahora.restante
    ? []
    : [`Quedan sin pagar ${moneyOrDash(ahora.restante)}, antes ${moneyOrDash(visto.restante)}`]

function Effects({ rotura }: { rotura: Rotura }) {
  const { pagado, restante, cuotas = [], vuelven = [] } = rotura
  return (
    <>
      <p>
        {cuotas.length === 1 ? 'Se revierte 1 cuota' : `Se revierten ${cuotas.length} cuotas`} sin pagar por{' '}
        {moneyOrDash(restante)}, y esa deuda vuelve a lo que era.
        {pagado ? ` Lo pagado del plan (${formatMoney(pagado)}) salda los ítems más viejos.` : ''} No se puede
        deshacer.
      </p>
      <ScrollBox label="Qué vuelve a deberse">
        <AmountTable
          label="Qué vuelve a deberse"
          filas={vuelven}
          columnas={[
            { titulo: 'Vuelve a deberse', celda: ({ nombre }) => nombre ?? '—' },
            {
              titulo: 'Monto',
              monto: true,
              celda: ({ monto, original }) => (
                <>
                  {moneyOrDash(monto)}
                  {original !== monto && (
                    <span className="block text-[0.8125rem] text-muted-foreground">
                      de {moneyOrDash(original)}
                    </span>
                  )}
                </>
              ),
            },
          ]}
        />
      </ScrollBox>
      <TotalLine total={restante} />
    </>
  )
}

const planWitness = (matriculadoID: number, planID: number): ShowOutcome =>
  testigo('/plan_pagos/traerTodos', {
    entrada: { matriculadoID },
    juzga: (planes) => {
      const plan = planes.find(({ id }) => id === planID)
      if (!plan) return { fue: 'dudoso', texto: 'El plan no está en la lista.' }
      return plan.roto
        ? { fue: 'hecho', texto: 'El plan quedó rescindido.' }
        : { fue: 'pendiente', texto: 'El plan sigue en pie.' }
    },
    que: 'se hizo',
    repetir: 'Rescindir de nuevo',
    riesgo: 'se rescinde dos veces',
    revisar: 'en los planes de pagos',
  })
