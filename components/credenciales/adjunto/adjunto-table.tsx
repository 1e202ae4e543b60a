'use client'

import { useMemo, useState } from 'react'
import { describeFile, type FilaAdjunto } from '@/components/credenciales/adjunto/adjunto-row'
import { Vencimiento } from '@/components/credenciales/vencimiento'
import { useRemoveAdjunto } from '@/components/credenciales/adjunto/use-remove'
import type { Address } from '@/components/data-table/address'
import { formatValue } from '@/components/data-table/cells'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { RowAct } from '@/components/data-table/row-buttons'
import { porPedido } from '@/components/ui/por-pedido'
import { TIPOS_DE_ADJUNTO } from '@/domain/tipo-de-adjunto'
import type { Fecha } from '@/domain/fechas'

const Viewer = porPedido(() =>
  import('@/components/credenciales/adjunto/adjunto-viewer').then((module) => module.AdjuntoViewer),
)
const EditDialog = porPedido(() =>
  import('@/components/credenciales/adjunto/edit-dialog').then((module) => module.EditAdjuntoDialog),
)
const ReplaceDialog = porPedido(() =>
  import('@/components/credenciales/adjunto/replace-dialog').then((module) => module.ReplaceAdjuntoDialog),
)

type Props = {
  content: TableContent<FilaAdjunto>
  address: Address
  matriculadoID: number
  hoy: Fecha
  edita: boolean
}
type Abierto = { que: 'ver' | 'editar' | 'reemplazar'; fila: FilaAdjunto }

export function AdjuntoTable({ content, address, matriculadoID, hoy, edita }: Props) {
  const [abierto, setAbierto] = useState<Abierto>()
  const remove = useRemoveAdjunto()
  const columns = useMemo(
    () =>
      columnsOn(hoy, edita, (que, fila) =>
        que === 'eliminar' ? void remove(fila) : setAbierto({ que, fila }),
      ),
    [hoy, edita, remove],
  )
  const close = () => setAbierto(undefined)
  return (
    <>
      <DataTable
        label="Adjuntos"
        columns={columns}
        content={content}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'No tiene adjuntos' }}
        address={address}
      />
      {abierto && (
        <>
          {abierto.que === 'ver' ? (
            <Viewer fila={abierto.fila} close={close} />
          ) : abierto.que === 'editar' ? (
            <EditDialog {...{ matriculadoID, close }} fila={abierto.fila} />
          ) : (
            <ReplaceDialog {...{ matriculadoID, close }} fila={abierto.fila} />
          )}
        </>
      )}
    </>
  )
}

type Accion = Abierto['que'] | 'eliminar'
type Act = (que: Accion, fila: FilaAdjunto) => void
const columnsOn = (hoy: Fecha, edita: boolean, act: Act): readonly Column<FilaAdjunto>[] => [
  {
    id: 'nombre',
    label: 'Adjunto',
    kind: 'own',
    title: true,
    width: '16rem',
    cell: (fila) => (
      <span className="grid">
        <span className="wrap-anywhere">{fila.nombre}</span>
        <span className="text-[0.8125rem] font-normal text-muted-foreground">{detailOf(fila)}</span>
      </span>
    ),
  },
  {
    id: 'tipo',
    label: 'Qué es',
    kind: 'own',
    width: '6rem',
    cell: ({ tipo }) => tipo && TIPOS_DE_ADJUNTO[tipo],
  },
  {
    id: 'vence',
    label: 'Vence',
    kind: 'own',
    width: '12rem',
    cell: ({ vence }) => <Vencimiento vence={vence} hoy={hoy} />,
  },
  {
    id: 'subido',
    label: 'Subido',
    kind: 'own',
    width: '12rem',
    cell: ({ subido, quien }) => (
      <span className="grid">
        <span className="tabular-nums">{formatValue('instant', subido)}</span>
        <span className="text-[0.8125rem] text-muted-foreground">{quien}</span>
      </span>
    ),
  },
  actions(edita, act),
]

const actions = (edita: boolean, act: Act): Column<FilaAdjunto> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: edita ? '17rem' : '6rem',
  cell: (fila) => {
    const nombre = fila.nombre ?? ''
    return (
      <>
        <RowAct verbo="Ver" nombre={nombre} act={() => act('ver', fila)} />
        {edita && (
          <>
            <RowAct verbo="Reemplazar" nombre={nombre} act={() => act('reemplazar', fila)} />
            <RowAct verbo="Editar" nombre={nombre} act={() => act('editar', fila)} />
            <RowAct verbo="Eliminar" nombre={nombre} act={() => act('eliminar', fila)} />
          </>
        )}
      </>
    )
  },
})

const detailOf = (fila: FilaAdjunto): string => {
  const former = fila.anteriores?.length ?? 0
  const told = former === 0 ? [] : [former === 1 ? '1 versión anterior' : `${former} versiones anteriores`]
  return [describeFile(fila), ...told].join(' · ')
}
