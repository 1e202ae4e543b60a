import type { Metadata } from 'next'
import { toConcepto } from '@/components/tesoreria/concepto-matriculado/concepto-row'
import { ConceptoTable } from '@/components/tesoreria/concepto-matriculado/concepto-table'
import { NewConceptoButton } from '@/components/tesoreria/concepto-matriculado/new-concepto-button'
import { contentOf, mapRows } from '@/components/espera/content-of'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
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
  const datos = knownMatriculado(orNotFound(quien))
  const conceptos = mapRows(orLeave(lista), toConcepto)
  const cargados = conceptos.ok ? conceptos.datos.flatMap(({ id }) => (id === undefined ? [] : [id])) : []
  const espera = { ruta: '/concepto_matriculado/traerTodos', entrada, que: 'los conceptos' } as const
  return (
    <>
      <MatriculadoHeader pantalla="Gestion de Conceptos" {...entrada} datos={datos} />
      <div className="mb-3 flex justify-end" data-print="hide">
        {datos && (
          <NewConceptoButton
            {...entrada}
            cargados={cargados}
            elegido={elegido}
            cobra={permisos.has('pagos.cobrar')}
          />
        )}
      </div>
      <ConceptoTable
        content={contentOf(conceptos, espera)}
        ampliada={hay.propio}
        address={{ path: rutas.conceptosDeMatriculado(entrada.matriculadoID), params: {} }}
      />
    </>
  )
}
