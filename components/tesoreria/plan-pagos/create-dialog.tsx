'use client'

import { useState } from 'react'
import { MoneyDialog } from '@/components/form/money-dialog'
import { useOutcome } from '@/components/llamada/use-outcome'
import { itemsWitness } from '@/components/tesoreria/pago/items-witness'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import type { ChosenProps } from '@/components/tesoreria/pago/pending-choice'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { useItems } from '@/components/tesoreria/pago/use-items'
import { CreatePlanForm, type PlanPedido } from '@/components/tesoreria/plan-pagos/create-form'
import type { Reglas } from '@/lib/tesoreria/counter-rules'
import { CUOTAS_DE_SIEMPRE } from '@/domain/plan'
import { ForMatriculado } from '@/components/acto/for-matriculado'

const DE_PLAN = {
  que: 'el plan se creó',
  hecho: 'el plan quedó creado, o alguien los cobró. Mire los planes de pagos y la cuenta corriente.',
  verbo: 'crearlo',
  repetir: 'Crear de nuevo',
  riesgo: 'quedan dos planes por la misma deuda',
}

/** Who may collect the instalments, for somebody who may not: before the plan is made. */
function collectorsOf({ elegirPlanes, quienesElegirPlanes }: Reglas): string | undefined {
  if (elegirPlanes) return undefined
  const who = quienesElegirPlanes.join(' o ')
  return who ? `Las cuotas del plan las cobra ${who}.` : 'Usted no puede cobrar las cuotas de un plan.'
}

export function CreatePlanDialog({ elegidas, lista, close }: ChosenProps<FilaPendiente>) {
  const { matriculadoID, quien, reglas } = useMostrador()
  const { filas, cambios, look } = useItems(elegidas, lista)
  const [typed, setTyped] = useState(false)
  const outcome = useOutcome('/plan_pagos/crear', {
    exito: 'Plan de Pagos creado correctamente',
    fracaso: 'No se pudo realizar el pago',
    enCampos: true,
  })
  function create(plan: PlanPedido) {
    look()
    return outcome.send({ show: itemsWitness(matriculadoID, filas, DE_PLAN), done: close }, plan)
  }
  return (
    <MoneyDialog
      title="Crear Plan de Pagos"
      description={<ForMatriculado {...{ matriculadoID, quien }} />}
      className="max-w-2xl"
      {...{ outcome, typed, close }}
    >
      <CreatePlanForm
        {...{ matriculadoID, filas, cambios, create, close }}
        cuotas={reglas?.cuotasPlan ?? CUOTAS_DE_SIEMPRE}
        estima={reglas?.cuotasPlan === undefined}
        aviso={reglas && collectorsOf(reglas)}
        onTyped={setTyped}
      />
    </MoneyDialog>
  )
}
