'use client'

import { useState } from 'react'
import type { Grupo } from '@/components/debitos/ajuste/groups'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { Button } from '@/components/ui/button'
import { Pencil } from '@/components/ui/icons'
import { porPedido } from '@/components/ui/por-pedido'
import { camposOf, nameOfGrupo, type GrupoDeDebito } from '@/domain/debito/ajustes'
import { describeCampo } from '@/domain/debito/campos'
import { rutas } from '@/lib/routes'

const CollectDialog = porPedido(() =>
  import('@/components/debitos/ajuste/collect-dialog').then((module) => module.CollectDialog),
)
const ADDRESS = { path: rutas.ajustesDeDebito(), params: {} }
const TITULO = 'Qué cobra cada débito'

/** What each form of debit collects, a row each; who may not change it has no buttons. */
export function CollectTable({ grupos, puede }: { grupos: readonly Grupo[]; puede: boolean }) {
  const [clave, setClave] = useState<GrupoDeDebito>()
  // As it was last read: somebody may have changed it meanwhile.
  const editing = grupos.find(({ grupo }) => grupo === clave)
  const [first] = grupos
  const columns: readonly Column<Grupo>[] = [
    {
      id: 'forma',
      label: 'Débito',
      kind: 'own',
      title: true,
      width: '13rem',
      cell: ({ grupo, cambio }) => (
        <span>
          {nameOfGrupo(grupo)}
          {cambio && <span className="cell-note font-normal">{cambio}</span>}
        </span>
      ),
    },
    ...Object.entries(first ? camposOf(first.grupo) : {}).map(([clave, campo]): Column<Grupo> => ({
      id: clave,
      label: campo.corto ?? campo.titulo,
      kind: 'own',
      cell: ({ escritos }) => describeCampo(campo, escritos[clave] ?? ''),
    })),
    ...(puede ? [actionsFor(setClave)] : []),
  ]
  return (
    <section aria-label={TITULO}>
      <h2 className="mb-2 text-base font-semibold">{TITULO}</h2>
      <DataTable
        label={TITULO}
        columns={columns}
        content={{ state: 'rows', rows: grupos }}
        rowKey={({ grupo }) => grupo}
        empty={{ text: 'No hay formas de débito' }}
        address={ADDRESS}
      />
      {editing && <CollectDialog grupo={editing} close={() => setClave(undefined)} />}
    </section>
  )
}

const actionsFor = (edit: (grupo: GrupoDeDebito) => void): Column<Grupo> => ({
  id: 'acciones',
  label: 'Acciones',
  kind: 'actions',
  width: '8rem',
  cell: ({ grupo }) => (
    <Button
      variant="ghost"
      aria-label={`Cambiar lo que cobra ${nameOfGrupo(grupo)}`}
      onClick={() => edit(grupo)}
    >
      <Pencil aria-hidden />
      Cambiar
    </Button>
  ),
})
