import type { Metadata } from 'next'
import { addressOf, pageHref, readPage } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { ProposalQueue } from '@/components/padron/propuesta/proposal-queue'
import { PageHeader } from '@/components/shell/page-header'
import { Pagination } from '@/components/ui/pagination'
import { traerTodos } from '@/contract/propuesta'
import { readApi } from '@/lib/api/client'
import { type Busqueda, orLeave } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Datos propuestos' }

const POR_PAGINA = 20

export default async function PropuestasPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('padron.editar')
  const address = addressOf(rutas.propuestas(), await searchParams)
  const asked = readPage(address.params['pagina'])
  const pagina = typeof asked === 'number' ? asked : 1
  const lista = orLeave(await readApi(traerTodos, { pagina }))
  const pages = lista.ok ? Math.max(1, Math.ceil((lista.total ?? 0) / POR_PAGINA)) : 1
  return (
    <>
      <PageHeader
        title="Datos propuestos"
        subtitle="Lo que los médicos piden cambiar en su ficha, lo más viejo primero"
        back={rutas.varios()}
      />
      {lista.ok ? (
        <ProposalQueue filas={lista.datos} />
      ) : (
        <ReadFailure
          falla={lista}
          ruta="/propuesta/traerTodos"
          entrada={{ pagina }}
          que="los datos propuestos"
        />
      )}
      {pages > 1 && (
        <div className="mt-4">
          <Pagination
            page={pagina}
            pages={pages}
            hasNext={pagina < pages}
            href={(page) => pageHref(address, 'pagina', page)}
          />
        </div>
      )}
    </>
  )
}
