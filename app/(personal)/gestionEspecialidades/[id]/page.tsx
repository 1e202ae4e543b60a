import type { Metadata } from 'next'
import { NewSpecialtyButton, SpecialtyTable } from '@/components/credenciales/especialidad/specialty-table'
import { contentOf } from '@/components/espera/content-of'
import { MemberHeader } from '@/components/padron/matriculado/member-header'
import { traerTodos } from '@/contract/especialidad-matriculado'
import { traerDatosBasicos } from '@/contract/matriculado'
import { today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { knownMember } from '@/lib/padron/member-name'
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
  const datos = knownMember(orNotFound(quien))
  const edita = datos !== undefined && permisos.has('credenciales.editar')
  const leida = orLeave(lista)
  const conocidas = leida.ok ? leida.datos.flatMap(({ id }) => (id === undefined ? [] : [id])) : []
  const espera = { ruta: '/especialidad_matriculado/traerTodos', entrada, que: 'las especialidades' } as const
  return (
    <>
      <MemberHeader pantalla="Especialidades" {...entrada} datos={datos} />
      <div className="mb-3 flex justify-end" data-print="hide">
        {edita && <NewSpecialtyButton {...entrada} conocidas={conocidas} />}
      </div>
      <SpecialtyTable
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
