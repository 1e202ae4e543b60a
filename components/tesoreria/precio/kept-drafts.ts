import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { openTabs } from '@/components/pestanas/open-tabs'
import { keyOf } from '@/components/pestanas/tabs'
import type { Borrador, Borradores } from '@/components/tesoreria/precio/drafts'
import { useDueno } from '@/components/shell/dueno'
import { useAjustes } from '@/components/shell/use-ajustes'
import { dropBorrador, readBorrador, saveBorrador } from '@/lib/borrador'

const DE = 'precios.1'

/** JSON has no centavos. */
const packed = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? { centavos: String(value) } : value

function unpacked(_: string, value: unknown): unknown {
  const packed = typeof value === 'object' && value !== null && 'centavos' in value && value.centavos
  return typeof packed === 'string' ? BigInt(packed) : value
}

type Fila = [id: number, borrador: Borrador]

function read(dueno: string): readonly Fila[] {
  const kept = readBorrador(DE, dueno)
  return typeof kept === 'string' ? (JSON.parse(kept, unpacked) as Fila[]) : []
}

/**
 * In tabs mode unsaved amounts come back with their tab. Answers whether they are kept; where they are not, leaving
 * asks.
 */
export function useKeptPrices(borradores: Borradores): boolean {
  const { multipestana } = useAjustes()
  const dueno = useDueno()
  const [clave] = useState(keyOf(usePathname()))
  const keeps = multipestana && dueno !== ''
  useEffect(() => {
    if (!keeps) return
    for (const [id, borrador] of read(dueno)) if (!borradores.de(id)) borradores.set(id, borrador)
    return borradores.subscribe(() => {
      const filas = borradores.pendientes()
      if (filas.length > 0) saveBorrador(DE, dueno, JSON.stringify(filas, packed))
      else dropBorrador(DE, dueno)
      openTabs.keep(clave, filas.length > 0 ? DE : undefined)
    })
  }, [keeps, borradores, dueno, clave])
  return keeps
}
