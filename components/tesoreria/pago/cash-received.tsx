import { type Control, useWatch } from 'react-hook-form'
import { TextField } from '@/components/form/text-field'
import { MoneyField } from '@/components/form/value-fields'
import { type Centavos, formatMoney, subtract } from '@/domain/dinero'
import { EFECTIVO_EN_MANO } from '@/domain/recibo'
import type { MedioDePago } from '@/lib/tesoreria/counter-rules'

/** What was handed over and what goes back: told and never stored. */
export interface Vuelto {
  recibido: Centavos
  vuelto: Centavos
}

/** What a means asks for: the number of its paper, or how much cash was handed over. */
export type DelMedio = { recibido: Centavos | undefined; referencia: string }

/** Undefined where nothing was typed or it does not reach. */
export const changeOf = (recibido: unknown, total: Centavos): Vuelto | undefined =>
  typeof recibido === 'bigint' && recibido >= total
    ? { recibido: recibido as Centavos, vuelto: subtract(recibido as Centavos, total) }
    : undefined

type Props = { control: Control<DelMedio>; medio: MedioDePago; total: Centavos }

export const MeansFields = ({ control, medio, total }: Props) =>
  medio.id === EFECTIVO_EN_MANO ? (
    <CashReceived {...{ control, total }} />
  ) : (
    <TextField
      control={control}
      name="referencia"
      label="Número de referencia"
      maxLength={60}
      required={medio.pideReferencia}
      className="sm:col-span-2"
      hint={`De ${medio.nombre}: con él se encuentra el dinero en el banco`}
    />
  )

/** An aid at the counter: it moves no money and stops nobody. */
function CashReceived({ control, total }: Omit<Props, 'medio'>) {
  const recibido = useWatch({ control, name: 'recibido' })
  const change = changeOf(recibido, total)
  return (
    <>
      <MoneyField control={control} name="recibido" label="Recibido" />
      <p
        role="status"
        className="flex items-baseline justify-between gap-4 self-end rounded-lg bg-muted px-4 py-2"
      >
        <span>{typeof recibido === 'bigint' && !change ? 'Falta' : 'Vuelto'}</span>
        <strong className="text-lg font-semibold tabular-nums">{wordsOf(recibido, change, total)}</strong>
      </p>
    </>
  )
}

function wordsOf(recibido: unknown, change: Vuelto | undefined, total: Centavos): string {
  if (change) return formatMoney(change.vuelto)
  return typeof recibido === 'bigint' ? formatMoney(subtract(total, recibido as Centavos)) : '—'
}
