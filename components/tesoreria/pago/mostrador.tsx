'use client'

import { type ReactNode, createContext, useContext } from 'react'
import type { Mostrador } from '@/lib/tesoreria/mostrador'

const Abierto = createContext<Mostrador | undefined>(undefined)

/** Tells a member's tables and dialogs whose money they are about and what may be done. */
export const MostradorScope = ({ children, ...mostrador }: Mostrador & { children: ReactNode }) => (
  <Abierto value={mostrador}>{children}</Abierto>
)

/** Throws outside a member's screens: a dialog must know whose it is. */
export function useMostrador(): Mostrador {
  const mostrador = useContext(Abierto)
  if (!mostrador) throw new Error('Falta MostradorScope')
  return mostrador
}

/** What this person may do with a payment. */
export function usePaymentActions(): { anula: boolean; envia: boolean } {
  const { permisos, registra } = useMostrador()
  return { anula: permisos.has('pagos.anular'), envia: registra && permisos.has('pagos.cobrar') }
}
