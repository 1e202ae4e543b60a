import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { MatriculadoLookup } from '@/components/credenciales/consulta/matriculado-lookup'
import { buscar } from '@/contract/consulta-publica'
import { readApi } from '@/lib/api/client'
import { readCara } from '@/lib/api/consejo'
import type { Busqueda } from '@/lib/screen'

export const metadata: Metadata = { title: 'Consulta de matriculados' }

export default async function ConsultaPublicaPage({ searchParams }: { searchParams: Busqueda }) {
  const { texto } = await searchParams
  const typed = typeof texto === 'string' ? texto.slice(0, 80) : ''
  const result = await readApi(buscar, { texto: typed })
  if (result.ok && result.datos.abierta !== true) notFound()
  return (
    <PublicFrame ancho>
      <MatriculadoLookup
        texto={typed}
        consejo={(await readCara()).nombre}
        datos={result.ok ? result.datos : null}
        error={result.ok ? undefined : result.mensaje}
      />
    </PublicFrame>
  )
}
