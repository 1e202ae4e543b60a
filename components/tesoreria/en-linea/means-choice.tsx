'use client'

import { useId } from 'react'
import { Radio } from '@/components/ui/radio'

export type Medio = 'efectivo' | 'enLinea'
const MEDIOS: readonly { medio: Medio; label: string }[] = [
  { medio: 'efectivo', label: 'Efectivo' },
  { medio: 'enLinea', label: 'En línea' },
]

type Props = { medio: Medio; disabled: boolean; choose: (medio: Medio) => void }

export function MeansChoice({ medio, disabled, choose }: Props) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1" disabled={disabled}>
      <legend className="mb-1 text-[0.8125rem] font-medium">Forma de Pago</legend>
      {MEDIOS.map(({ medio: one, label }) => (
        <Radio key={one} name={name} checked={medio === one} onChange={() => choose(one)}>
          {label}
        </Radio>
      ))}
    </fieldset>
  )
}
