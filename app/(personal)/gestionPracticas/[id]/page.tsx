import type { Metadata } from 'next'
import { NewPracticeButton, PracticeTable } from '@/components/credenciales/practica/practice-table'
import { contentOf } from '@/components/espera/content-of'
import { MemberHeader } from '@/components/padron/matriculado/member-header'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerTodos } from '@/contract/practica-matriculado'
import { readApi } from '@/lib/api/client'
import { knownMember } from '@/lib/padron/member-name'
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
  const datos = knownMember(orNotFound(quien))
  const edita = datos !== undefined && permisos.has('credenciales.editar')
  const espera = { ruta: '/practica_matriculado/traerTodos', entrada, que: 'las prácticas' } as const
  return (
    <>
      <MemberHeader pantalla="Practicas" {...entrada} datos={datos} />
      <div className="mb-3 flex justify-end" data-print="hide">
        {edita && <NewPracticeButton {...entrada} />}
      </div>
      <PracticeTable
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
