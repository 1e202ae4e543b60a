'use client'

import { type ReactNode, createContext, useContext } from 'react'

const Propio = createContext(false)

/** Tells the screens whether the server is our own or a foreign one (decision 121). */
export const ServidorProvider = ({ propio, children }: { propio: boolean; children: ReactNode }) => (
  <Propio value={propio}>{children}</Propio>
)

/** Known even when nothing answers any more. */
export const usePropio = (): boolean => useContext(Propio)
