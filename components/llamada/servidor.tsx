'use client'

import { type ReactNode, createContext, useContext } from 'react'

const Propio = createContext(false)

/** Tells the screens whether the server is our own, with everything beyond the specification, or speaks that alone. */
export const ServidorProvider = ({ propio, children }: { propio: boolean; children: ReactNode }) => (
  <Propio value={propio}>{children}</Propio>
)

/** Whether the server is our own; known even when nothing answers any more. */
export const usePropio = (): boolean => useContext(Propio)
