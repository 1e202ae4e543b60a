import type { ReactNode } from 'react'

/** A component of the kit as the page shows it. */
export interface Pieza {
  nombre: string
  /** Its files, without '@/' and the ending; behind the first those that it loads or that stand in the layout. */
  de: readonly [string, ...string[]]
  /** What it is for, in a sentence. */
  que: string
  /** All its states; it is drawn as a component. */
  Muestra: () => ReactNode
}

export interface Grupo {
  titulo: string
  piezas: readonly Pieza[]
}
