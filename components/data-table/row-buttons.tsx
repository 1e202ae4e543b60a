'use client'

import Link from 'next/link'

export const EditLink = ({ href, nombre }: { href: string; nombre: string }) => (
  <Link href={href} prefetch={false} className="cell-action" aria-label={`Editar ${nombre}`}>
    Editar
  </Link>
)

type RowActProps = {
  /** The word that is shown; the act's name tells the row too. */
  verbo: string
  nombre: string
  /** Why it is not done with this row. */
  never?: string | undefined
  act: () => unknown
}

export const RowAct = ({ verbo, nombre, never, act }: RowActProps) => (
  <button
    type="button"
    className="cell-action"
    disabled={never !== undefined}
    aria-label={`${verbo} ${nombre}`}
    title={never}
    onClick={() => void act()}
  >
    {verbo}
  </button>
)
