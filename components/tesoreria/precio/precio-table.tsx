'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { useDelete } from '@/components/catalogos/catalogo/use-delete'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import { RowAct, EditLink } from '@/components/data-table/row-buttons'
import { useGrowing } from '@/components/espera/use-growing'
import { useUnsavedGuard } from '@/components/form/unsaved-guard'
import { AmountEditor } from '@/components/tesoreria/precio/amount-editor'
import {
  type Borradores,
  makeBorradores,
  useKeptPrices,
  useSinGuardar,
} from '@/components/tesoreria/precio/drafts'
import { type FilaPrecio, precioLabel, TITULO_COSTOS } from '@/components/tesoreria/precio/precio-row'
import { SIN_ACTO } from '@/domain/acto'
import { rutas } from '@/lib/routes'
import { ActoSelect } from '@/components/catalogos/acto/acto-select'
import { concepto } from '@/contract/catalogo/concepto'
import { hrefOfRow } from '@/contract/catalogo/declaracion'
import { ESTADOS, isTipoConCuota } from '@/domain/estados'
import { variantName } from '@/domain/precio'

type Props = {
  content: TableContent<FilaPrecio>
  address: Address
  conClaves: boolean
  /** The ways to other years, beside which the unsaved amounts are counted. */
  children?: ReactNode
}

/**
 * Each amount is edited in its row. A server that gives no keys (`conClaves`) brings no deleted price back either:
 * its prices are not deleted here.
 */
export function PrecioTable({ content, address, conClaves, children }: Props) {
  const [borradores] = useState(makeBorradores)
  const [actoID, setActoID] = useState<number>()
  const remove = useDelete(concepto, { restaura: true })
  const monto: Column<FilaPrecio> = {
    id: 'monto',
    label: 'Monto',
    kind: 'money',
    align: 'start',
    width: '19rem',
    cell: ({ id, ...fila }) =>
      id !== undefined && <AmountEditor fila={{ ...fila, id }} {...{ borradores, actoID }} />,
  }
  const acciones: Column<FilaPrecio> = {
    id: 'acciones',
    label: 'Acciones',
    kind: 'actions',
    width: '9.5rem',
    cell: (fila) => <RowActions fila={fila} remove={conClaves ? remove : undefined} />,
  }
  return (
    <>
      <div className="mb-3 flex min-h-[1.45em] flex-wrap items-end gap-x-4 gap-y-2">
        {children}
        {conClaves && (
          <ActoSelect
            label="Resolución de los montos que cambie"
            className="min-w-64 max-w-xl flex-1"
            value={actoID}
            onChange={setActoID}
          />
        )}
        <Unsaved borradores={borradores} />
      </div>
      <DataTable
        label={TITULO_COSTOS}
        columns={[...(conClaves ? KEYED : PLAIN), monto, acciones]}
        content={useGrowing(content)}
        rowKey={({ id }) => String(id)}
        empty={{ text: 'Todavía no hay precios' }}
        address={address}
        filters={['anio']}
      />
    </>
  )
}

/** Leaving asks while amounts are unsaved and not kept. */
function Unsaved({ borradores }: { borradores: Borradores }) {
  const count = useSinGuardar(borradores)
  const kept = useKeptPrices(borradores)
  useUnsavedGuard(count > 0 && !kept)
  return (
    <p role="status" className="text-muted-foreground">
      {count > 0 && (count === 1 ? '1 precio sin guardar' : `${count} precios sin guardar`)}
    </p>
  )
}

const KEYED: readonly Column<FilaPrecio>[] = [
  { id: 'anio', label: 'Año', kind: 'number', align: 'start', width: '6rem' },
  {
    id: 'tipoMatriculaID',
    label: 'Tipo de Matricula',
    kind: 'own',
    title: true,
    cell: ({ tipoMatriculaID, nombre }) =>
      isTipoConCuota(tipoMatriculaID) ? ESTADOS[tipoMatriculaID] : nombre,
  },
  {
    id: 'variante',
    label: 'Seguro',
    kind: 'own',
    cell: ({ variante }) => (variante === undefined ? null : variantName(variante)),
  },
  {
    id: 'acto',
    label: 'Resolución',
    kind: 'own',
    width: '10rem',
    cell: ({ actoID, acto }) =>
      actoID === undefined ? (
        <span className="text-muted-foreground">{SIN_ACTO}</span>
      ) : (
        <Link href={rutas.resolucion(actoID)} prefetch={false} className="cell-link">
          {acto}
        </Link>
      ),
  },
]
const PLAIN: readonly Column<FilaPrecio>[] = [{ id: 'nombre', label: 'Nombre', kind: 'text', title: true }]

type ActionProps = { fila: FilaPrecio; remove: ((id: number, nombre: string) => Promise<void>) | undefined }

function RowActions({ fila, remove }: ActionProps) {
  const { id } = fila
  if (id === undefined) return null
  return (
    <span className="inline-flex gap-1">
      <EditLink href={hrefOfRow(concepto, id)} nombre={precioLabel(fila)} />
      {remove && (
        <RowAct verbo="Eliminar" nombre={precioLabel(fila)} act={() => remove(id, precioLabel(fila))} />
      )}
    </span>
  )
}
