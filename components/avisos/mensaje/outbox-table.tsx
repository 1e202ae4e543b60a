'use client'

import { type ReactNode, useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import { type ColumnaDeMensajes, LISTA_MENSAJES } from '@/components/avisos/mensaje/lista'
import { type Columnas, useColumns } from '@/components/data-table/arrange'
import type { OwnColumn } from '@/components/data-table/columns'
import type { Puesta } from '@/components/data-table/lista'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { ActionLink } from '@/components/data-table/table-messages'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import type { Chats, FilaMensaje } from '@/components/avisos/mensaje/chat'
import { MessageActions } from '@/components/avisos/mensaje/message-actions'
import { FILTROS_MENSAJES } from '@/components/avisos/mensaje/filters'
import { porPedido } from '@/components/ui/por-pedido'
import type { BadgeColor } from '@/components/ui/badge'
import { ESTADOS_MENSAJE, type EstadoMensaje, MEDIOS, type Medio } from '@/domain/mensaje'
import { rutas } from '@/lib/routes'

const MessageDialog = porPedido(() =>
  import('@/components/avisos/mensaje/message-dialog').then((module) => module.MessageDialog),
)

const COLORES: Record<EstadoMensaje, BadgeColor> = {
  pendiente: 'blue',
  enviando: 'cyan',
  enviado: 'green',
  abierto: 'green',
  fallado: 'red',
  dudoso: 'orange',
  omitido: 'orange',
  cancelado: 'grey',
  rehusado: 'grey',
}
const BADGES = Object.fromEntries(
  Object.entries(ESTADOS_MENSAJE).map(([estado, label]) => [
    estado,
    { label, color: COLORES[estado as EstadoMensaje] },
  ]),
)
const filters = [...FILTROS_MENSAJES.map(({ name }) => name), 'envio']

/** A long address breaks at its '@' and nowhere else. */
function breakable(destino: string): ReactNode {
  const [name, ...host] = destino.split('@')
  return host.length === 0 ? (
    name
  ) : (
    <>
      {name}
      <wbr />@{host.join('@')}
    </>
  )
}

const COLUMNAS: Columnas<FilaMensaje, ColumnaDeMensajes> = {
  creado: { kind: 'instant', width: '10.5rem' },
  apellidoNombre: { kind: 'text', href: '/fichaMatriculado/{matriculadoID}' },
  medio: {
    kind: 'own',
    width: '9rem',
    cell: ({ medio, destino }) => (
      <span>
        {MEDIOS[medio as Medio]}
        {destino && (
          <span className="block text-[0.8125rem] text-muted-foreground">{breakable(destino)}</span>
        )}
      </span>
    ),
  },
  estado: { kind: 'badge', badges: BADGES, width: '7.5rem' },
  causa: { kind: 'text', blank: true },
}

interface Props {
  content: TableContent<FilaMensaje>
  address: Address
  pagination: PaginationState
  chats: Chats
  puesta: Puesta<ColumnaDeMensajes>
}

export function OutboxTable({ content, address, pagination, chats, puesta }: Props) {
  const [read, setRead] = useState<FilaMensaje>()
  const acciones = useMemo(
    (): OwnColumn<FilaMensaje> => ({
      id: 'acciones',
      label: 'Accion',
      kind: 'actions',
      width: '17rem',
      cell: (fila) => <MessageActions fila={fila} chats={chats} see={() => setRead(fila)} />,
    }),
    [chats],
  )
  const columns = useColumns(LISTA_MENSAJES, COLUMNAS, puesta, address, acciones)
  return (
    <>
      <DataTable
        label="Bandeja de salida"
        columns={columns}
        content={useGrowing(content)}
        rowKey={({ id }) => String(id)}
        empty={{
          text: 'Todavía no se envió ningún mensaje: se escribe a quienes se eligen en una lista',
          action: <ActionLink href={rutas.morosos()}>Ir a Morosos</ActionLink>,
        }}
        address={address}
        filters={filters}
        pagination={pagination}
      />
      {read && <MessageDialog mensaje={read} close={() => setRead(undefined)} />}
    </>
  )
}
