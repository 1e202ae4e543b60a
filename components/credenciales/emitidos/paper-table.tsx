'use client'

import { useMemo, useState } from 'react'
import {
  type Acts,
  type FilaPapel,
  type Papel,
  actionsOf,
  columnasFor,
} from '@/components/credenciales/emitidos/paper-columns'
import { FILTROS_PAPELES } from '@/components/credenciales/emitidos/filters'
import { type ColumnaDePapeles, LISTA_PAPELES } from '@/components/credenciales/emitidos/lista'
import { useColumns } from '@/components/data-table/arrange'
import type { Puesta } from '@/components/data-table/lista'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { porPedido } from '@/components/ui/por-pedido'
import type { ColumnaDe } from '@/domain/orden'
import type { Emisor } from '@/lib/tesoreria/emisor'

const AnnulDialog = porPedido(() =>
  import('@/components/credenciales/emitidos/annul-dialog').then((module) => module.AnnulDialog),
)

const CopyDialog = porPedido(() =>
  import('@/components/credenciales/emitidos/copy-dialog').then((module) => module.CopyDialog),
)

export type PaperTableProps = {
  content: TableContent<FilaPapel>
  address: Address
  pagination: PaginationState
  puesta: Puesta<ColumnaDePapeles, ColumnaDe<'papeles'>>
  /** On a member's own screen his name is said once, above. */
  deUno?: boolean
  anula: boolean
  /** For who may print. */
  emisor: Emisor | undefined
}

export function PaperTable({ content, address, pagination, puesta, ...rest }: PaperTableProps) {
  const { deUno = false, anula, emisor } = rest
  const [annulling, setAnnulling] = useState<Papel>()
  const [copying, setCopying] = useState<Papel>()
  const copia = emisor !== undefined
  const columnas = useMemo(() => columnasFor(deUno), [deUno])
  const acciones = useMemo(() => {
    const acts: Acts = {
      annul: anula ? setAnnulling : undefined,
      copy: copia ? setCopying : undefined,
    }
    return (acts.annul ?? acts.copy) ? actionsOf(acts) : undefined
  }, [anula, copia])
  const columns = useColumns(LISTA_PAPELES, columnas, puesta, address, acciones)
  return (
    <>
      <DataTable
        label="Papeles emitidos"
        wide="page"
        columns={columns}
        content={useGrowing(content)}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'Todavía no se emitió ningún papel' }}
        address={address}
        filters={FILTROS_PAPELES.map(({ name }) => name)}
        pagination={pagination}
      />
      {copying && emisor && (
        <CopyDialog papel={copying} emisor={emisor} close={() => setCopying(undefined)} />
      )}
      {annulling && <AnnulDialog papel={annulling} close={() => setAnnulling(undefined)} />}
    </>
  )
}
