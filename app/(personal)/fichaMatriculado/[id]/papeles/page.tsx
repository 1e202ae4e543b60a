import type { Metadata } from 'next'
import { FILTROS_DE_UNO, readPapelesFilters, valuesOf } from '@/components/credenciales/emitidos/filters'
import { LISTA_DE_UNO } from '@/components/credenciales/emitidos/lista'
import { PapersOfMember } from '@/components/credenciales/emitidos/paper-list'
import { addressOf, readPage } from '@/components/data-table/address'
import { problemsOf } from '@/components/data-table/filter-problems'
import { askedOrden, readPuesta } from '@/components/data-table/lista'
import { pagedList } from '@/components/espera/paged-list'
import { MemberHeader } from '@/components/padron/matriculado/member-header'
import { traerDatosBasicos } from '@/contract/matriculado'
import { traerTodos } from '@/contract/papel'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Papeles emitidos' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function PapelesDeMatriculadoPage({ params, searchParams }: Props) {
  const { permisos } = await requireSession('papeles.ver')
  const matriculadoID = readId((await params).id)
  const address = addressOf(rutas.papelesDeMatriculado(matriculadoID), await searchParams)
  const values = valuesOf(FILTROS_DE_UNO, address)
  const wrong = Object.keys(problemsOf(FILTROS_DE_UNO, values)).length > 0
  const puesta = readPuesta(
    LISTA_DE_UNO,
    { orden: address.params['orden'] },
    { propio: true, recordadas: undefined },
  )
  const entrada = {
    ...readPapelesFilters(addressOf(address.path, values)),
    ...askedOrden(LISTA_DE_UNO, puesta),
    matriculadoID,
  }
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, { matriculadoID }),
    wrong
      ? undefined
      : readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
          readApi(traerTodos, { pagina, ...entrada }),
        ),
  ])
  const basicos = orNotFound(quien)
  const exporta = permisos.has('papeles.exportar')
  const espera = { ruta: '/papel/traerTodos', entrada, que: 'la lista de papeles' } as const
  return (
    <>
      <MemberHeader
        pantalla="Papeles emitidos"
        matriculadoID={matriculadoID}
        datos={basicos.ok ? basicos.datos : undefined}
      />
      <PapersOfMember
        lista={lista && pagedList(lista, espera, { address, filters: FILTROS_DE_UNO, planilla: exporta })}
        address={address}
        puesta={puesta}
        matriculadoID={matriculadoID}
        exporta={exporta}
        anula={permisos.has('papeles.anular')}
        emisor={permisos.has('credenciales.editar') ? await emisor() : undefined}
      />
    </>
  )
}
