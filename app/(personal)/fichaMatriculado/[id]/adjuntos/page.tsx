import type { Metadata } from 'next'
import { AdjuntoTable } from '@/components/credenciales/adjunto/adjunto-table'
import { Uploads } from '@/components/credenciales/adjunto/uploads'
import { contentOf } from '@/components/espera/content-of'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { traerTodos } from '@/contract/adjunto'
import { traerDatosBasicos } from '@/contract/matriculado'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Adjuntos' }

export default async function AdjuntosPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos } = await requireSession('adjuntos.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readApi(traerTodos, entrada),
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const edita = datos !== undefined && permisos.has('adjuntos.editar')
  return (
    <>
      <MatriculadoHeader pantalla="Adjuntos" {...entrada} datos={datos} />
      {edita && <Uploads {...entrada} />}
      <AdjuntoTable
        content={contentOf(orLeave(lista), { ruta: '/adjunto/traerTodos', entrada, que: 'los adjuntos' })}
        address={{ path: rutas.adjuntosDeMatriculado(entrada.matriculadoID), params: {} }}
        matriculadoID={entrada.matriculadoID}
        hoy={today()}
        edita={edita}
      />
    </>
  )
}
