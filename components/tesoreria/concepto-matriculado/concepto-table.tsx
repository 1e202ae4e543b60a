'use client'

import { useMemo } from 'react'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { FilaConcepto } from '@/components/tesoreria/concepto-matriculado/concepto-row'
import { useGrowing } from '@/components/espera/use-growing'
import { useConfirm } from '@/components/form/confirm'
import { useRepetible } from '@/components/llamada/use-repetible'
import { Badge, type BadgeColor } from '@/components/ui/badge'
import { formatMoney } from '@/domain/dinero'

type Props = {
  content: TableContent<FilaConcepto>
  address: Address
  /** The list tells amounts and days, and a removal reverses the charge. */
  ampliada: boolean
}

export function ConceptoTable({ content, address, ampliada }: Props) {
  const remove = useRemove(ampliada)
  const columns = useMemo(() => columnsOf(ampliada, (row) => void remove(row)), [ampliada, remove])
  return (
    <DataTable
      label="Conceptos"
      columns={columns}
      content={useGrowing(content)}
      rowKey={({ id, concepto }) => `${id} ${concepto}`}
      empty={{ text: 'No tiene conceptos' }}
      address={address}
    />
  )
}

/** That the charge is reversed is told first, where it is known. */
function useRemove(reversa: boolean) {
  const confirm = useConfirm()
  const { enviar } = useRepetible('/concepto_matriculado/eliminar', {
    exito: 'Eliminacion Exitosa',
    fracaso: 'No se pudo eliminar',
    relee: true,
    que: 'se eliminó el concepto',
  })
  return async ({ id, concepto, monto }: FilaConcepto) => {
    if (id === undefined) return
    const what = monto === undefined ? 'Su cargo' : `Su cargo de ${formatMoney(monto)}`
    await confirm({
      title: `¿Eliminar el concepto «${concepto ?? id}»?`,
      description: reversa ? `${what} deja de deberse.` : 'Se le pide al servidor que lo elimine.',
      yes: 'Si',
      no: 'No',
      tone: 'destructive',
      action: () => enviar({ conceptoMatriculadoID: id }),
    })
  }
}

const COLORES: Readonly<Record<string, BadgeColor>> = {
  Aprobado: 'green',
  Pendiente: 'orange',
  'En trámite': 'blue',
  'En plan de pagos': 'cyan',
}

const columnsOf = (
  ampliada: boolean,
  remove: (row: FilaConcepto) => void,
): readonly Column<FilaConcepto>[] => [
  { id: 'concepto', label: 'Concepto', kind: 'text', title: true },
  {
    id: 'estadoPago',
    label: 'Estado del Pago',
    kind: 'own',
    width: '11rem',
    cell: ({ estadoPago }) =>
      estadoPago ? <Badge color={COLORES[estadoPago] ?? 'grey'}>{estadoPago}</Badge> : null,
  },
  ...(ampliada ? AMPLIADAS : []),
  {
    id: 'acciones',
    label: 'Acciones',
    kind: 'actions',
    width: '8rem',
    cell: (row) =>
      row.id === undefined ? null : (
        <button
          type="button"
          className="cell-action"
          disabled={row.traba !== undefined}
          title={row.traba}
          aria-label={['Eliminar ' + (row.concepto ?? row.id), row.traba].filter(Boolean).join('. ')}
          onClick={() => remove(row)}
        >
          Eliminar
        </button>
      ),
  },
]

const AMPLIADAS: readonly Column<FilaConcepto>[] = [
  { id: 'monto', label: 'Monto', kind: 'money', width: '10rem' },
  { id: 'fecha', label: 'Fecha', kind: 'instant', width: '11rem' },
]
