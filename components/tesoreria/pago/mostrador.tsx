'use client'

import { type ReactNode, createContext, useContext } from 'react'
import { usePropio } from '@/components/llamada/servidor'
import type { Mostrador } from '@/lib/tesoreria/mostrador'

const Abierto = createContext<Mostrador | undefined>(undefined)

/** Tells the tables and dialogs of a member's screens whose money they are about, and what may be done there. */
export const MostradorScope = ({ children, ...mostrador }: Mostrador & { children: ReactNode }) => (
  <Abierto value={mostrador}>{children}</Abierto>
)

/** Throws where no screen of a member is around: a dialog that knows nobody must not open. */
export function useMostrador(): Mostrador {
  const mostrador = useContext(Abierto)
  if (!mostrador) throw new Error('Falta MostradorScope')
  return mostrador
}

/** What may be done with a payment that was made: by this person, on this server. */
export function usePaymentActions(): { anula: boolean; envia: boolean } {
  const propio = usePropio()
  const { permisos } = useMostrador()
  return { anula: propio && permisos.has('pagos.anular'), envia: propio && permisos.has('pagos.cobrar') }
}
