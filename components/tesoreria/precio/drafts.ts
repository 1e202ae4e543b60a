import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useTabDraft } from '@/components/pestanas/use-tab-draft'
import type { FilaPrecio } from '@/components/tesoreria/precio/precio-row'
import type { Centavos } from '@/domain/dinero'
import { keptAs } from '@/lib/borrador'

/** An unsaved amount, with the price as it was when the typing began. */
export interface Borrador {
  base: FilaPrecio
  monto: Centavos | string | undefined
  aviso?: string | undefined
  /** Saved, but the list has not been read again. */
  guardado?: boolean
}

/** Drafts are kept outside the rows: a row that is filtered out loses nothing, and typing draws only its own row. */
export interface Borradores {
  de: (id: number) => Borrador | undefined
  set: (id: number, borrador: Borrador | undefined) => void
  sinGuardar: () => number
  /** The unsaved ones by the price's id. */
  pendientes: () => [id: number, borrador: Borrador][]
  subscribe: (changed: () => void) => () => void
}

export function makeBorradores(): Borradores {
  const rows = new Map<number, Borrador>()
  const listeners = new Set<() => void>()
  const pendientes = () => [...rows].filter(([, { guardado }]) => !guardado)
  return {
    de: (id) => rows.get(id),
    set: (id, borrador) => {
      if (borrador) rows.set(id, borrador)
      else rows.delete(id)
      for (const changed of listeners) changed()
    },
    sinGuardar: () => pendientes().length,
    pendientes,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}

const NADA = () => undefined
export function useBorrador(borradores: Borradores, id: number): Borrador | undefined {
  return useSyncExternalStore(
    borradores.subscribe,
    useCallback(() => borradores.de(id), [borradores, id]),
    NADA,
  )
}

const NINGUNO = () => 0
export const useSinGuardar = ({ subscribe, sinGuardar }: Borradores): number =>
  useSyncExternalStore(subscribe, sinGuardar, NINGUNO)

const PRECIOS = keptAs<readonly [id: number, borrador: Borrador][]>('precios.2')

/**
 * In tabs mode the amounts typed and not saved are there again when the tab is shown, each on the price as it was read
 * then. Answers whether they are kept; where they are not, leaving asks.
 */
export function useKeptPrices(borradores: Borradores): boolean {
  const tab = useTabDraft(PRECIOS)
  useEffect(() => {
    if (!tab) return
    for (const [id, borrador] of tab.read() ?? []) if (!borradores.de(id)) borradores.set(id, borrador)
    return borradores.subscribe(() => {
      const filas = borradores.pendientes()
      tab.keep(filas.length > 0 ? filas : undefined)
    })
  }, [tab, borradores])
  return tab !== undefined
}
