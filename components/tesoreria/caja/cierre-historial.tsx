import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import type { traerTodos } from '@/contract/cierre'
import type { Fecha } from '@/domain/fechas'
import type { LeidoDe } from '@/lib/api/result'

interface FilaCierre {
  id: number | undefined
  cuando: string | undefined
  quien: string
  hasta: Fecha | undefined
  anterior: Fecha | undefined
  motivo: string
  que: 'cierra' | 'reabre'
}

const QUE = {
  cierra: { label: 'Cierre', color: 'blue' },
  reabre: { label: 'Reapertura', color: 'orange' },
} as const

export function toFila({
  id,
  cuando,
  usuario,
  hasta,
  anterior,
  motivo,
}: LeidoDe<typeof traerTodos>[number]): FilaCierre {
  const reabre = hasta !== undefined && anterior !== undefined && anterior !== null && hasta < anterior
  return {
    id,
    cuando,
    quien: usuario ?? 'El sistema',
    hasta,
    anterior: anterior ?? undefined,
    motivo: motivo ?? '',
    que: reabre ? 'reabre' : 'cierra',
  }
}

const COLUMNS: readonly Column<FilaCierre>[] = [
  { id: 'cuando', label: 'Fecha y hora', kind: 'instant', width: '11rem', title: true },
  { id: 'quien', label: 'Quién', kind: 'text' },
  { id: 'que', label: 'Qué', kind: 'badge', badges: QUE, width: '8rem' },
  { id: 'anterior', label: 'Estaba cerrado hasta', kind: 'date', width: '11rem', blank: true },
  { id: 'hasta', label: 'Quedó cerrado hasta', kind: 'date', width: '11rem' },
  { id: 'motivo', label: 'Motivo', kind: 'text', blank: true },
]

export function CierreHistorial({
  content,
  pagination,
  address,
}: PagedList<FilaCierre> & { address: Address }) {
  return (
    <section className="grid gap-3" aria-labelledby="cierres">
      <h2 id="cierres" className="text-base font-semibold">
        Historial
      </h2>
      <DataTable
        label="Historial de cierres"
        columns={COLUMNS}
        content={content}
        rowKey={({ id, cuando }) => `${id}-${cuando}`}
        empty={{ text: 'Todavía no se cerró ningún período' }}
        address={address}
        pagination={pagination}
      />
    </section>
  )
}
