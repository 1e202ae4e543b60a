'use client'

import { type ReactNode, createContext, useContext, useEffect, useState } from 'react'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'

type Claves = ReadonlySet<string>
/** Read on demand, so that choosing a row redraws nothing outside the list. */
interface Chosen {
  read: () => Claves
  tell: (claves: Claves) => void
}

const NONE: Claves = new Set()

const Context = createContext<Chosen>({ read: () => NONE, tell: () => undefined })

function keepChosen(): Chosen {
  let chosen = NONE
  return { read: () => chosen, tell: (claves) => (chosen = claves) }
}

/** What is chosen in the pending list, for an act outside it. */
export function ChosenScope({ children }: { children: ReactNode }) {
  const [chosen] = useState(keepChosen)
  return <Context value={chosen}>{children}</Context>
}

/** The list tells its choice. */
export function useTellChosen(filas: readonly FilaPendiente[]): void {
  const { tell } = useContext(Context)
  useEffect(() => {
    tell(new Set(filas.map(({ clave }) => clave)))
    return () => tell(NONE)
  }, [filas, tell])
}

/** The act reads the present choice. */
export const useReadChosen = (): (() => Claves) => useContext(Context).read
