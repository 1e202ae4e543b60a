'use client'

import { type ReactNode, createContext, useContext, useLayoutEffect } from 'react'
import { askServer } from '@/lib/llamada/who-asks'

const Propio = createContext(false)

/** Tells the screens whether the server is our own or a foreign one (decision 121). */
export function ServidorProvider({ propio, children }: { propio: boolean; children: ReactNode }) {
  useLayoutEffect(() => askServer(propio ? 'propio' : 'ajeno'), [propio])
  return <Propio value={propio}>{children}</Propio>
}

/** Known even when nothing answers any more. */
export const usePropio = (): boolean => useContext(Propio)
