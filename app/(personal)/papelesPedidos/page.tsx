import type { Metadata } from 'next'
import { RequestQueue } from '@/components/credenciales/papel-pedido/request-queue'
import { QueuePages, readQueuePage } from '@/components/data-table/queue-pages'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/papel-pedido'
import { readApi } from '@/lib/api/client'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Papeles pedidos' }

export default async function PapelesPedidosPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('credenciales.editar')
  const place = readQueuePage(rutas.papelesPedidos(), await searchParams)
  const { pagina } = place
  const lista = orLeave(await readApi(traerTodos, { pagina }))
  return (
    <>
      <PageHeader
        title="Papeles pedidos"
        subtitle="Los que los médicos piden desde sus páginas, lo más viejo primero"
        back={rutas.varios()}
      />
      {lista.ok ? (
        <RequestQueue filas={lista.datos} />
      ) : (
        <ReadFailure
          falla={lista}
          ruta="/papel_pedido/traerTodos"
          entrada={{ pagina }}
          que="los papeles pedidos"
        />
      )}
      <QueuePages {...place} total={lista.ok ? lista.total : undefined} />
    </>
  )
}
