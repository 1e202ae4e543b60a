'use client'

import { useRouter } from 'next/navigation'
import { useId, useOptimistic, useTransition } from 'react'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { beginProgress } from '@/components/shell/progress'
import { Combobox } from '@/components/ui/combobox'
import type { Option } from '@/components/ui/options'

type Props = {
  /** With whatever else the address holds. */
  path: string
  mes: string
  options: readonly Option<string>[]
  error: string | undefined
}

/** The month is in the address; another month closes what was open of the first. */
export function MonthPicker({ path, mes, options, error }: Props) {
  const id = useId()
  const router = useRouter()
  const [, start] = useTransition()
  const [shown, setShown] = useOptimistic(mes)

  function choose(next: string | null) {
    if (next === null || next === shown) return
    const href = `${path}${path.includes('?') ? '&' : '?'}mes=${next}`
    beginProgress(href)
    start(() => {
      setShown(next)
      router.push(href, { scroll: false })
    })
  }

  return (
    <FieldFrame id={id} label="Mes" error={error} className="w-full sm:w-72 print:hidden">
      <Combobox
        {...describe(id, { error, hint: undefined, required: false })}
        options={options}
        value={shown}
        onChange={choose}
      />
    </FieldFrame>
  )
}
