import type { Metadata } from 'next'
import Link from 'next/link'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { pagedList } from '@/components/espera/paged-list'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { FILTROS_MENSAJES, readMensajesFilters } from '@/components/avisos/mensaje/filters'
import { OutboxSummary } from '@/components/avisos/mensaje/outbox-summary'
import { OutboxTable } from '@/components/avisos/mensaje/outbox-table'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import { traerResumen, traerTodos } from '@/contract/mensaje'
import { readApi } from '@/lib/api/client'
import { readListPage } from '@/lib/api/list-reading'
import { type Busqueda } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: 'Bandeja de salida' }

export default async function MensajesPage({ searchParams }: { searchParams: Busqueda }) {
  await requireSession('mensajes.enviar')
  const address = addressOf(rutas.mensajes(), await searchParams)
  const filtros = readMensajesFilters(address)
  const { envioID } = filtros
  const [lista, resumen] = await Promise.all([
    readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerTodos, { pagina, ...filtros }),
    ),
    readApi(traerResumen, { envioID }),
  ])
  const values = Object.fromEntries(FILTROS_MENSAJES.map(({ name }) => [name, address.params[name]]))
  const wrong = Object.keys(problemsOf(FILTROS_MENSAJES, values)).length > 0
  return (
    <>
      <PageHeader
        title="Bandeja de salida"
        subtitle="Los mensajes a matriculados: dónde está cada uno y por qué"
        back={rutas.morosos()}
        actions={
          envioID && (
            <Button asChild>
              <Link href={rutas.mensajes()} prefetch={false}>
                Ver todos los envíos
              </Link>
            </Button>
          )
        }
      />
      {resumen.ok ? (
        <OutboxSummary resumen={resumen.datos} envioID={envioID} />
      ) : (
        lista.result.ok && (
          <p role="alert" className="mb-4">
            No se pudo leer el resumen: {resumen.mensaje}
          </p>
        )
      )}
      <div className="mb-4">
        <FilterForm vacia filters={FILTROS_MENSAJES} address={address} values={values} />
      </div>
      {wrong ? (
        <UnreadableFilter clearHref={address.path} />
      ) : (
        <OutboxTable
          {...pagedList(
            lista,
            { ruta: '/mensaje/traerTodos', entrada: filtros, que: 'la bandeja de salida' },
            { address, filters: FILTROS_MENSAJES },
          )}
          address={address}
          chats={resumen.ok ? resumen.datos.whatsapp : undefined}
        />
      )}
    </>
  )
}
