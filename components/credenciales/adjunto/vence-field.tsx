import { useId } from 'react'
import { DateInput } from '@/components/form/date-input'
import { describe, FieldFrame } from '@/components/form/field-frame'

type Props = {
  /** YYYY-MM-DD, or the typed text while it is no date. */
  value: string | undefined
  error: string | undefined
  onChange: (value: string | undefined) => void
}

/** Empty for what does not expire. */
export function VenceField({ value, error, onChange }: Props) {
  const id = useId()
  return (
    <FieldFrame id={id} label="Vence (si vence)" error={error}>
      <DateInput {...describe(id, { error })} value={value} onChange={onChange} />
    </FieldFrame>
  )
}
