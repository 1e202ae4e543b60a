import { TriangleAlert } from '@/components/ui/icons'
import { type ReactNode, useId } from 'react'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { AmountTable } from '@/components/tesoreria/pago/amount-table'
import { countMonths } from '@/components/tesoreria/pago/counts'
import { ScrollBox, TotalLine } from '@/components/tesoreria/pago/dialog-parts'
import { ActFooter } from '@/components/ui/act-footer'
import { DangerNotice } from '@/components/ui/danger-notice'
import { DialogBody } from '@/components/ui/dialog'
import { Radio } from '@/components/ui/radio'
import { formatMoney } from '@/domain/dinero'
import { ESTADOS, ESTADOS_CON_CUOTA } from '@/domain/estados'
import { formatMes } from '@/domain/fechas'
import { escrito } from '@/lib/ortografia/escrito'
import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Plan = LeidoEn<'/pago/simularMatriculaAdelantada'>

type Props = {
  cantidad: number
  plan: Plan | undefined
  falta: string | undefined
  tipo: number | null | undefined
  choose: (tipoMatriculaID: number) => void
  cambios: readonly string[]
  /** What the member's state says to it, and whether that closes it. */
  reason: ReactNode
  closed: boolean
  pendiente: boolean
  espera: boolean
  generate: () => void
  close: () => void
}

export function GeneratePropuesta(props: Props) {
  const { cantidad, plan, falta, tipo, choose, cambios, pendiente, espera, reason, closed, generate, close } =
    props
  const sinPrecio = plan?.sinPrecio ?? []
  const waits = closed || pendiente || espera || sinPrecio.length > 0 || (falta !== undefined && !plan)
  return (
    <>
      <DialogBody className="grid gap-4">
        {reason}
        <ChangedNotice cambios={cambios} />
        {(plan ?? falta) !== undefined && (
          <TypeChoice value={tipo} disabled={pendiente} choose={choose} hint={plan ? undefined : falta} />
        )}
        {sinPrecio.length > 0 && <Missing nombres={sinPrecio} />}
        {plan && <Months plan={plan} />}
        {!plan && falta === undefined && (
          <p>
            {cantidad === 1
              ? 'Se va a generar 1 cuota adelantada'
              : `Se van a generar ${cantidad} cuotas adelantadas`}{' '}
            al precio que tenga el servidor.
          </p>
        )}
      </DialogBody>
      <ActFooter {...{ close, pendiente }} disabled={waits} act={generate}>
        {pendiente ? 'Generando...' : `Generar ${countMonths(plan?.meses?.length ?? cantidad)}`}
      </ActFooter>
    </>
  )
}

type ChoiceProps = {
  value: number | null | undefined
  disabled: boolean
  choose: (id: number) => void
  hint: string | undefined
}

function TypeChoice({ value, disabled, choose, hint }: ChoiceProps) {
  const name = useId()
  const hintId = useId()
  return (
    <fieldset
      className="flex flex-wrap gap-x-5 gap-y-1"
      disabled={disabled}
      aria-describedby={hint && hintId}
    >
      <legend className="mb-1 text-[0.8125rem] font-medium">{escrito('Tipo de Matricula')}</legend>
      {ESTADOS_CON_CUOTA.map((id) => (
        <Radio key={id} name={name} checked={value === id} onChange={() => choose(id)}>
          {ESTADOS[id]}
        </Radio>
      ))}
      {hint && (
        <p id={hintId} className="w-full text-muted-foreground">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

function Missing({ nombres }: { nombres: readonly string[] }) {
  return (
    <DangerNotice role="alert" icon={TriangleAlert} title="No se pueden generar estas cuotas">
      <ul className="mt-1 list-disc pl-10">
        {nombres.map((nombre) => (
          <li key={nombre}>{nombre}</li>
        ))}
      </ul>
    </DangerNotice>
  )
}

function Months({ plan }: { plan: Plan }) {
  return (
    <div>
      <ScrollBox label="Cuotas que se van a generar">
        <AmountTable
          label="Cuotas que se van a generar"
          filas={plan.meses ?? []}
          columnas={[
            { titulo: 'Mes', celda: (mes) => formatMes(mes) },
            {
              titulo: 'Precio',
              monto: true,
              celda: ({ monto }) => (monto === null ? 'Sin precio' : formatMoney(monto)),
            },
          ]}
        />
      </ScrollBox>
      {(plan.sinPrecio ?? []).length === 0 && <TotalLine total={plan.total} />}
    </div>
  )
}
