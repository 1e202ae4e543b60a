'use client'

import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { useGrowing } from '@/components/espera/use-growing'
import { PENDIENTE_DATOS } from '@/components/tesoreria/pago/pending-columns'
import { PendingChoice } from '@/components/tesoreria/pago/pending-choice'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { porPedido } from '@/components/ui/por-pedido'

const CreatePlanDialog = porPedido(() =>
  import('@/components/tesoreria/plan-pagos/create-dialog').then((module) => module.CreatePlanDialog),
)

type Props = {
  content: TableContent<FilaPendiente>
  address: Address
}

/** Months and concepts may enter a plan, instalments may not. */
export function PlanItems({ content, address }: Props) {
  return (
    <section className="mt-6 grid grid-cols-1 gap-3" aria-labelledby="items-de-un-plan">
      <div>
        <h2 id="items-de-un-plan" className="text-base font-semibold">
          Crear Plan de Pagos
        </h2>
        <p className="text-muted-foreground">Elija los ítems pendientes que entran en el plan.</p>
      </div>
      <PendingChoice
        label="Ítems pendientes"
        columns={PENDIENTE_DATOS}
        content={useGrowing(content)}
        empty={{ text: 'No hay ítems pendientes' }}
        address={address}
        texts={['ítem seleccionado', 'ítems seleccionados']}
        nothing="Elija al menos un ítem"
        button="Crear Plan de Pagos"
        prepare={CreatePlanDialog.fetch}
        dialog={CreatePlanDialog}
      />
    </section>
  )
}
