import type { Metadata } from 'next'
import { contentOf } from '@/components/espera/content-of'
import { Programados } from '@/components/padron/programado/programados'
import { CiteButton } from '@/components/padron/ficha/cite-button'
import { PeriodoTable } from '@/components/padron/ficha/periodo-table'
import { MatriculadoHeader } from '@/components/padron/matriculado/matriculado-header'
import { pendingDeuda } from '@/lib/tesoreria/pending-deuda'
import { traerDe } from '@/contract/estado-programado'
import { periodos } from '@/contract/historial'
import { traerDatosBasicos } from '@/contract/matriculado'
import { readApi } from '@/lib/api/client'
import { orLeave, orNotFound, readId } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { escrito } from '@/lib/ortografia/escrito'

export const metadata: Metadata = { title: escrito('Periodos de Matricula') }

export default async function PeriodosPage({ params }: { params: Promise<{ id: string }> }) {
  const { permisos, hay } = await requireSession('ficha.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const suma = pendingDeuda(entrada.matriculadoID)
  const [quien, lista, programados] = await Promise.all([
    readApi(traerDatosBasicos, entrada),
    readApi(periodos, entrada),
    hay.propio ? readApi(traerDe, entrada) : null,
  ])
  const basicos = orNotFound(quien)
  const abierto = lista.ok ? lista.datos.find(({ fechaHasta }) => fechaHasta === null) : undefined
  const content = contentOf(orLeave(lista), {
    ruta: '/periodoMatricula/traerTodos',
    entrada,
    que: 'los periodos de matrícula',
  })
  return (
    <>
      <MatriculadoHeader
        pantalla="Periodos de Matricula"
        {...entrada}
        datos={basicos.ok ? basicos.datos : undefined}
        suma={suma}
      />
      {programados?.ok && (
        <Programados
          filas={programados.datos}
          edita={permisos.has('padron.editar')}
          abreActos={permisos.has('actos.ver')}
        />
      )}
      <PeriodoTable
        content={content}
        abreActos={permisos.has('actos.ver')}
        address={{ path: rutas.periodoMatricula(entrada.matriculadoID), params: {} }}
      />
      {abierto?.tipoMatricula?.nombre && hay.propio && permisos.has('padron.editar') && (
        <CiteButton {...entrada} estado={abierto.tipoMatricula.nombre} hay={abierto.acto != null} />
      )}
    </>
  )
}
