'use client'

import { useState } from 'react'
import type { Diferencia } from '@/components/mudanza/diferencia/datos'
import { Told } from '@/components/mudanza/diferencia/told'
import { type Respondible, useAnswer } from '@/components/mudanza/diferencia/use-answer'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/radio'
import { type DecisionDeMudanza, DECISIONES, QUE_HACE } from '@/domain/mudanza/diferencia'
import { formatCount } from '@/domain/texto'

interface Props extends Respondible {
  decisiones: readonly DecisionDeMudanza[]
  respuesta: Diferencia['respuesta']
}

/** What somebody decides of one difference, or of all of its kind. It may be changed later. */
export function Answer({ decisiones, respuesta, ...respondible }: Props) {
  const { one, all, pendiente } = useAnswer(respondible)
  const [unica] = decisiones
  const sola = decisiones.length === 1
  const [elegida, setElegida] = useState(sola ? unica : respuesta?.valor)
  const dicha = elegida !== undefined && respuesta?.valor === elegida && !respuesta.deTodos
  const { cantidad } = respondible.todos
  // A balance is accepted one by one.
  const deTodos = cantidad > 1 && (sola || elegida !== 'aceptada')
  return (
    <div className="grid gap-3">
      <Told respuesta={respuesta} />
      {!sola && <Choices {...{ decisiones, elegida }} elige={setElegida} />}
      <div className="flex flex-wrap gap-2">
        {/* What was just pressed keeps the focus. */}
        <Button busy={pendiente || dicha} disabled={!elegida} onClick={() => elegida && one(elegida)}>
          {sola ? 'Aceptar la diferencia' : 'Guardar para este matriculado'}
        </Button>
        {deTodos && (
          <Button
            variant="outline"
            busy={pendiente}
            disabled={!elegida}
            onClick={() => elegida && all(elegida)}
          >
            {sola ? 'Aceptar' : 'Guardar'} para los {formatCount(cantidad)} en que pasa lo mismo
          </Button>
        )}
      </div>
    </div>
  )
}

interface ChoicesProps {
  decisiones: readonly DecisionDeMudanza[]
  elegida: DecisionDeMudanza | undefined
  elige: (valor: DecisionDeMudanza) => void
}

const Choices = ({ decisiones, elegida, elige }: ChoicesProps) => (
  <fieldset className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
    <legend className="mb-1 font-medium">La cuenta debe más que lo pendiente. ¿Qué vale?</legend>
    {decisiones.map((valor) => (
      <Radio
        key={valor}
        name="decision"
        value={valor}
        checked={elegida === valor}
        onChange={() => elige(valor)}
      >
        <span className="py-1">
          <span className="font-medium">{DECISIONES[valor]}</span>
          <span className="block text-sm text-muted-foreground">{QUE_HACE[valor]}</span>
        </span>
      </Radio>
    ))}
  </fieldset>
)
