'use client'

import { type ReactNode, useEffect } from 'react'
import { ConvenioButton } from '@/components/tesoreria/plan-pagos/convenio-button'
import { AmountTable } from '@/components/tesoreria/pago/amount-table'
import { ScrollBox } from '@/components/tesoreria/pago/dialog-parts'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { Badge } from '@/components/ui/badge'
import { formatMoney, moneyOrDash } from '@/domain/dinero'
import { formatFecha, formatInstante, formatMes, monthNumber, partsOf, today } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Detalle = LeidoEn<'/plan_pagos/traerDetalle'>
type Cuota = NonNullable<Detalle['cuotas']>[number]
type Item = NonNullable<Detalle['items']>[number]

type Props = {
  planID: number
  /** Undefined where this person or this server does not break plans. */
  romper: (() => void) | undefined
  close: () => void
}

export function PlanDialog({ planID, romper, close }: Props) {
  const { estado, leer } = useLectura('/plan_pagos/traerDetalle')
  useEffect(() => void leer({ planID }), [leer, planID])
  const plan = estado.fase === 'lista' ? estado.datos : undefined
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent title={`Plan de Pagos ${planID}`} className="max-w-2xl">
        <DialogBody className="grid gap-4">
          {plan ? (
            <>
              <Facts plan={plan} />
              <Instalments cuotas={plan.cuotas ?? []} />
              <Items items={plan.items ?? []} roto={Boolean(plan.roto)} />
            </>
          ) : estado.fase === 'falla' ? (
            <p role="alert">No se pudo leer el plan: {estado.falla.mensaje}</p>
          ) : (
            <p role="status" className="inline-flex items-center gap-2 text-muted-foreground">
              <Spinner /> Leyendo el plan...
            </p>
          )}
        </DialogBody>
        <DialogFooter>
          {romper && plan && !plan.roto && !plan.finalizado && (
            <Button variant="destructive-outline" onClick={romper}>
              Rescindir el plan
            </Button>
          )}
          {plan && <ConvenioButton planID={planID} plan={plan} />}
          <Button variant="outline" onClick={close}>
            Cerrar
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const by = (quien: string | null | undefined) => (quien ? ` por ${quien}` : '')

function Facts({ plan }: { plan: Detalle }) {
  const { fechaCreacion, creadoPor, monto, observaciones, roto, rotoPor, motivo } = plan
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <Fact label="Creado">
        {fechaCreacion ? formatInstante(fechaCreacion) : '—'}
        {by(creadoPor)}
      </Fact>
      <Fact label="Monto Total">{moneyOrDash(monto)}</Fact>
      {observaciones && <Fact label="Observaciones">{observaciones}</Fact>}
      {roto && (
        <>
          <Fact label="Rescindido">
            {formatInstante(roto)}
            {by(rotoPor)}
          </Fact>
          <Fact label="Motivo">{motivo ?? '—'}</Fact>
        </>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </>
  )
}

function Instalments({ cuotas }: { cuotas: readonly Cuota[] }) {
  return (
    <ScrollBox label="Cuotas del plan">
      <AmountTable
        label="Cuotas del plan"
        filas={cuotas}
        columnas={[
          { titulo: 'Cuota', celda: (_, index) => <span className="tabular-nums">{index + 1}</span> },
          { titulo: 'Mes', celda: periodOf },
          { titulo: 'Monto', monto: true, celda: ({ monto }) => moneyOrDash(monto) },
          { titulo: 'Estado', celda: stateOf },
        ]}
      />
    </ScrollBox>
  )
}

const periodOf = ({ mes, anio }: Cuota): string => (mes && anio ? formatMes({ mes, anio }) : '—')

function stateOf({ pagada, nroRecibo, revertida, mes, anio }: Cuota): ReactNode {
  if (pagada)
    return (
      <>
        <Badge color="green">Pagada</Badge>{' '}
        <span className="text-muted-foreground">
          {formatFecha(pagada)}
          {nroRecibo ? `, recibo ${nroRecibo}` : ''}
        </span>
      </>
    )
  if (revertida) return <Badge color="red">Revertida</Badge>
  const overdue = mes && anio && monthNumber({ mes, anio }) < monthNumber(partsOf(today()))
  return overdue ? <Badge color="orange">Vencida</Badge> : <Badge color="grey">Pendiente</Badge>
}

function Items({ items, roto }: { items: readonly Item[]; roto: boolean }) {
  return (
    <ScrollBox label="Ítems que entraron en el plan">
      <AmountTable
        label="Ítems que entraron en el plan"
        filas={items}
        columnas={[
          { titulo: 'Ítem que entró en el plan', celda: ({ nombre }) => nombre ?? '—' },
          {
            titulo: 'Monto',
            monto: true,
            celda: ({ monto, volvio }) => (
              <>
                {moneyOrDash(monto)}
                {roto && (
                  <span className="block text-[0.8125rem] text-muted-foreground">
                    {volvio ? `Volvió a deberse ${formatMoney(volvio)}` : 'Pagado con el plan'}
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
    </ScrollBox>
  )
}
