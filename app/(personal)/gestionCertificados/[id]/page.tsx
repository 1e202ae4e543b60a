import type { Metadata } from 'next'
import {
  CertificadoTable,
  NewCertificadoButton,
} from '@/components/credenciales/certificado/certificado-table'
import { addressOf, readPage } from '@/components/data-table/address'
import { pagedList } from '@/components/espera/paged-list'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { traerTodos } from '@/contract/certificado-matriculado'
import { traerDatosBasicos } from '@/contract/matriculado'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { knownMatriculado } from '@/lib/padron/matriculado-name'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Certificados' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function CertificadosPage({ params, searchParams }: Props) {
  const { permisos } = await requireSession('credenciales.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const address = addressOf(rutas.certificadosDeMatriculado(entrada.matriculadoID), await searchParams)
  const [quien, lista] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerTodos, { pagina, ...entrada }),
    ),
  ])
  const datos = knownMatriculado(orNotFound(quien))
  const edita = datos !== undefined && permisos.has('credenciales.editar')
  const conocidos = lista.result.ok
    ? lista.result.datos.flatMap(({ id }) => (id === undefined ? [] : [id]))
    : []
  const espera = { ruta: '/certificado_matriculado/traerTodos', entrada, que: 'los certificados' } as const
  return (
    <>
      <MatriculadoHeader pantalla="Certificados" {...entrada} datos={datos} />
      <div className="mb-3 flex justify-end" data-print="hide">
        {edita && <NewCertificadoButton {...entrada} conocidos={conocidos} />}
      </div>
      <CertificadoTable
        {...pagedList(lista, espera, { address })}
        address={address}
        oficina={
          edita
            ? { ...entrada, emisor: await emisor(), corrige: permisos.has('catalogos.administrar') }
            : undefined
        }
      />
    </>
  )
}
