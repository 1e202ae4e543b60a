'use client'

import { useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { useGrowing } from '@/components/espera/use-growing'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import type { FilaPlan } from '@/components/tesoreria/plan-pagos/plan-row'
import { porPedido } from '@/components/ui/por-pedido'
import { Badge } from '@/components/ui/badge'

const PlanDialog = porPedido(() =>
  import('@/components/tesoreria/plan-pagos/plan-dialog').then((module) => module.PlanDialog),
)
const BreakDialog = porPedido(() =>
  import('@/components/tesoreria/plan-pagos/break-dialog').then((module) => module.BreakDialog),
)

type Props = {
  content: TableContent<FilaPlan>
  address: Address
}

type Abierto = { planID: number; que: 'ver' | 'romper' }

export function PlanTable({ content, address }: Props) {
  const { permisos, registra } = useMostrador()
  const rompe = permisos.has('planes.crear')
  const [open, setOpen] = useState<Abierto>()
  const columns = useMemo(() => (registra ? [...DATOS, actions(rompe, setOpen)] : DATOS), [registra, rompe])
  const close = () => setOpen(undefined)
  return (
    <>
      <DataTable
        label="Planes de Pagos"
        columns={columns}
        content={useGrowing(content)}
        rowKey={({ id, fechaCreacion }) => `${id} ${fechaCreacion}`}
        empty={{ text: 'No tiene planes de pagos' }}
        address={address}
      />
      {open && (
        <>
          {open.que === 'ver' ? (
            <PlanDialog
              planID={open.planID}
              romper={rompe ? () => setOpen({ ...open, que: 'romper' }) : undefined}
              close={close}
            />
          ) : (
            <BreakDialog planID={open.planID} close={close} />
          )}
        </>
      )}
    </>
  )
}

/** To see a plan's inside and to break it. */
const actions = (rompe: boolean, open: (what: Abierto) => void): Column<FilaPlan> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '9rem',
  cell: ({ id, finalizado, roto }) =>
    id === undefined ? null : (
      <span className="inline-flex gap-1">
        <button
          type="button"
          className="cell-action"
          aria-label={`Ver el plan ${id}`}
          onClick={() => open({ planID: id, que: 'ver' })}
        >
          Ver
        </button>
        {rompe && !finalizado && !roto && (
          <button
            type="button"
            className="cell-action"
            aria-label={`Rescindir el plan ${id}`}
            onClick={() => open({ planID: id, que: 'romper' })}
          >
            Rescindir
          </button>
        )}
      </span>
    ),
})

const DATOS: readonly Column<FilaPlan>[] = [
  { id: 'id', label: 'ID', kind: 'number', title: true, width: '5rem', align: 'start' },
  { id: 'cuotas', label: 'Cuotas Pagadas / Cuotas', kind: 'text', width: '11rem' },
  {
    id: 'finalizado',
    label: 'Finalizado',
    kind: 'own',
    cell: ({ finalizado, roto }) =>
      roto ? (
        <Badge color="red">{roto}</Badge>
      ) : finalizado === undefined ? null : (
        <Badge color={finalizado ? 'green' : 'grey'}>{finalizado ? 'Si' : 'No'}</Badge>
      ),
  },
  { id: 'monto', label: 'Monto Total', kind: 'money', width: '10rem' },
  { id: 'montoCuota', label: 'Monto Cuota', kind: 'money', width: '10rem' },
  { id: 'fechaCreacion', label: 'Fecha de Creacion', kind: 'instant', width: '11rem' },
]
