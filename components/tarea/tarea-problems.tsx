'use client'

import { useEffect, useRef, useState } from 'react'
import { MoreRows } from '@/components/espera/more-rows'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'

type Filas = LeidoEn<'/tarea/traerFilas'>

interface Props {
  tareaID: number
  problemas: number
  abierta?: boolean
}

/** Rows with something to tell, by pages on demand. */
export function TareaProblems({ tareaID, problemas, abierta = false }: Props) {
  const { estado, leer } = useLectura('/tarea/traerFilas')
  const [filas, setFilas] = useState<Filas>([])
  const [pagina, setPagina] = useState(1)
  const more = async () => {
    const read = await leer({ tareaID, soloProblemas: true, pagina })
    if (!read?.ok) return
    setFilas([...filas, ...read.datos])
    setPagina(pagina + 1)
  }
  const first = useRef(abierta)
  useEffect(() => {
    if (first.current) void more()
    first.current = false
  })
  const left = problemas - filas.length
  return (
    <div className="grid gap-2 pl-6.5">
      {filas.length > 0 && (
        <ul className="list-disc pl-5">
          {filas.map(({ n, apellidoNombre, matricula, detalle }) => (
            <li key={n}>
              {apellidoNombre ?? 'Sin nombre'}
              {matricula ? `, matrícula ${matricula}` : ''}: {detalle}
            </li>
          ))}
        </ul>
      )}
      <MoreRows
        left={left}
        first={filas.length === 0 ? 'Ver cuáles y por qué' : undefined}
        estado={estado}
        more={more}
      />
    </div>
  )
}
