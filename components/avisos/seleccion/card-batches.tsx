'use client'

import { useState } from 'react'
import { CardsDialog } from '@/components/credenciales/carnet/cards-dialog'
import { usePresent } from '@/components/llamada/use-present'
import type { Congelada } from '@/components/seleccion/freeze'
import { MAX_CARNETS } from '@/domain/carnet'
import { formatCount } from '@/domain/texto'
import type { Emisor } from '@/lib/tesoreria/emisor'

type Props = Congelada & { emisor: Emisor; close: () => void; done: () => void }

/** Cards of those chosen, so many at a time by name, each part with its own preview and sheets. */
export function CardBatches({ seleccionID, cantidad, ...props }: Props) {
  const [tanda, setTanda] = useState(0)
  const parte = { seleccionID, desde: tanda * MAX_CARNETS, cantidad: MAX_CARNETS }
  return (
    <Batch
      key={tanda}
      parte={parte}
      tanda={
        cantidad <= MAX_CARNETS
          ? undefined
          : {
              texto: `Del ${formatCount(parte.desde + 1)} al ${formatCount(Math.min(cantidad, parte.desde + MAX_CARNETS))} de ${formatCount(cantidad)}, por nombre`,
              next: parte.desde + MAX_CARNETS < cantidad ? () => setTanda(tanda + 1) : undefined,
            }
      }
      {...props}
    />
  )
}

type BatchProps = Omit<Props, keyof Congelada> & {
  parte: { seleccionID: number; desde: number; cantidad: number }
  tanda: { texto: string; next: (() => void) | undefined } | undefined
}

function Batch({ parte, ...props }: BatchProps) {
  const { ahora, falla } = usePresent('/seleccion/traerLote', parte)
  const { close } = props
  const ids = ahora?.flatMap(({ id }) => id ?? [])
  if (falla)
    return (
      <button type="button" className="link" onClick={close} role="alert">
        {falla.mensaje}
      </button>
    )
  return ids ? <CardsDialog ids={ids} {...props} /> : null
}
