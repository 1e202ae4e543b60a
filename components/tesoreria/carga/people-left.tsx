'use client'

import Link from 'next/link'
import { useState } from 'react'
import { MoreRows } from '@/components/espera/more-rows'
import type { EntradaEn, LeidoEn } from '@/lib/llamada/call-paths'
import { useLectura } from '@/lib/llamada/use-lectura'
import { rutas } from '@/lib/routes'

type Ruta = '/carga/traerExcluidos'
type Persona = LeidoEn<Ruta>[number]
type Props = { ruta: Ruta; entrada: Omit<EntradaEn<Ruta>, 'pagina'>; total: number }

/** Who is left out and why, by pages on demand. */
export function PeopleLeft({ ruta, entrada, total }: Props) {
  const { estado, leer } = useLectura(ruta)
  const [filas, setFilas] = useState<Persona[]>([])
  const [pagina, setPagina] = useState(1)
  const more = async () => {
    const read = await leer({ ...entrada, pagina })
    if (!read?.ok) return
    setFilas([...filas, ...read.datos])
    setPagina(pagina + 1)
  }
  const left = total - filas.length
  return (
    <>
      <PeopleList filas={filas} />
      <MoreRows
        left={left}
        first={filas.length === 0 ? 'Ver quiénes y por qué' : undefined}
        estado={estado}
        more={more}
      />
    </>
  )
}

/** Each leads to his record, beside what was being done. */
export function PeopleList({ filas }: { filas: readonly Persona[] }) {
  if (filas.length === 0) return null
  return (
    <ul className="grid max-h-56 gap-1 overflow-y-auto" tabIndex={0} aria-label="Quiénes">
      {filas.map(({ matriculadoID, apellidoNombre, matricula, detalle }, index) => (
        <li key={matriculadoID ?? index} className="min-w-0 wrap-anywhere">
          {matriculadoID === undefined || apellidoNombre === null ? (
            'Ya no está en el padrón'
          ) : (
            <Link href={rutas.ficha(matriculadoID)} prefetch={false} target="_blank" className="link">
              {apellidoNombre} ({matricula ?? '—'})
            </Link>
          )}
          <span className="text-muted-foreground">: {detalle}</span>
        </li>
      ))}
    </ul>
  )
}
