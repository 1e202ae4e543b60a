'use client'

import { Suspense, lazy, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { SelectionTable } from '@/components/data-table/selection-table'
import { useGrowing } from '@/components/espera/use-growing'
import { PENDIENTE_DATOS } from '@/components/tesoreria/pago/pending-columns'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { Button } from '@/components/ui/button'
import { CERO } from '@/domain/dinero'

const CreatePlanDialog = lazy(() =>
  import('@/components/tesoreria/plan-pagos/create-dialog').then((module) => ({
    default: module.CreatePlanDialog,
  })),
)
const fetchDialog = () => void import('@/components/tesoreria/plan-pagos/create-dialog')

type Props = {
  content: TableContent<FilaPendiente>
  address: Address
}

const rowKey = ({ clave }: FilaPendiente) => clave
const canSelect = ({ traba }: FilaPendiente) => traba ?? true
const amount = ({ monto }: FilaPendiente) => monto ?? CERO

/** Months and concepts may enter a plan, instalments may not. */
export function PlanItems({ content, address }: Props) {
  const [chosen, setChosen] = useState<readonly FilaPendiente[]>()
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="items-de-un-plan">
      <div>
        <h2 id="items-de-un-plan" className="text-base font-semibold">
          Crear Plan de Pagos
        </h2>
        <p className="text-soft">Elija los ítems pendientes que entran en el plan.</p>
      </div>
      <SelectionTable
        label="Ítems pendientes"
        columns={PENDIENTE_DATOS}
        content={useGrowing(content)}
        rowKey={rowKey}
        empty={{ text: 'No hay ítems pendientes' }}
        address={address}
        selection={{
          texts: ['ítem seleccionado', 'ítems seleccionados'],
          canSelect,
          amount,
          actions: (selected) => (
            <Button
              variant="primary"
              disabled={selected.length === 0}
              title={selected.length === 0 ? 'Elija al menos un ítem' : undefined}
              onPointerEnter={fetchDialog}
              onFocus={fetchDialog}
              onClick={() => setChosen(selected)}
            >
              Crear Plan de Pagos
            </Button>
          ),
        }}
      />
      {chosen && (
        <Suspense>
          <CreatePlanDialog
            elegidas={chosen}
            lista={content.state === 'rows' ? content.rows : undefined}
            close={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
