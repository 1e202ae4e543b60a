import type { Metadata } from 'next'
import { QueuePages, readQueuePage } from '@/components/data-table/queue-pages'
import { ReadFailure } from '@/components/espera/read-failure'
import { AvisoSheet } from '@/components/padron/refeps/aviso-sheet'
import { ClassCounts } from '@/components/padron/refeps/class-counts'
import { ColumnasForm, CompareAgain } from '@/components/padron/refeps/columnas-form'
import { DiferenciaQueue } from '@/components/padron/refeps/diferencia-queue'
import { BADGES_DE_COMPARACION, sayComparado } from '@/components/padron/refeps/words'
import { PageHeader } from '@/components/shell/page-header'
import { JobOfScreen } from '@/components/tarea/screen-tarea'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'
import { Panel } from '@/components/ui/panel'
import { traerDatos, traerDiferencias } from '@/contract/refeps'
import { CLASES_REFEPS, CLAVES_DE_CLASE } from '@/domain/refeps/clases'
import { readApi } from '@/lib/api/client'
import type { LeidoDe } from '@/lib/api/result'
import { titleOf } from '@/lib/destinations'
import { rutas } from '@/lib/routes'
import { type Busqueda, orNotFound, readId } from '@/lib/screen'
import { requireSession } from '@/lib/session'

export const metadata: Metadata = { title: titleOf('controlRefeps') }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function ComparacionPage({ params, searchParams }: Props) {
  const { permisos } = await requireSession('refeps.comparar')
  const comparacionID = readId((await params).id)
  const place = readQueuePage(rutas.comparacionRefeps(comparacionID), await searchParams)
  const { address, pagina } = place
  const clase = CLAVES_DE_CLASE.find((one) => one === address.params['clase'])
  const resueltas = address.params['ver'] === 'resueltas'
  const entrada = { comparacionID, clase, resueltas, pagina }
  const [leida, diferencias] = await Promise.all([
    readApi(traerDatos, { comparacionID }),
    readApi(traerDiferencias, entrada),
  ])
  const found = orNotFound(leida)
  const filas = orNotFound(diferencias)
  if (!found.ok)
    return (
      <ReadFailure falla={found} ruta="/refeps/traerDatos" entrada={{ comparacionID }} que="la comparación" />
    )
  const { datos } = found
  const { estado = 'columnas', tareaID = null } = datos
  const lista = estado === 'lista'
  return (
    <>
      <Heading {...{ datos, comparacionID }} exporta={permisos.has('padron.exportar')} />
      {estado === 'comparando' && <JobOfScreen tareaID={tareaID} que="comparando" />}
      {(estado === 'columnas' || estado === 'rechazada') && <WaitsForColumns datos={datos} />}
      {lista && (
        <>
          <ClassCounts
            {...{ clases: datos.clases, pendientes: datos.pendientes, nombres: CLASES_REFEPS }}
            {...{ address, clase, resueltas }}
          />
          {filas.ok ? (
            <DiferenciaQueue
              key={`${clase} ${resueltas} ${pagina}`}
              filas={filas.datos}
              resueltas={resueltas}
            />
          ) : (
            <ReadFailure
              falla={filas}
              ruta="/refeps/traerDiferencias"
              entrada={entrada}
              que="las diferencias"
            />
          )}
          <QueuePages {...place} total={filas.ok ? filas.total : undefined} />
          <div className="mt-4">
            <Panel title="Cómo se leyó el extracto">
              <ColumnasForm origen="refeps" datos={datos} boton="Comparar de nuevo con estas columnas" />
            </Panel>
          </div>
        </>
      )}
    </>
  )
}

type DatosLeidos = LeidoDe<typeof traerDatos>

/** Which extract it is, what came of it, and what can be had of it. */
function Heading(props: { datos: DatosLeidos; comparacionID: number; exporta: boolean }) {
  const { datos, comparacionID, exporta } = props
  const { estado = 'columnas', nombre, avisar = 0 } = datos
  const lista = estado === 'lista'
  return (
    <PageHeader
      title={<span className="wrap-anywhere">{nombre}</span>}
      subtitle={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge color={BADGES_DE_COMPARACION[estado].color}>{BADGES_DE_COMPARACION[estado].label}</Badge>
          {lista && sayComparado(datos)}
        </span>
      }
      back={rutas.controlRefeps()}
      actions={
        lista && (
          <>
            {exporta && <AvisoSheet {...{ comparacionID, avisar }} />}
            <CompareAgain origen="refeps" datos={datos} boton="Comparar de nuevo" />
          </>
        )
      }
    />
  )
}

/** Nobody said yet which column is what, or those that were said are another register's. */
const WaitsForColumns = ({ datos }: { datos: DatosLeidos }) => (
  <Card aria-label="Columnas del extracto" className="grid gap-3 px-4 py-4">
    {datos.motivo && <DangerNotice title="No se comparó">{datos.motivo}</DangerNotice>}
    <p>Diga qué columna del extracto es cada dato. Se recuerda para el próximo con los mismos títulos.</p>
    <ColumnasForm origen="refeps" datos={datos} boton="Comparar" />
  </Card>
)
