'use client'

import { useState } from 'react'
import { useGuardedClose } from '@/components/form/guarded-close'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { useItems } from '@/components/tesoreria/pago/use-items'
import { UnknownOutcome } from '@/components/tesoreria/pago/unknown-outcome'
import { CreatePlanForm } from '@/components/tesoreria/plan-pagos/create-form'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import { CUOTAS_DE_SIEMPRE } from '@/domain/plan'
import type { EntradaEn } from '@/lib/llamada/rutas-de-llamada'

export type PlanPedido = EntradaEn<'/plan_pagos/crear'>

type Props = {
  /** The chosen pending items. */
  elegidas: readonly FilaPendiente[]
  /** The list they were chosen from, as it was read last. */
  lista: readonly FilaPendiente[] | undefined
  /** Called when the plan was made too: the selection is gone with its items. */
  close: () => void
}

const TITULO = 'Crear Plan de Pagos'
const DE_PLAN = {
  que: 'el plan se creó',
  hecho: 'el plan quedó creado, o alguien los cobró. Mire los planes de pagos y la cuenta corriente.',
  verbo: 'crearlo',
  repetir: 'Crear de nuevo',
  riesgo: 'quedan dos planes por la misma deuda',
}

/** 'Crear Plan de Pagos' on chosen pending items (S2 2, 5, 9), wherever they are chosen. */
export function CreatePlanDialog(props: Props) {
  const { elegidas, lista, close } = props
  const { filas, cambios, look } = useItems(elegidas, lista)
  const [incierto, setIncierto] = useState<{ plan: PlanPedido; filas: readonly FilaPendiente[] }>()
  const { matriculadoID, quien, reglas } = useMostrador()
  // How many instalments are proposed: the spec's where the server has no rule for it.
  const cuotas = reglas?.cuotasPlan
  const [typed, setTyped] = useState(false)
  const leave = useGuardedClose(typed && !incierto, close)
  const { enviar, pendiente } = useLlamada('/plan_pagos/crear', {
    exito: 'Plan de Pagos creado correctamente',
    fracaso: 'No se pudo realizar el pago',
    cuentaIncierto: true,
    enCampos: true,
    relee: true,
  })

  async function create(plan: PlanPedido, sobre = filas) {
    look()
    const result = await enviar(plan)
    if (!result) return {}
    setIncierto(!result.ok && isUncertain(result) ? { plan, filas: sobre } : undefined)
    if (result.ok) close()
    return result.ok ? {} : result.errores
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={TITULO}
        description={quien}
        className="max-w-2xl"
        onOpenAutoFocus={focusFirstField}
      >
        {incierto ? (
          <UnknownOutcome
            filas={incierto.filas}
            textos={DE_PLAN}
            repetir={() => void create(incierto.plan, incierto.filas)}
            pendiente={pendiente}
            close={close}
          />
        ) : (
          <CreatePlanForm
            matriculadoID={matriculadoID}
            filas={filas}
            cambios={cambios}
            cuotas={cuotas ?? CUOTAS_DE_SIEMPRE}
            estima={cuotas === undefined}
            create={(plan) => create(plan)}
            onTyped={setTyped}
            close={close}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
