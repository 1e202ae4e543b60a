'use client'

import { type ReactNode, useState } from 'react'
import { usePresent } from '@/components/llamada/use-present'
import type { Congelada } from '@/components/seleccion/freeze'
import { formatCount } from '@/domain/texto'

/** Which part of more than are issued at once, and the way to the next. */
type Tanda = { texto: string; next: (() => void) | undefined } | undefined

type Props = Congelada & {
  maximo: number
  close: () => void
  children: (ids: readonly number[], tanda: Tanda) => ReactNode
}

/** Those chosen, so many at a time by name, each part with its own preview and papers. */
export function Batches({ seleccionID, cantidad, maximo, close, children }: Props) {
  const [tanda, setTanda] = useState(0)
  const desde = tanda * maximo
  const hasta = Math.min(cantidad, desde + maximo)
  const told: Tanda =
    cantidad <= maximo
      ? undefined
      : {
          texto: `Del ${formatCount(desde + 1)} al ${formatCount(hasta)} de ${formatCount(cantidad)}, por nombre`,
          next: hasta < cantidad ? () => setTanda(tanda + 1) : undefined,
        }
  return (
    <Batch key={tanda} parte={{ seleccionID, desde, cantidad: maximo }} close={close}>
      {(ids) => children(ids, told)}
    </Batch>
  )
}

type BatchProps = {
  parte: { seleccionID: number; desde: number; cantidad: number }
  close: () => void
  children: (ids: readonly number[]) => ReactNode
}

function Batch({ parte, close, children }: BatchProps) {
  const { ahora, falla } = usePresent('/seleccion/traerLote', parte)
  if (falla)
    return (
      <button type="button" className="link" onClick={close} role="alert">
        {falla.mensaje}
      </button>
    )
  return ahora ? children(ahora.flatMap(({ id }) => id ?? [])) : null
}
