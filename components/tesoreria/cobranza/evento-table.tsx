'use client'

import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { Badge } from '@/components/ui/badge'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import { formatFecha, formatInstante } from '@/domain/fechas'
import { CLASES_DE_EVENTO, MEDIOS_DE_INTIMACION } from '@/domain/prescripcion'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import type { LeidoEn } from '@/lib/llamada/call-paths'

const PaperDialog = porPedido(() =>
  import('@/components/tesoreria/cobranza/paper-dialog').then((module) => module.PaperDialog),
)

const AnnulDialog = porPedido(() =>
  import('@/components/tesoreria/cobranza/annul-dialog').then((module) => module.AnnulDialog),
)

type Evento = NonNullable<LeidoEn<'/prescripcion/traerDe'>['eventos']>[number]
type Props = { eventos: readonly Evento[]; address: Address; matriculadoID: number; gestiona: boolean }

/** What was noted, the newest first; a letter offers its reception, and what counts can be made void. */
export function EventoTable({ eventos, address, matriculadoID, gestiona }: Props) {
  const received = new Set(
    eventos.flatMap(({ anulado, intimacionID }) => (anulado ? [] : (intimacionID ?? []))),
  )
  return (
    <DataTable
      label="Gestiones"
      columns={gestiona ? [...COLUMNAS, actsOf(matriculadoID, received)] : COLUMNAS}
      content={{ state: 'rows', rows: [...eventos] }}
      rowKey={({ id }) => String(id)}
      empty={{ text: 'No hay gestiones anotadas: cada deuda prescribe contando desde que venció' }}
      address={address}
    />
  )
}

const COLUMNAS: readonly Column<Evento>[] = [
  { id: 'dia', label: 'Día', kind: 'own', width: '8rem', cell: ({ dia, hasta }) => daysOf(dia, hasta) },
  { id: 'clase', label: 'Qué fue', kind: 'own', title: true, cell: (evento) => <What {...evento} /> },
  { id: 'detalle', label: 'Detalle', kind: 'text', blank: true },
  {
    ...{ id: 'anotado', label: 'Lo anotó', kind: 'own', width: '11rem' },
    cell: ({ anotado, quien }) => (
      <span>
        {quien ?? 'El sistema'}
        <span className="cell-note">{anotado && formatInstante(anotado).slice(0, -3)}</span>
      </span>
    ),
  },
]

const daysOf = (dia: string | undefined, hasta: string | null | undefined): string =>
  [dia, hasta].flatMap((one) => (one ? [formatFecha(one)] : [])).join(' a ') || '—'

function What({ id, clase, medio, seguimiento, escaneo, anulado, motivo }: Evento) {
  const sent = [medio && MEDIOS_DE_INTIMACION[medio], seguimiento && `N° ${seguimiento}`].filter(Boolean)
  return (
    <span className="wrap-anywhere">
      <span className="inline-flex flex-wrap items-center gap-2">
        {clase ? CLASES_DE_EVENTO[clase] : '—'}
        {anulado && <Badge color="grey">Anulada</Badge>}
        {escaneo && id !== undefined && (
          <a
            href={addressOfArchivo('/cobranza/verEscaneo', { eventoID: id }, escaneo)}
            target="_blank"
            rel="noreferrer"
            className="cell-link"
          >
            Ver papel
          </a>
        )}
      </span>
      {sent.length > 0 && <span className="cell-note">{sent.join(', ')}</span>}
      {motivo && <span className="cell-note">{motivo}</span>}
    </span>
  )
}

const actsOf = (matriculadoID: number, received: ReadonlySet<number>): Column<Evento> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '15rem',
  cell: ({ id, clase, dia, anulado }) =>
    id === undefined || anulado ? null : (
      <span className="inline-flex flex-wrap justify-end gap-1">
        {clase === 'intimacion' && !received.has(id) && (
          <DialogButton
            variant="outline"
            size="sm"
            fetch={PaperDialog.fetch}
            dialog={(close) => <PaperDialog {...{ matriculadoID, close }} carta={{ id, dia }} />}
          >
            Recepción
          </DialogButton>
        )}
        {!received.has(id) && (
          <DialogButton
            variant="outline"
            size="sm"
            fetch={AnnulDialog.fetch}
            dialog={(close) => <AnnulDialog {...{ matriculadoID, close }} evento={{ id, clase, dia }} />}
          >
            Anular
          </DialogButton>
        )}
      </span>
    ),
})
