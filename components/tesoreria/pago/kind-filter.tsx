'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { CASILLAS } from '@/components/tesoreria/pago/kinds'
import { beginProgress } from '@/components/shell/progress'
import { Checkbox } from '@/components/ui/checkbox'

export function KindFilter({ address }: { address: Address }) {
  const router = useRouter()
  const [, start] = useTransition()
  const [params, setParams] = useOptimistic(address.params)

  function set(clave: string, on: boolean) {
    const next: Record<string, string> = { ...params, [clave]: on ? '' : '0' }
    const href = hrefWith({ path: address.path, params: next }, {})
    beginProgress(href)
    start(() => {
      setParams(next)
      router.replace(href, { scroll: false })
    })
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <legend className="sr-only">Qué se muestra</legend>
      {CASILLAS.map(({ clave, label }) => (
        <label
          key={clave}
          className="inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
        >
          <Checkbox checked={params[clave] !== '0'} onChange={(event) => set(clave, event.target.checked)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
