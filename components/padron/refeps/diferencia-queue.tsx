'use client'

import { Queue } from '@/components/form/queue'
import { DiferenciaCard } from '@/components/padron/refeps/diferencia-card'
import type { Diferencia } from '@/components/padron/refeps/diferencia'
import { Kbd } from '@/components/ui/kbd'

type Props = { filas: readonly Diferencia[]; resueltas: boolean }

/** The differences of a page, each with what one side and the other say. */
export const DiferenciaQueue = ({ filas, resueltas }: Props) => (
  <Queue
    filas={filas}
    idOf={({ filaID, resuelta }) => `${filaID} ${resuelta ?? ''}`}
    vacio={resueltas ? 'No se resolvió ninguna todavía.' : 'No queda ninguna diferencia por resolver.'}
    teclas={
      <>
        Con la tecla <Kbd>A</Kbd> se avisa a SISA lo que está elegido, con <Kbd>C</Kbd> se corrige aquí, con{' '}
        <Kbd>N</Kbd> no es el mismo y con <Kbd>D</Kbd> se deja así
      </>
    }
    Tarjeta={DiferenciaCard}
  />
)
