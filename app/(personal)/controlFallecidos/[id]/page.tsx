import type { Metadata } from 'next'
import { QueuePages, readQueuePage } from '@/components/data-table/queue-pages'
import { ReadFailure } from '@/components/espera/read-failure'
import { FallecidoQueue } from '@/components/padron/fallecidos/fallecido-queue'
import { ListaDownload } from '@/components/padron/fallecidos/lista-download'
import { BADGES_DE_LISTA, sayLeida, sayVacia } from '@/components/padron/fallecidos/words'
import { ClassCounts } from '@/components/padron/refeps/class-counts'
import { ColumnasForm, CompareAgain } from '@/components/padron/refeps/columnas-form'
import { PageHeader } from '@/components/shell/page-header'
import { JobOfScreen } from '@/components/tarea/screen-tarea'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Panel } from '@/components/ui/panel'
import { traerDatos, traerFilas } from '@/contract/fallecidos'
import { CLASES_DE_FALLECIDO, CLAVES_DE_CLASE } from '@/domain/fallecidos/clases'
import { readApi } from '@/lib/api/client'
import type { LeidoDe } from '@/lib/api/result'
import { titleOf } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: titleOf('controlFallecidos') }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function ListaDeFallecidosPage({ params, searchParams }: Props) {
  const { permisos } = await requireSession('refeps.comparar')
  const comparacionID = readId((await params).id)
  const place = readQueuePage(rutas.listaDeFallecidos(comparacionID), await searchParams)
  const { address, pagina } = place
  const clase = CLAVES_DE_CLASE.find((one) => one === address.params['clase'])
  const resueltas = address.params['ver'] === 'resueltas'
  const entrada = { comparacionID, clase, resueltas, pagina }
  const [leida, leidas] = await Promise.all([
    readApi(traerDatos, { comparacionID }),
    readApi(traerFilas, entrada),
  ])
  const found = orNotFound(leida)
  const filas = orNotFound(leidas)
  if (!found.ok)
    return (
      <ReadFailure falla={found} ruta="/fallecidos/traerDatos" entrada={{ comparacionID }} que="la lista" />
    )
  const { datos } = found
  const { estado = 'columnas', tareaID = null, clases, pendientes } = datos
  return (
    <>
      <Heading {...{ datos, comparacionID }} exporta={permisos.has('padron.exportar')} />
      {estado === 'comparando' && <JobOfScreen tareaID={tareaID} que="leyendo" />}
      {(estado === 'columnas' || estado === 'rechazada') && <WaitsForColumns datos={datos} />}
      {estado === 'lista' && (
        <>
          <ClassCounts nombres={CLASES_DE_FALLECIDO} {...{ clases, pendientes, address, clase, resueltas }} />
          {filas.ok ? (
            <FallecidoQueue
              key={`${clase} ${resueltas} ${pagina}`}
              filas={filas.datos}
              resueltas={resueltas}
              vacio={sayVacia(datos)}
            />
          ) : (
            <ReadFailure falla={filas} ruta="/fallecidos/traerFilas" entrada={entrada} que="las filas" />
          )}
          <QueuePages {...place} total={filas.ok ? filas.total : undefined} />
          <div className="mt-4">
            <Panel title="Cómo se leyó la lista">
              <ColumnasForm origen="fallecidos" datos={datos} boton="Leer de nuevo con estas columnas" />
            </Panel>
          </div>
        </>
      )}
    </>
  )
}

type DatosLeidos = LeidoDe<typeof traerDatos>

/** Which list it is, what came of it, and what can be had of it. */
function Heading(props: { datos: DatosLeidos; comparacionID: number; exporta: boolean }) {
  const { datos, comparacionID, exporta } = props
  const { estado = 'columnas', nombre, diferencias = 0 } = datos
  const lista = estado === 'lista'
  return (
    <PageHeader
      title={<span className="wrap-anywhere">{nombre}</span>}
      subtitle={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge color={BADGES_DE_LISTA[estado].color}>{BADGES_DE_LISTA[estado].label}</Badge>
          {lista && sayLeida(datos)}
        </span>
      }
      back={rutas.controlFallecidos()}
      actions={
        lista && (
          <>
            {exporta && <ListaDownload comparacionID={comparacionID} vacia={diferencias === 0} />}
            <CompareAgain origen="fallecidos" datos={datos} boton="Leer de nuevo" />
          </>
        )
      }
    />
  )
}

/** Nobody said yet which column is what, or by those that were said nobody is named. */
const WaitsForColumns = ({ datos }: { datos: DatosLeidos }) => (
  <Card aria-label="Columnas de la lista" className="grid gap-3 px-4 py-4">
    {datos.motivo && <DangerNotice title="No se leyó">{datos.motivo}</DangerNotice>}
    <p>Diga qué columna de la lista es cada dato. Se recuerda para la próxima con los mismos títulos.</p>
    <ColumnasForm origen="fallecidos" datos={datos} boton="Leer" />
  </Card>
)
