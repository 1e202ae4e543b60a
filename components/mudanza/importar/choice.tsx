'use client'

import { type ReactNode, useId } from 'react'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Combobox } from '@/components/ui/combobox'
import type { Option } from '@/components/ui/options'

type Props<Id extends string | number> = {
  label: string
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  disabled?: boolean
  placeholder?: string
  className?: string
}

/** A labelled choice that is heard as soon as it is made. */
export function Choice<Id extends string | number>(props: Props<Id>) {
  const { label, hint, error, required, className, onChange, placeholder, ...box } = props
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, required, className }}>
      <Combobox
        {...describe(id, { hint, error, required })}
        {...(placeholder ? { placeholder } : {})}
        {...box}
        onChange={(next) => next !== null && onChange(next)}
      />
    </FieldFrame>
  )
}
