'use client'

import { type ReactNode, createContext, useContext, useEffect, useState } from 'react'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'

type Claves = ReadonlySet<string>
/** Read on demand, so that choosing a row redraws nothing outside the list. */
interface Chosen {
  read: () => Claves
  tell: (claves: Claves) => void
  /** So many months were made, which the list is about to show. */
  expect: (cuantas: number) => void
  /** What was made, once the list has it. */
  takeMade: (listadas: Claves) => Claves
}

const NONE: Claves = new Set()

const Context = createContext<Chosen>({
  read: () => NONE,
  tell: () => undefined,
  expect: () => undefined,
  takeMade: () => NONE,
})

function keepChosen(): Chosen {
  let chosen = NONE
  let listed = NONE
  let made: { antes: Claves; cuantas: number } | undefined
  return {
    read: () => chosen,
    tell: (claves) => (chosen = claves),
    expect: (cuantas) => (made = { antes: listed, cuantas }),
    takeMade: (listadas) => {
      listed = listadas
      if (!made) return NONE
      const { antes, cuantas } = made
      const fresh = [...listadas].filter((clave) => !antes.has(clave))
      if (fresh.length > 0) made = undefined
      // Anything else that came meanwhile is not what this person made.
      return fresh.length === cuantas ? new Set(fresh) : NONE
    },
  }
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

/** Months were made outside the list, which chooses them as soon as it has them. */
export const useExpectMade = (): ((cuantas: number) => void) => useContext(Context).expect

/** The list chooses what was made a moment ago. */
export function useChooseMade(
  filas: readonly FilaPendiente[],
  choose: (filas: readonly FilaPendiente[]) => void,
): void {
  const { takeMade } = useContext(Context)
  useEffect(() => {
    const made = takeMade(new Set(filas.map(({ clave }) => clave)))
    if (made.size > 0) choose(filas.filter(({ clave }) => made.has(clave)))
  }, [filas, choose, takeMade])
}
