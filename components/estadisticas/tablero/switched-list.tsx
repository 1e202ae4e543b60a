'use client'

import Link from 'next/link'
import { type ReactNode, useId, useState } from 'react'
import { CardHead } from '@/components/estadisticas/tablero/card-head'
import { Card } from '@/components/ui/card'
import { Radio } from '@/components/ui/radio'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'

/** `id` is the member's record, which may be unknown. */
export interface Renglon {
  id: number | null
  nombre: string
  /** At the end of the line: an amount, a day. */
  dato: string
  detalle?: string | undefined
}

export interface Lado {
  clave: string
  nombre: string
  renglones: readonly Renglon[]
  vacio: string
  /** How many there are in all, where the first of them are shown. */
  total?: number | undefined
}

type Props = { titulo: string; texto: string; lados: readonly Lado[]; pie?: ReactNode }

/** Members under one of a few headings, each leading to the record. */
export function SwitchedList({ titulo, texto, lados, pie }: Props) {
  const id = useId()
  const [clave, setClave] = useState(lados[0]?.clave)
  const lado = lados.find((one) => one.clave === clave)
  return (
    <Card
      aria-labelledby={id}
      className="grid grid-cols-1 content-start gap-3 px-4 py-4"
      data-estadistica={titulo}
    >
      <CardHead {...{ id, titulo, texto }} />
      <div role="radiogroup" aria-labelledby={id} className="flex flex-wrap gap-x-4" data-print="hide">
        {lados.map((one) => (
          <Radio key={one.clave} name={id} checked={one.clave === clave} onChange={() => setClave(one.clave)}>
            {one.nombre}
          </Radio>
        ))}
      </div>
      {lado?.renglones.length === 0 && <p className="text-muted-foreground">{lado.vacio}</p>}
      <ul className="max-h-80 divide-y overflow-y-auto print:max-h-none">
        {lado?.renglones.map((renglon, index) => (
          <li key={`${renglon.id}-${index}`} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1">
              {renglon.id === null ? (
                renglon.nombre
              ) : (
                <Link href={rutas.ficha(renglon.id)} prefetch={false} className="link">
                  {renglon.nombre}
                </Link>
              )}
              {renglon.detalle && <span className="block text-muted-foreground">{renglon.detalle}</span>}
            </span>
            <span className="shrink-0 tabular-nums">{renglon.dato}</span>
          </li>
        ))}
      </ul>
      {lado?.total !== undefined && lado.total > lado.renglones.length && (
        <p className="text-muted-foreground tabular-nums">
          Los primeros {formatCount(lado.renglones.length)} de {formatCount(lado.total)}
        </p>
      )}
      {pie}
    </Card>
  )
}
