import { useId } from 'react'
import { Combobox } from '@/components/ui/combobox'
import { Label } from '@/components/ui/label'
import type { Option } from '@/components/ui/options'

type Props<Id extends string | number> = {
  label: string
  options: readonly Option<Id>[]
  value: Id
  onChange: (value: Id) => void
}

/** One of a list, always one. */
export function Choice<Id extends string | number>({ label, options, value, onChange }: Props<Id>) {
  const id = useId()
  return (
    <div className="field min-w-28 flex-1">
      <Label htmlFor={id}>{label}</Label>
      <Combobox
        id={id}
        options={options}
        value={value}
        onChange={(next) => next !== null && onChange(next)}
      />
    </div>
  )
}
