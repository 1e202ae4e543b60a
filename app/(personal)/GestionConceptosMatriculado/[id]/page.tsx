import type { Metadata } from 'next'
import { toConcepto } from '@/components/tesoreria/concepto-matriculado/concept-row'
import { ConceptTable } from '@/components/tesoreria/concepto-matriculado/concept-table'
import { NewConceptButton } from '@/components/tesoreria/concepto-matriculado/new-concept-button'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { MemberHeader } from '@/components/padron/matriculado/member-header'
import { knownMember } from '@/lib/padron/member-name'
import { traerTodos } from '@/contract/concepto-matriculado'
import { traerDatosBasicos } from '@/contract/matriculado'
import { readApi } from '@/lib/api/client'
import { type Busqueda, orLeave, orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { escrito } from '@/lib/ortografia/escrito'

export const metadata: Metadata = { title: escrito('Gestion de Conceptos') }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function ConceptosDeMatriculadoPage({ params, searchParams }: Props) {
  const { permisos, hay } = await requireSession('conceptos.cargar')
  const elegido = Number((await searchParams)['concepto']) || undefined
  const entrada = { matriculadoID: readId((await params).id) }
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readApi(traerTodos, entrada),
  ])
  const datos = knownMember(orNotFound(quien))
  const conceptos = mapRows(orLeave(lista), toConcepto)
  const cargados = conceptos.ok ? conceptos.datos.flatMap(({ id }) => (id === undefined ? [] : [id])) : []
  const espera = { ruta: '/concepto_matriculado/traerTodos', entrada, que: 'los conceptos' } as const
  return (
    <>
      <MemberHeader pantalla="Gestion de Conceptos" {...entrada} datos={datos} />
      <div className="mb-3 flex justify-end" data-print="hide">
        {datos && (
          <NewConceptButton
            {...entrada}
            cargados={cargados}
            elegido={elegido}
            cobra={permisos.has('pagos.cobrar')}
          />
        )}
      </div>
      <ConceptTable
        content={contentOf(conceptos, espera)}
        ampliada={hay.propio}
        address={{ path: rutas.conceptosDeMatriculado(entrada.matriculadoID), params: {} }}
      />
    </>
  )
}
