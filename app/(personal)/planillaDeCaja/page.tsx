import type { Metadata } from 'next'
import { DayControl } from '@/components/tesoreria/caja/day-control'
import { PlanillaActions } from '@/components/tesoreria/caja/planilla-actions'
import { rowsOf } from '@/lib/tesoreria/sheet-rows'
import { PlanillaSummary } from '@/components/tesoreria/caja/planilla-summary'
import { PlanillaTable } from '@/components/tesoreria/caja/planilla-table'
import { readWhose, SISTEMA } from '@/lib/tesoreria/whose'
import { type Address, addressOf } from '@/components/data-table/address'
import { type Filter, FilterForm } from '@/components/data-table/filter-form'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { contentOf } from '@/components/espera/content-of'
import { DateInput } from '@/components/form/date-input'
import { PageHeader } from '@/components/shell/page-header'
import { CashCount } from '@/components/tesoreria/caja/cash-count'
import { traerArqueo, traerCajeros, traerPlanilla } from '@/contract/caja'
import { formatFecha, isFecha, today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { type Busqueda, orLeave, orNotFound } from '@/lib/screen'
import { rutas } from '@/lib/routes'
import { requireSession } from '@/lib/session'
import { receiptActsOf } from '@/components/tesoreria/recibo/acts'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: 'Planilla de Caja' }

const FECHA: Filter = { name: 'fecha', label: 'Fecha', kind: 'day' }

export default async function PlanillaDeCajaPage({ searchParams }: { searchParams: Busqueda }) {
  const { permisos } = await requireSession('caja.ver')
  const address = addressOf(rutas.planillaDeCaja(), await searchParams)
  const { fecha = today(), quien } = address.params
  if (!isFecha(fecha)) return <UnreadableDay address={address} fecha={fecha} />
  const todas = permisos.has('caja.todas')
  const deQuien = readWhose(quien, todas)
  const entrada = { fecha, ...deQuien }
  const [leida, dia, cajeros] = await Promise.all([
    readApi(traerPlanilla, entrada),
    deQuien.alcance ? undefined : readApi(traerArqueo, { fecha, usuarioID: deQuien.usuarioID }),
    todas ? readApi(traerCajeros, { fecha }) : undefined,
  ])
  const result = orNotFound(leida)
  const planilla = result.ok ? result.datos : undefined
  const options = (cajeros && orLeave(cajeros).ok && cajeros.ok ? cajeros.datos : []).flatMap(
    ({ id, nombre }) => (nombre ? [{ id: id ? String(id) : SISTEMA, nombre }] : []),
  )
  const espera = { ruta: '/caja/traerPlanilla', entrada, que: 'la planilla' } as const
  return (
    <>
      <PageHeader
        title="Planilla de Caja"
        subtitle={`${formatFecha(fecha)}${planilla?.quien ? ` · ${planilla.quien}` : ''}`}
        back={rutas.varios()}
        actions={<PlanillaActions fecha={fecha} deQuien={deQuien} quien={planilla?.quien ?? ''} />}
      />
      <DayControl
        {...{ address, fecha }}
        hoy={today()}
        cajeros={todas ? options : undefined}
        quien={todas ? quien : undefined}
      />
      <div className="day-sheet">
        {planilla && <PlanillaSummary planilla={planilla} />}
        {planilla && dia?.ok && (
          <CashCount
            dia={dia.datos}
            {...{ fecha, usuarioID: deQuien.usuarioID, anula: todas }}
            quien={planilla.quien ?? ''}
            emisor={await emisor()}
          />
        )}
      </div>
      <PlanillaTable
        content={contentOf(result.ok ? { ...result, datos: rowsOf(result.datos, fecha) } : result, espera)}
        address={address}
        todos={deQuien.alcance === 'todas'}
        actos={receiptActsOf(permisos)}
        emisor={await emisor()}
      />
    </>
  )
}

/** Another day's sheet must not stand under an unreadable address. */
const UnreadableDay = ({ address, fecha }: { address: Address; fecha: string }) => (
  <>
    <PageHeader title="Planilla de Caja" back={rutas.varios()} />
    <div className="mb-4">
      <FilterForm vacia filters={[FECHA]} day={DateInput} address={address} values={{ fecha }} />
    </div>
    <UnreadableFilter clearHref={address.path} />
  </>
)
