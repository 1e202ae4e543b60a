'use client'

import { useId } from 'react'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Combobox } from '@/components/ui/combobox'
import type { Option } from '@/components/ui/options'

type Props = {
  label: string
  options: readonly Option<string>[]
  value: string | null
  onChange: (value: string | null) => void
  error: string | undefined
}

/** A month or an entity that must be chosen before a file is made or loaded. */
export function Choice({ label, error, ...box }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} required error={error} className="w-full sm:w-72">
      <Combobox {...describe(id, { error, hint: undefined, required: true })} {...box} />
    </FieldFrame>
  )
}
