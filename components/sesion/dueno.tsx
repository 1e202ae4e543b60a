'use client'

import { type ReactNode, createContext, useContext } from 'react'

const Dueno = createContext('')

/** Whose session the screen is drawn for: what the browser keeps is kept for him alone (lib/borrador). */
export function DuenoProvider({ dueno, children }: { dueno: string; children: ReactNode }) {
  return <Dueno value={dueno}>{children}</Dueno>
}

export const useDueno = (): string => useContext(Dueno)
