'use client'

import { type ReactNode, createContext, useContext, useEffect, useState } from 'react'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'

type Claves = ReadonlySet<string>
/** Asked for when it is needed: choosing a row redraws nothing outside the list. */
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

/** What is chosen in the pending list, for an act that stands outside it. */
export function ChosenScope({ children }: { children: ReactNode }) {
  const [chosen] = useState(keepChosen)
  return <Context value={chosen}>{children}</Context>
}

/** For the list: these are chosen now. */
export function useTellChosen(filas: readonly FilaPendiente[]): void {
  const { tell } = useContext(Context)
  useEffect(() => {
    tell(new Set(filas.map(({ clave }) => clave)))
    return () => tell(NONE)
  }, [filas, tell])
}

/** For the act: reads what is chosen at this moment. */
export const useReadChosen = (): (() => Claves) => useContext(Context).read
