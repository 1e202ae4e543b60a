import type { Metadata } from 'next'
import Link from 'next/link'
import { type ColumnaDeMensajes, LISTA_MENSAJES, PLANILLA_MENSAJES } from '@/components/avisos/mensaje/lista'
import { sheetOf } from '@/components/descarga/planilla'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { askedOrden, besidesOf, type Puesta } from '@/components/data-table/lista'
import { puestaOf } from '@/components/data-table/puesta'
import { addressOf, hrefWith, readPage } from '@/components/data-table/address'
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
import type { ColumnaDe } from '@/domain/orden'
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
  const puesta = await puestaOf(LISTA_MENSAJES, address, true)
  const entrada = { ...filtros, ...askedOrden(LISTA_MENSAJES, puesta) }
  const [lista, resumen] = await Promise.all([
    readListPage(traerTodos.ruta, readPage(address.params.pagina), (pagina) =>
      readApi(traerTodos, { pagina, ...entrada }),
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
        actions={<Actions {...{ envioID, values, puesta }} disabled={wrong || !lista.paginas.total} />}
      />
      <Summary resumen={resumen} envioID={envioID} leida={lista.result.ok} />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_MENSAJES}
          address={address}
          values={values}
          vistas="mensajes"
          besides={besidesOf(puesta)}
        >
          <ColumnChooser lista={LISTA_MENSAJES} address={address} puesta={puesta} />
        </FilterForm>
      </div>
      {wrong ? (
        <UnreadableFilter clearHref={address.path} />
      ) : (
        <OutboxTable
          {...pagedList(
            lista,
            { ruta: '/mensaje/traerTodos', entrada, que: 'la bandeja de salida' },
            { address, filters: FILTROS_MENSAJES, planilla: true },
          )}
          address={address}
          puesta={puesta}
          chats={resumen.ok ? resumen.datos.whatsapp : undefined}
        />
      )}
    </>
  )
}

type SummaryProps = {
  resumen: Awaited<ReturnType<typeof readApi<typeof traerResumen>>>
  envioID: number | undefined
  /** The list was read, so that what failed is the summary alone. */
  leida: boolean
}

const Summary = ({ resumen, envioID, leida }: SummaryProps) =>
  resumen.ok ? (
    <OutboxSummary resumen={resumen.datos} envioID={envioID} />
  ) : (
    leida && (
      <p role="alert" className="mb-4">
        No se pudo leer el resumen: {resumen.mensaje}
      </p>
    )
  )

type ActionsProps = {
  envioID: number | undefined
  values: Readonly<Record<string, string | undefined>>
  puesta: Puesta<ColumnaDeMensajes, ColumnaDe<'mensajes'>>
  disabled: boolean
}

const Actions = ({ envioID, values, puesta, disabled }: ActionsProps) => (
  <>
    {envioID && (
      <Button variant="outline" asChild>
        <Link href={rutas.mensajes()} prefetch={false}>
          Ver todos los envíos
        </Link>
      </Button>
    )}
    <TableDownloads
      que="la bandeja de salida"
      disabled={disabled}
      tabla={{
        de: hrefWith(
          { path: '/api/descargas/mensajes', params: {} },
          { ...values, envio: envioID?.toString(), ...askedOrden(LISTA_MENSAJES, puesta) },
        ),
        titulo: 'Bandeja de salida',
        columnas: sheetOf(PLANILLA_MENSAJES, puesta),
      }}
    />
  </>
)
