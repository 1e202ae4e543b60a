'use client'

import { type ReactNode, useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { SelectionTable } from '@/components/data-table/selection-table'
import { useGrowing } from '@/components/espera/use-growing'
import type { EnLinea } from '@/components/tesoreria/en-linea/offered'
import { useReadOnReturn } from '@/components/llamada/use-read-on-return'
import type { Emisor } from '@/lib/tesoreria/emisor'
import { useTellChosen } from '@/components/tesoreria/pago/chosen-scope'
import { CLAVES_DE_TIPO } from '@/components/tesoreria/pago/kinds'
import { type Abierto, fetchDialog, PendingDialog } from '@/components/tesoreria/pago/pending-dialog'
import { pendingColumns } from '@/components/tesoreria/pago/pending-columns'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import type { AccionesDePago } from '@/components/tesoreria/pago/payment-actions'
import { Button } from '@/components/ui/button'
import { CERO } from '@/domain/dinero'
import { TIPO_MATRICULA, TIPO_PLAN } from '@/domain/estados'

/** What this person may do with pending items. */
export interface Puede {
  cobrar: boolean
  planear: boolean
  /** Edit and eliminate generated months: for persons named alone (S2 6). */
  editar: boolean
}

type Props = {
  matriculadoID: number
  content: TableContent<FilaPendiente>
  address: Address
  puede: Puede
  cuotasPlan: number | undefined
  verPrecios: boolean
  enLinea: EnLinea | undefined
  emisor: Emisor
  acciones: AccionesDePago
}

const rowKey = ({ clave }: FilaPendiente) => clave
const canSelect = ({ traba }: FilaPendiente) => traba ?? true
const amount = ({ monto }: FilaPendiente) => monto ?? CERO

/** The pending list: choose items, see what they add up to, and collect, plan, edit or eliminate them. */
export function PendingTable({ content, address, puede, ...rest }: Props) {
  const [abierto, setAbierto] = useState<Abierto>()
  const { cobrar, editar } = puede
  useReadOnReturn(rest.enLinea === 'suelto' || isHeld(content))
  const columns = useMemo(
    () =>
      pendingColumns({
        pagar: cobrar ? (fila) => setAbierto({ que: 'pagar', filas: [fila] }) : undefined,
        editar: editar ? (fila) => setAbierto({ que: 'editar', fila }) : undefined,
      }),
    [cobrar, editar],
  )
  return (
    <>
      <SelectionTable
        label="Pagos pendientes"
        columns={columns}
        content={useGrowing(content)}
        rowKey={rowKey}
        empty={{
          text: 'No hay pagos pendientes',
          filtered: 'No hay pagos pendientes de lo que está marcado; lo que no está marcado no se muestra.',
        }}
        filters={CLAVES_DE_TIPO}
        address={address}
        selection={{
          texts: ['ítem seleccionado', 'ítems seleccionados'],
          canSelect,
          amount,
          actions: (selected) => <Actions selected={selected} puede={puede} open={setAbierto} />,
        }}
      />
      {abierto && (
        <PendingDialog
          {...{ abierto, ...rest }}
          lista={content.state === 'rows' ? content.rows : undefined}
          close={() => setAbierto(undefined)}
        />
      )}
    </>
  )
}

/** Something of the list is being paid online. */
const isHeld = (content: TableContent<FilaPendiente>): boolean =>
  content.state === 'rows' && content.rows.some(({ tramite }) => tramite !== undefined)

type ActionsProps = {
  selected: readonly FilaPendiente[]
  puede: Puede
  open: (abierto: Abierto) => void
}

/** Each says why it waits: nothing chosen, or something among it that it is not for (S2 5). */
function Actions({ selected, puede, open }: ActionsProps): ReactNode {
  useTellChosen(selected)
  const none = selected.length === 0 ? 'Elija al menos un ítem' : undefined
  const planned = selected.some(({ tipo, planRoto }) => tipo === TIPO_PLAN && !planRoto)
    ? 'Una cuota de un plan no puede entrar en otro'
    : undefined
  const other = selected.some(({ tipo }) => tipo !== TIPO_MATRICULA)
    ? 'Solo se eliminan matrículas: quite lo demás de la selección'
    : undefined
  return (
    <>
      {puede.planear && (
        <Act que="planear" waits={none ?? planned} act={() => open({ que: 'planear', filas: selected })}>
          Crear Plan de Pagos
        </Act>
      )}
      {puede.cobrar && (
        <Act que="pagar" waits={none} act={() => open({ que: 'pagar', filas: selected })}>
          Pagar
        </Act>
      )}
      {puede.editar && (
        <Act que="eliminar" waits={none ?? other} act={() => open({ que: 'eliminar', filas: selected })}>
          Eliminar
        </Act>
      )}
    </>
  )
}

const LOOKS = { planear: 'outline', pagar: 'primary', eliminar: 'danger-outline' } as const

type ActProps = {
  que: keyof typeof LOOKS
  waits: string | undefined
  act: () => void
  children: ReactNode
}

function Act({ que, waits, act, children }: ActProps) {
  const prefetch = () => fetchDialog(que)
  return (
    <Button
      variant={LOOKS[que]}
      disabled={waits !== undefined}
      title={waits}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={act}
    >
      {children}
    </Button>
  )
}
