'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { type Address, hrefWith } from '@/components/data-table/address'
import { goTo } from '@/components/shell/go-to'
import { Combobox } from '@/components/ui/combobox'
import { Label } from '@/components/ui/label'
import type { Option } from '@/components/ui/options'

type Props = { address: Address; opciones: readonly Option[]; elegida: number | null }

/** Asks the page to count one specialty, which stands in its address; all of them while none is chosen. */
export function EspecialidadPicker({ address, opciones, elegida }: Props) {
  const id = useId()
  const router = useRouter()
  return (
    <div className="field w-full sm:w-80" data-print="hide">
      <Label htmlFor={id}>Especialidad</Label>
      <Combobox
        id={id}
        options={opciones}
        value={elegida}
        clearable
        placeholder="Todas"
        onChange={(next) =>
          next !== elegida &&
          goTo(hrefWith(address, { especialidad: next === null ? undefined : String(next) }), router)
        }
      />
    </div>
  )
}
