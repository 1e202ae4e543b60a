import type { Metadata } from 'next'
import { Suspense } from 'react'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { Cobertura, CoberturaLoading } from '@/components/padron/ficha/cobertura'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { CoberturaLine } from '@/components/seguros/federacion/cobertura-line'
import { SeguroButtons } from '@/components/seguros/federacion/seguro-buttons'
import { SeguroTable } from '@/components/seguros/federacion/seguro-table'
import { PAGINA_DE_POLIZAS } from '@/components/seguros/poliza/filters'
import { MatriculadoPolizas } from '@/components/seguros/poliza/matriculado-polizas'
import { traerTodos } from '@/contract/federacion-matriculado'
import { traerDatosBasicos } from '@/contract/matriculado'
import { today } from '@/domain/fechas'
import { traerDeMatriculado } from '@/contract/poliza'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { readCobertura } from '@/lib/padron/read-cobertura'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Seguros' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function SegurosPage({ params, searchParams }: Props) {
  const { permisos, hay } = await requireSession('seguros.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const simula = hay.propio
  const address = addressOf(rutas.seguros(entrada.matriculadoID), await searchParams)
  const pagina = readPage(address.params.pagina)
  const cobertura = readCobertura(entrada)
  // The specification's call names no page; the first is what it answers.
  const readSeguros = (of: number) => readApi(traerTodos, { pagina: of > 1 ? of : undefined, ...entrada })
  // Which period is open is told by the first page alone.
  const [quien, lista, first, polizas] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readListPage(traerTodos.ruta, pagina, readSeguros),
    typeof pagina === 'number' && pagina > 1 ? readSeguros(1) : undefined,
    simula &&
      readListPage(traerDeMatriculado.ruta, readPage(address.params[PAGINA_DE_POLIZAS]), (of) =>
        readApi(traerDeMatriculado, { pagina: of, ...entrada }),
      ),
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const edita = datos !== undefined && permisos.has('seguros.editar')
  const newest = first ?? lista.result
  const abierto = newest.ok ? newest.datos.find(({ hasta }) => !hasta) : undefined
  const ends = newest.ok ? newest.datos.flatMap(({ hasta }) => hasta ?? []) : []
  const cubiertoHasta = ends.toSorted().findLast((hasta) => hasta >= today())
  // A part of the periods would show gaps that are none.
  const all = !first && newest.ok && (newest.total ?? 0) <= newest.datos.length ? newest.datos : undefined
  const espera = { ruta: '/federacion_matriculado/traerTodos', entrada, que: 'los seguros' } as const
  const label = (
    <Suspense fallback={<CoberturaLoading />}>
      <Cobertura estado={cobertura} />
    </Suspense>
  )
  return (
    <>
      <MatriculadoHeader pantalla="Seguros" {...entrada} datos={datos} cobertura={label} />
      <div className="mb-3 flex flex-wrap justify-end gap-2" data-print="hide">
        {edita && <SeguroButtons {...entrada} {...{ abierto, cubiertoHasta, simula }} />}
      </div>
      {all && <CoberturaLine seguros={all} />}
      <SeguroTable
        {...pagedList(lista, espera, { address })}
        {...entrada}
        address={address}
        {...{ edita, simula }}
      />
      {polizas && (
        <MatriculadoPolizas
          {...pagedList(
            polizas,
            { ruta: traerDeMatriculado.ruta, entrada, que: 'sus pólizas' },
            { address, pageParam: PAGINA_DE_POLIZAS },
          )}
          address={address}
        />
      )}
    </>
  )
}
