import type { Metadata } from 'next'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { NewPeriodoButton, PeriodoTable } from '@/components/seguros/superintendencia/periodo-table'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerTodos } from '@/contract/superintendencia-matriculado'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Superintendencia' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function SuperintendenciaPage({ params, searchParams }: Props) {
  const { permisos } = await requireSession('seguros.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const address = addressOf(rutas.superintendencia(entrada.matriculadoID), await searchParams)
  const pagina = readPage(address.params.pagina)
  // The specification's call names no page; the first is what it answers.
  const readPeriods = (of: number) => readApi(traerTodos, { pagina: of > 1 ? of : undefined, ...entrada })
  // Whether a period is open is told by the first page alone.
  const [quien, lista, first] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readListPage(traerTodos.ruta, pagina, readPeriods),
    typeof pagina === 'number' && pagina > 1 ? readPeriods(1) : undefined,
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const edita = datos !== undefined && permisos.has('seguros.editar')
  const newest = first ?? lista.result
  const abierto = newest.ok && newest.datos.some(({ hasta }) => !hasta)
  const espera = {
    ruta: '/superintendencia_matriculado/traerTodos',
    entrada,
    que: 'los períodos de Superintendencia',
  } as const
  return (
    <>
      <MatriculadoHeader pantalla="Superintendencia" {...entrada} datos={datos} />
      <div className="mb-3 flex justify-end" data-print="hide">
        {edita && <NewPeriodoButton {...entrada} abierto={abierto} />}
      </div>
      <PeriodoTable {...pagedList(lista, espera, { address })} {...entrada} address={address} edita={edita} />
    </>
  )
}
