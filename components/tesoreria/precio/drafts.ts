import { useCallback, useSyncExternalStore } from 'react'
import type { FilaPrecio } from '@/components/tesoreria/precio/price-row'
import type { Centavos } from '@/domain/dinero'

/** An amount typed and not saved yet, on the price as it was read when the typing began. */
export interface Borrador {
  base: FilaPrecio
  monto: Centavos | string | undefined
  aviso?: string | undefined
  /** Saved, and the list has not been read again yet: shown, but no longer unsaved. */
  guardado?: boolean
}

/**
 * What is typed in the rows of a price list, kept outside of them: a row that is filtered out loses nothing, and typing
 * in one of five hundred draws that one alone.
 */
export interface Borradores {
  de: (id: number) => Borrador | undefined
  set: (id: number, borrador: Borrador | undefined) => void
  sinGuardar: () => number
  /** What is unsaved, by the price's id. */
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
