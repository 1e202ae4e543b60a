'use client'

import { type ReactNode, useMemo, useState } from 'react'
import type { OwnColumn } from '@/components/data-table/columns'
import { ActionLink } from '@/components/data-table/table-messages'
import type { Chats, FilaMensaje } from '@/components/avisos/mensaje/chat'
import { MensajeActions } from '@/components/avisos/mensaje/mensaje-actions'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import { porPedido } from '@/components/ui/por-pedido'
import type { BadgeColor } from '@/components/ui/badge'
import { mensajes } from '@/contract/listas/mensajes'
import { ESTADOS_MENSAJE, type EstadoMensaje, MEDIOS, type Medio } from '@/domain/mensaje'
import { rutas } from '@/lib/routes'

const MensajeDialog = porPedido(() =>
  import('@/components/avisos/mensaje/mensaje-dialog').then((module) => module.MensajeDialog),
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

const COLUMNAS = columnsOf<FilaMensaje, typeof mensajes.declaracion>(mensajes, {
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
})

type Props = PagedList<FilaMensaje> & TablaDe<typeof mensajes.declaracion> & { chats: Chats }

export function BandejaTable({ chats, ...tabla }: Props) {
  const [read, setRead] = useState<FilaMensaje>()
  const acciones = useMemo(
    (): OwnColumn<FilaMensaje> => ({
      id: 'acciones',
      label: 'Accion',
      kind: 'actions',
      width: '17rem',
      cell: (fila) => <MensajeActions fila={fila} chats={chats} see={() => setRead(fila)} />,
    }),
    [chats],
  )
  return (
    <>
      <ListTable
        {...tabla}
        listado={mensajes}
        columnas={COLUMNAS}
        acciones={acciones}
        empty={{
          text: 'Todavía no se envió ningún mensaje: se escribe a quienes se eligen en una lista',
          action: <ActionLink href={rutas.morosos()}>Ir a Morosos</ActionLink>,
        }}
      />
      {read && <MensajeDialog mensaje={read} close={() => setRead(undefined)} />}
    </>
  )
}
