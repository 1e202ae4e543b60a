'use client'

import { useEffect, useId } from 'react'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Combobox } from '@/components/ui/combobox'
import { namedOptions } from '@/components/ui/options'
import { useLectura } from '@/lib/llamada/use-lectura'

type Props = {
  label: string
  className?: string
  /** What was refused of the chosen one. */
  rechazo?: string | undefined
  required?: boolean
  value: number | undefined
  onChange: (actoID: number | undefined) => void
}

/** The act on which something is to rest, of those in force. */
export function ActoSelect({ label, className, rechazo, required = false, value, onChange }: Props) {
  const id = useId()
  const { estado, leer } = useLectura('/acto/traerTodosSelect')
  useEffect(() => void leer({}), [leer])
  const error = rechazo ?? (estado.fase === 'falla' ? estado.falla.mensaje : undefined)
  return (
    <div className={className}>
      <FieldFrame {...{ id, label, error, required }}>
        <Combobox
          {...describe(id, { error, required })}
          options={estado.fase === 'lista' ? namedOptions(estado.datos) : []}
          placeholder={estado.fase === 'leyendo' ? 'Cargando…' : required ? 'Elegir…' : 'Sin resolución'}
          clearable={!required}
          value={value ?? null}
          onChange={(chosen) => onChange(chosen ?? undefined)}
        />
      </FieldFrame>
    </div>
  )
}
