import type { Metadata } from 'next'
import {
  NewEspecialidadButton,
  EspecialidadTable,
} from '@/components/credenciales/especialidad/especialidad-table'
import { contentOf } from '@/components/espera/content-of'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { traerTodos } from '@/contract/especialidad-matriculado'
import { traerDatosBasicos } from '@/contract/matriculado'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Especialidades' }

export default async function EspecialidadesPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos, hay } = await requireSession('credenciales.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readApi(traerTodos, entrada),
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const edita = datos !== undefined && permisos.has('credenciales.editar')
  const leida = orLeave(lista)
  const conocidas = leida.ok ? leida.datos.flatMap(({ id }) => (id === undefined ? [] : [id])) : []
  const espera = { ruta: '/especialidad_matriculado/traerTodos', entrada, que: 'las especialidades' } as const
  return (
    <>
      <MatriculadoHeader pantalla="Especialidades" {...entrada} datos={datos} />
      <div className="mb-3 flex justify-end" data-print="hide">
        {edita && <NewEspecialidadButton {...entrada} conocidas={conocidas} />}
      </div>
      <EspecialidadTable
        {...entrada}
        content={contentOf(leida, espera)}
        address={{ path: rutas.especialidadesDeMatriculado(entrada.matriculadoID), params: {} }}
        hoy={today()}
        explica={hay.propio}
        oficina={
          edita
            ? { ...entrada, emisor: await emisor(), corrige: permisos.has('catalogos.administrar') }
            : undefined
        }
      />
    </>
  )
}
