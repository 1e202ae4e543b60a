'use client'

import { Queue } from '@/components/form/queue'
import { FallecidoCard } from '@/components/padron/fallecidos/fallecido-card'
import type { Fila } from '@/components/padron/fallecidos/fila'
import { Kbd } from '@/components/ui/kbd'

type Props = { filas: readonly Fila[]; resueltas: boolean; vacio: string }

/** The rows of a page, each with what the list says and what is known here. */
export const FallecidoQueue = ({ filas, resueltas, vacio }: Props) => (
  <Queue
    filas={filas}
    idOf={({ filaID, resuelta }) => `${filaID} ${resuelta ?? ''}`}
    vacio={resueltas ? 'No se resolvió ninguna todavía.' : vacio}
    teclas={
      <>
        Con la tecla <Kbd>A</Kbd> se asienta lo que está elegido, con <Kbd>N</Kbd> no es el mismo y con{' '}
        <Kbd>D</Kbd> se deja así
      </>
    }
    Tarjeta={FallecidoCard}
  />
)
