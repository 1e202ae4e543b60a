'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState, useTransition } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { DateRangeInput, rangeProblem } from '@/components/form/date-range-input'
import { NO_ADDRESS } from '@/components/form/no-address'
import { beginProgress } from '@/components/shell/progress'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { Fecha } from '@/domain/fechas'

type Props = { address: Address; desde: Fecha; hasta: Fecha }

/**
 * Keeps the range in the address without a history entry, so that 'Volver' leads to the record. A wrong range changes
 * nothing.
 */
export function RangeForm({ address, desde, hasta }: Props) {
  const router = useRouter()
  const [range, setRange] = useState<{ desde: string | undefined; hasta: string | undefined }>({
    desde,
    hasta,
  })
  const [error, setError] = useState<string>()
  const [pending, start] = useTransition()

  function apply(event: FormEvent) {
    event.preventDefault()
    const problem = rangeProblem(range.desde, range.hasta)
    setError(problem)
    if (problem) return
    const href = hrefWith(address, range)
    beginProgress(href)
    start(() => router.replace(href, { scroll: false }))
  }

  return (
    <form {...NO_ADDRESS} onSubmit={apply} className="flex flex-wrap items-start gap-2.5 max-sm:w-full">
      <DateRangeInput
        label="Rango de Fechas"
        {...range}
        error={error}
        onChange={(next) => {
          setError(undefined)
          setRange(next)
        }}
      />
      <Button variant="outline" type="submit" className="max-sm:w-full sm:mt-[1.4375rem]">
        {pending && <Spinner />}
        Ver
      </Button>
    </form>
  )
}
