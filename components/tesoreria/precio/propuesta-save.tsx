'use client'

import { Save } from '@/components/ui/icons'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActoSelect } from '@/components/catalogos/acto/acto-select'
import { useLlamada } from '@/components/llamada/use-llamada'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Props = EntradaEn<'/concepto/proponerAnio'>

const countText = (cantidad: number) => (cantidad === 1 ? '1 precio' : `${cantidad} precios`)

/** Saves exactly what is shown, or nothing: the API checks count and total. */
export function PropuestaSave(propuesta: Props) {
  const { anio, cantidad } = propuesta
  const router = useRouter()
  const [actoID, setActoID] = useState<number>()
  const { enviar, pendiente } = useLlamada('/concepto/proponerAnio', {
    exito: ({ cantidad: made = 0 }) =>
      made === 1 ? `Se agregó 1 precio de ${anio}` : `Se agregaron ${made} precios de ${anio}`,
    fracaso: 'No se pudieron guardar los precios',
    destino: `${rutas.costoMatriculas()}?anio=${anio}`,
  })
  async function save() {
    const result = await enviar({ ...propuesta, actoID })
    // Somebody was faster, or no answer came, so the present state is read.
    if (result && !result.ok) router.refresh()
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <ActoSelect
        label="Resolución que fija los precios"
        className="w-full max-w-xl"
        value={actoID}
        onChange={setActoID}
      />
      <Button onClick={() => void save()} busy={pendiente} className="max-sm:w-full">
        {pendiente ? <Spinner /> : <Save aria-hidden />}
        {pendiente ? 'Guardando...' : `Guardar ${countText(cantidad)} de ${anio}`}
      </Button>
    </div>
  )
}
