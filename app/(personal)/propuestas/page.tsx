import type { Metadata } from 'next'
import { QueuePages, readQueuePage } from '@/components/data-table/queue-pages'
import { ReadFailure } from '@/components/espera/read-failure'
import { PropuestaQueue } from '@/components/padron/propuesta/propuesta-queue'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/propuesta'
import { HABILES_PARA_RESPONDER } from '@/domain/propuesta'
import { readApi } from '@/lib/api/client'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Datos propuestos' }

export default async function PropuestasPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('padron.editar')
  const place = readQueuePage(rutas.propuestas(), await searchParams)
  const { pagina } = place
  const lista = orLeave(await readApi(traerTodos, { pagina }))
  return (
    <>
      <PageHeader
        title="Datos propuestos"
        subtitle={`Lo que los médicos piden cambiar en su ficha, lo más viejo primero. Se contesta en ${HABILES_PARA_RESPONDER} días hábiles (ley 25.326, art. 16)`}
        back={rutas.varios()}
      />
      {lista.ok ? (
        <PropuestaQueue filas={lista.datos} />
      ) : (
        <ReadFailure
          falla={lista}
          ruta="/propuesta/traerTodos"
          entrada={{ pagina }}
          que="los datos propuestos"
        />
      )}
      <QueuePages {...place} total={lista.ok ? lista.total : undefined} />
    </>
  )
}
