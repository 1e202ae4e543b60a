'use client'

import { type ReactNode, createContext, useContext, useLayoutEffect } from 'react'
import { askAs } from '@/lib/llamada/who-asks'

const Dueno = createContext('')

/** Whose session this is: what the browser keeps and asks belongs to that person (lib/borrador). */
export function DuenoProvider({ dueno, children }: { dueno: string; children: ReactNode }) {
  useLayoutEffect(() => askAs(dueno), [dueno])
  return <Dueno value={dueno}>{children}</Dueno>
}

export const useDueno = (): string => useContext(Dueno)
