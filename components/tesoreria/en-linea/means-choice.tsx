'use client'

import { useId } from 'react'
import { Radio } from '@/components/ui/radio'
import { EFECTIVO_EN_MANO } from '@/domain/recibo'
import type { MedioDePago } from '@/lib/tesoreria/counter-rules'

/** A means of the counter, or online. */
export type Medio = MedioDePago | 'enLinea'

export const EFECTIVO: MedioDePago = { id: EFECTIVO_EN_MANO, nombre: 'Efectivo', pideReferencia: false }

type Props = {
  /** Cash first; one alone is not asked for. */
  medios: readonly Medio[]
  medio: Medio
  disabled: boolean
  choose: (medio: Medio) => void
}

export function MeansChoice({ medios, medio, disabled, choose }: Props) {
  const name = useId()
  if (medios.length < 2) return null
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1" disabled={disabled}>
      <legend className="mb-1 text-[0.8125rem] font-medium">Forma de Pago</legend>
      {medios.map((one) => (
        <Radio
          key={keyOf(one)}
          name={name}
          checked={keyOf(medio) === keyOf(one)}
          onChange={() => choose(one)}
        >
          {one === 'enLinea' ? 'En línea' : one.nombre}
        </Radio>
      ))}
    </fieldset>
  )
}

const keyOf = (medio: Medio) => (medio === 'enLinea' ? medio : medio.id)
