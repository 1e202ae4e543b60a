import type { Metadata } from 'next'
import { NewPracticaButton, PracticaTable } from '@/components/credenciales/practica/practica-table'
import { contentOf } from '@/components/espera/content-of'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerTodos } from '@/contract/practica-matriculado'
import { readApi } from '@/lib/api/client'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'
import { escrito } from '@/lib/ortografia/escrito'

export const metadata: Metadata = { title: escrito('Practicas') }

export default async function PracticasPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos } = await requireSession('credenciales.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readApi(traerTodos, entrada),
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const edita = datos !== undefined && permisos.has('credenciales.editar')
  const espera = { ruta: '/practica_matriculado/traerTodos', entrada, que: 'las prácticas' } as const
  return (
    <>
      <MatriculadoHeader pantalla="Practicas" {...entrada} datos={datos} />
      <div className="mb-3 flex justify-end" data-print="hide">
        {edita && <NewPracticaButton {...entrada} />}
      </div>
      <PracticaTable
        content={contentOf(orLeave(lista), espera)}
        address={{ path: rutas.practicasDeMatriculado(entrada.matriculadoID), params: {} }}
        oficina={
          edita
            ? { ...entrada, emisor: await emisor(), corrige: permisos.has('catalogos.administrar') }
            : undefined
        }
      />
    </>
  )
}
