import type { ReactNode } from 'react'

type Props = { de: string; ancho?: boolean; children: ReactNode }

/** A state with its name over it. */
export const Estado = ({ de, ancho = false, children }: Props) => (
  <div className={ancho ? 'estado estado-ancho' : 'estado'}>
    <p>{de}</p>
    {children}
  </div>
)
