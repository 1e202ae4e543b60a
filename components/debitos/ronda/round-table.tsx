'use client'

import { Answer } from '@/components/debitos/respuesta/answer'
import { type FilaDeUna as Fila, ROUND_COLUMNS } from '@/components/debitos/ronda/round-columns'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { DialogButton } from '@/components/ui/dialog-button'
import { porPedido } from '@/components/ui/por-pedido'
import { CAMBIO_EN_PALABRAS } from '@/domain/debito/cambio'

const TakeOutDialog = porPedido(() =>
  import('@/components/debitos/ronda/take-back-dialogs').then((module) => module.TakeOutDialog),
)

type Props = PagedList<Fila> & {
  address: Address
  /** It did not go out and was not undone. */
  abierta: boolean
  /** It went out, and the bank may have answered. */
  enviada: boolean
  /** Somebody was taken out. */
  sacados: boolean
  /** Somebody changed since it was closed. */
  cambiaron: boolean
}

/** A round's debits; those taken out say why. */
export function RoundTable({ content, address, pagination, ...props }: Props) {
  const { abierta, enviada, sacados, cambiaron } = props
  return (
    <DataTable
      label="Débitos"
      columns={[
        ...ROUND_COLUMNS,
        ...(enviada ? [RESPUESTA] : []),
        ...(cambiaron ? [CAMBIO] : []),
        ...(sacados ? [SACADA] : []),
        ...(abierta ? [SACAR] : []),
      ]}
      content={useGrowing(content)}
      rowKey={({ id }) => String(id)}
      empty={{ text: 'No tiene ningún débito', filtered: 'Nadie con estos filtros en este débito' }}
      address={address}
      filters={['nombre', 'respuesta', 'cambio']}
      pagination={pagination}
    />
  )
}

const RESPUESTA: Column<Fila> = {
  id: 'respuesta',
  label: 'Respuesta',
  kind: 'own',
  width: '13rem',
  blank: true,
  cell: ({ respuesta }) => (respuesta ? <Answer respuesta={respuesta} short /> : null),
}

const CAMBIO: Column<Fila> = {
  id: 'cambio',
  label: 'Cambió',
  kind: 'own',
  width: '13rem',
  blank: true,
  cell: ({ cambio }) => (cambio ? CAMBIO_EN_PALABRAS[cambio] : null),
}

const SACADA: Column<Fila> = {
  id: 'sacada',
  label: 'Se lo sacó',
  kind: 'text',
  width: '13rem',
  blank: true,
}

const SACAR: Column<Fila> = {
  id: 'acciones',
  label: 'Acc.',
  kind: 'actions',
  width: '6rem',
  cell: ({ id, matriculadoID, sacada, apellidoNombre = '', importe }) =>
    id === undefined || sacada ? null : (
      <DialogButton
        variant="outline"
        size="sm"
        aria-label={`Sacar a ${apellidoNombre}`}
        fetch={TakeOutDialog.fetch}
        dialog={(close) => (
          <TakeOutDialog fila={{ id, matriculadoID, apellidoNombre, importe }} close={close} />
        )}
      >
        Sacar
      </DialogButton>
    ),
}
