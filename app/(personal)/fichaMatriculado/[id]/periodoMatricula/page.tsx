import type { Metadata } from 'next'
import { contentOf } from '@/components/espera/content-of'
import { PeriodTable } from '@/components/padron/ficha/period-table'
import { MemberHeader } from '@/components/padron/matriculado/member-header'
import { pendingDebt } from '@/lib/tesoreria/pending-debt'
import { periodos } from '@/contract/historial'
import { traerDatosBasicos } from '@/contract/matriculado'
import { leer } from '@/lib/api/cliente'
import { orLeave, orNotFound, readId } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Periodos de Matricula' }

export default async function PeriodosPage({ params }: { params: Promise<{ id: string }> }) {
  await exigir('ficha.ver')
  const entrada = { matriculadoID: readId((await params).id) }
  const suma = pendingDebt(entrada.matriculadoID)
  const [quien, lista] = await Promise.all([leer(traerDatosBasicos, entrada), leer(periodos, entrada)])
  const basicos = orNotFound(quien)
  const content = contentOf(orLeave(lista), {
    ruta: '/periodoMatricula/traerTodos',
    entrada,
    que: 'los periodos de matrícula',
  })
  return (
    <>
      <MemberHeader
        pantalla="Periodos de Matricula"
        {...entrada}
        datos={basicos.ok ? basicos.datos : undefined}
        suma={suma}
      />
      <PeriodTable
        content={content}
        address={{ path: rutas.periodoMatricula(entrada.matriculadoID), params: {} }}
      />
    </>
  )
}
