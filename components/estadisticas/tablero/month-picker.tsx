'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { goTo } from '@/components/shell/go-to'
import { Combobox } from '@/components/ui/combobox'
import { Label } from '@/components/ui/label'
import type { Option } from '@/components/ui/options'

/** Asks the page for another month, which stands in its address. */
export function MonthPicker({
  meses,
  mes,
  ruta,
}: {
  meses: readonly Option<string>[]
  mes: string
  ruta: string
}) {
  const id = useId()
  const router = useRouter()
  return (
    <div className="field w-full sm:max-w-56">
      <Label htmlFor={id}>Mes</Label>
      <Combobox
        id={id}
        options={meses}
        value={mes}
        onChange={(next) => next && next !== mes && goTo(`${ruta}?mes=${next}`, router)}
      />
    </div>
  )
}
