import { useEffect, useState } from 'react'
import type { Pantallas } from '@/lib/pantallas'

const NADA: Pantallas = { permisos: [], destinos: [] }

interface Leidas {
  huella: string
  leyendo: Promise<Pantallas>
  leidas?: Pantallas
}
let last: Leidas | undefined

/** What the person may open, asked once for each `huella` that a page names. Nothing where no answer comes; then it is asked again. */
export function fetchPantallas(huella: string): Promise<Pantallas> {
  if (last?.huella === huella) return last.leyendo
  const mine: Leidas = {
    huella,
    leyendo: ask(huella).then(
      (leidas) => (mine.leidas = leidas),
      () => {
        if (last === mine) last = undefined
        return NADA
      },
    ),
  }
  last = mine
  return mine.leyendo
}

async function ask(huella: string): Promise<Pantallas> {
  const answer = await fetch(`/api/pantallas/${huella}`)
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return (await answer.json()) as Pantallas
}

/** The same for a part that is drawn; undefined until it is there, and where no answer comes. */
export function usePantallas(huella: string): Pantallas | undefined {
  const [leidas, setLeidas] = useState(() => (last?.huella === huella ? last.leidas : undefined))
  useEffect(() => {
    let here = true
    void fetchPantallas(huella).then((found) => here && found !== NADA && setLeidas(found))
    return () => {
      here = false
    }
  }, [huella])
  return leidas
}
