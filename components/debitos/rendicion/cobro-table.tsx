'use client'

import Link from 'next/link'
import { hrefWith } from '@/components/data-table/address'
import type { OwnColumn } from '@/components/data-table/columns'
import type { FilaDeCobro } from '@/lib/debitos/collection-row'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import { cobrosPorResolver } from '@/contract/listas/cobros-por-resolver'
import { COBRO_EN_PALABRAS } from '@/domain/debito/rendicion'
import { formatFecha } from '@/domain/fechas'
import { rutas } from '@/lib/routes'

const CreditDialog = porPedido(() =>
  import('@/components/debitos/rendicion/cobro-dialogs').then((module) => module.CreditDialog),
)
const AnnulReceiptDialog = porPedido(() =>
  import('@/components/debitos/rendicion/cobro-dialogs').then((module) => module.AnnulReceiptDialog),
)
const CloseDialog = porPedido(() =>
  import('@/components/debitos/rendicion/cobro-dialogs').then((module) => module.CloseDialog),
)

type Props = PagedList<FilaDeCobro> & TablaDe<typeof cobrosPorResolver.declaracion>

/** Money that came in and pays nothing, or went back, with what a person may do about it. */
export const CobroTable = (tabla: Props) => (
  <ListTable
    {...tabla}
    listado={cobrosPorResolver}
    wide="page"
    columnas={COLUMNAS}
    acciones={ACCIONES}
    empty={{
      text: 'Nada por resolver: todo lo que se cobró pagó algo',
      filtered: 'Ninguno en ese estado',
    }}
  />
)

const ESTADOS = {
  pendiente: { label: COBRO_EN_PALABRAS.pendiente, color: 'orange' },
  acreditado: { label: COBRO_EN_PALABRAS.acreditado, color: 'green' },
  devuelto: { label: COBRO_EN_PALABRAS.devuelto, color: 'blue' },
  anulado: { label: COBRO_EN_PALABRAS.anulado, color: 'blue' },
  visto: { label: COBRO_EN_PALABRAS.visto, color: 'grey' },
} as const

const COLUMNAS = columnsOf<FilaDeCobro, typeof cobrosPorResolver.declaracion>(cobrosPorResolver, {
  nroRecibo: {
    ...{ kind: 'own', width: '6.5rem', blank: true },
    cell: ({ recibo }) => (recibo ? <Receipt {...recibo} /> : null),
  },
  estado: { kind: 'badge', width: '8rem', badges: ESTADOS },
})

const ACCIONES: OwnColumn<FilaDeCobro> = {
  ...{ id: 'acciones', label: 'Acc.', kind: 'actions', width: '9.5rem' },
  cell: (fila) => <Acts fila={fila} />,
}

/** The receipt that money gone back takes along. */
function Receipt({ nroRecibo, anulado }: NonNullable<FilaDeCobro['recibo']>) {
  const href = hrefWith({ path: rutas.recibos(), params: {} }, { numero: String(nroRecibo) })
  return (
    <span>
      <Link href={href} prefetch={false} className="cell-link tabular-nums">
        {nroRecibo}
      </Link>
      {anulado && <span className="cell-note">anulado</span>}
    </span>
  )
}

function Acts({ fila }: { fila: FilaDeCobro }) {
  const { id, estado, reversa, apellidoNombre, motivo, quien, resuelto, recibo } = fila
  if (id === undefined) return null
  if (estado !== 'pendiente')
    return (
      <span className="text-left text-muted-foreground wrap-anywhere">
        {[motivo, quien && `${quien}${resuelto ? `, ${formatFecha(resuelto)}` : ''}`]
          .filter(Boolean)
          .join(' · ')}
      </span>
    )
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {!reversa && (
        <DialogButton
          variant="outline"
          size="sm"
          aria-label={`Acreditar el cobro de ${apellidoNombre}`}
          fetch={CreditDialog.fetch}
          dialog={(close) => <CreditDialog fila={{ ...fila, id }} close={close} />}
        >
          Acreditar
        </DialogButton>
      )}
      {recibo && !recibo.anulado && (
        <DialogButton
          variant="outline"
          size="sm"
          aria-label={`Anular el recibo ${recibo.nroRecibo} de ${apellidoNombre}`}
          fetch={CreditDialog.fetch}
          dialog={(close) => <AnnulReceiptDialog fila={{ ...fila, id, recibo }} close={close} />}
        >
          Anular recibo
        </DialogButton>
      )}
      <DialogButton
        variant="outline"
        size="sm"
        aria-label={`${reversa ? 'Dar por vista la reversa' : 'Devolver el cobro'} de ${apellidoNombre}`}
        fetch={CreditDialog.fetch}
        dialog={(close) => <CloseDialog fila={{ ...fila, id }} close={close} />}
      >
        {reversa ? 'Dar por visto' : 'Devolver'}
      </DialogButton>
    </span>
  )
}
