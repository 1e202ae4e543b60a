'use client'

import { showErrors } from '@/components/form/show-errors'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { FormErrors } from '@/components/form/form-errors'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { NumberField } from '@/components/form/value-fields'
import { TotalLine, holdEnter } from '@/components/tesoreria/pago/dialog-parts'
import { ItemLines, linesOf, SIN_ITEMS } from '@/components/tesoreria/pago/item-lines'
import { ObservationsField } from '@/components/tesoreria/pago/observations-field'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { Info } from '@/components/ui/icons'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { CERO, type Centavos, formatMoney, sumMoney, moneyOrDash } from '@/domain/dinero'
import { instalmentsOf, MAX_CUOTAS_PLAN } from '@/domain/plan'
import type { EntradaEn } from '@/lib/llamada/call-paths'

export type PlanPedido = EntradaEn<'/plan_pagos/crear'>

type Valores = { cuotas: number | string | undefined; observaciones: string }

const ETIQUETAS = { cuotas: 'Cantidad de Cuotas', observaciones: 'Observaciones' }
const CUOTAS_MAL = `Ingrese la cantidad de cuotas, entre 1 y ${MAX_CUOTAS_PLAN}`
const DEMASIADAS = 'Son demasiadas cuotas para ese total'

type Props = {
  matriculadoID: number
  filas: readonly FilaPendiente[]
  cambios: readonly string[]
  /** The proposed number. */
  cuotas: number
  /** The server's way of dividing is unknown. */
  estima: boolean
  /** Said before the plan is made. */
  aviso: string | undefined
  /** Answers the errors by field. */
  create: (plan: PlanPedido) => Promise<Readonly<Record<string, string>>>
  onTyped: (typed: boolean) => void
  close: () => void
}

export function CreatePlanForm(props: Props) {
  const { matriculadoID, filas, cambios, cuotas: propuestas, estima, aviso, create, onTyped, close } = props
  const total = sumMoney(filas.map(({ monto }) => monto ?? CERO))
  const form = useForm<Valores>({ defaultValues: { cuotas: propuestas, observaciones: '' } })
  const { isDirty } = form.formState
  const cuotas = useWatch({ control: form.control, name: 'cuotas' })
  useEffect(() => onTyped(isDirty), [isDirty, onTyped])

  async function submit({ cuotas, observaciones }: Valores) {
    if (!isCantidad(cuotas) || !instalmentsOf(total, cuotas)) {
      const message = isCantidad(cuotas) ? DEMASIADAS : CUOTAS_MAL
      return form.setError('cuotas', { message }, { shouldFocus: true })
    }
    const errores = await create({
      matriculadoID,
      lineas: linesOf(filas),
      monto: total,
      cuotas,
      observaciones: observaciones.trim() || undefined,
    })
    showErrors(form, errores, ETIQUETAS)
  }

  return (
    <Form form={form} onSubmit={submit}>
      <DialogBody className="grid gap-4">
        <FormErrors control={form.control} labels={ETIQUETAS} />
        <ChangedNotice cambios={cambios}>{filas.length === 0 ? SIN_ITEMS : undefined}</ChangedNotice>
        <ItemLines label="Ítems que entran en el plan" filas={filas} />
        <TotalLine total={total} />
        <div className="grid gap-4 sm:grid-cols-2" onKeyDown={holdEnter}>
          <NumberField control={form.control} name="cuotas" label={ETIQUETAS.cuotas} required />
          <Instalments {...{ total, cuotas, estima }} />
          <ObservationsField control={form.control} name="observaciones" className="sm:col-span-2" />
        </div>
        {aviso && (
          <p className="flex items-start gap-2 text-muted-foreground">
            <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
            {aviso}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <CancelButton close={close} />
        <SubmitButton savingText="Creando..." disabled={filas.length === 0}>
          Crear Plan de Pagos
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}

const isCantidad = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_CUOTAS_PLAN

type InstalmentProps = { total: Centavos; cuotas: Valores['cuotas']; estima: boolean }

/** The last instalment takes the rounding. */
function Instalments({ total, cuotas, estima }: InstalmentProps) {
  const partes = isCantidad(cuotas) ? instalmentsOf(total, cuotas) : undefined
  const first = partes?.[0]
  const last = partes?.at(-1)
  return (
    <div className="self-start" aria-live="polite">
      <p className="text-[0.8125rem] font-medium">Monto {estima && 'aproximado '}de cada cuota</p>
      <p className="mt-1 min-h-9 text-lg font-semibold tabular-nums">
        {moneyOrDash(first)}
        {!estima && last !== undefined && last !== first && (
          <span className="block text-sm font-normal text-muted-foreground">
            La última, de {formatMoney(last)}
          </span>
        )}
      </p>
    </div>
  )
}
