'use client'

import { useState } from 'react'
import { MoreRows } from '@/components/espera/more-rows'
import { formatCount } from '@/domain/texto'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Filas = NonNullable<LeidoEn<'/importacion/simularDeshacer'>['filas']>
type Props = { importacionID: number; quedan: number; primeras: Filas }

/** What undoing would leave, and why, by pages on demand. */
export function Staying({ importacionID, quedan, primeras }: Props) {
  const { estado, leer } = useLectura('/importacion/simularDeshacer')
  const [luego, setLuego] = useState<Filas>([])
  const [pagina, setPagina] = useState(2)
  const filas = [...primeras, ...luego]
  const left = quedan - filas.length
  async function more() {
    const read = await leer({ importacionID, pagina })
    if (!read?.ok) return
    setLuego([...luego, ...(read.datos.filas ?? [])])
    setPagina(pagina + 1)
  }
  return (
    <section aria-label="Lo que queda" className="grid gap-1.5 rounded-lg border px-4 py-2.5">
      <p className="font-semibold">
        {quedan === 1 ? 'Queda 1' : `Quedan ${formatCount(quedan)}`}, por lo que se dice de cada uno:
      </p>
      <ul className="grid max-h-56 gap-1 overflow-y-auto" tabIndex={0} aria-label="Cuáles y por qué">
        {filas.map(({ fila, dice, detalle }, index) => (
          <li key={index} className="min-w-0 wrap-anywhere">
            <span className="text-muted-foreground">Fila {fila}:</span> {dice}
            <span className="text-muted-foreground">: {detalle}</span>
          </li>
        ))}
      </ul>
      <MoreRows left={left} estado={estado} more={more} />
    </section>
  )
}
