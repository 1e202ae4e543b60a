'use client'

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'
import { type Choosing, SelectionTable } from '@/components/data-table/selection-table'
import { useGrowing } from '@/components/espera/use-growing'
import { useReadOnReturn } from '@/components/llamada/use-read-on-return'
import { useChooseMade, useTellChosen } from '@/components/tesoreria/pago/chosen-scope'
import { CLAVES_DE_TIPO } from '@/components/tesoreria/pago/kinds'
import { type Abierto, fetchDialog, PendingDialog } from '@/components/tesoreria/pago/pending-dialog'
import { pendingColumns } from '@/components/tesoreria/pago/pending-columns'
import type { FilaPendiente } from '@/components/tesoreria/pago/pending-row'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { OldestField } from '@/components/tesoreria/pago/oldest-field'
import { Button } from '@/components/ui/button'
import { Kbd } from '@/components/ui/kbd'
import { CERO } from '@/domain/dinero'
import { TIPO_MATRICULA, TIPO_PLAN } from '@/domain/estados'

type Props = { content: TableContent<FilaPendiente>; address: Address }

const rowKey = ({ clave }: FilaPendiente) => clave
const canSelect = ({ traba }: FilaPendiente) => traba ?? true
const amount = ({ monto }: FilaPendiente) => monto ?? CERO

export function PendingTable({ content, address }: Props) {
  const [abierto, setAbierto] = useState<Abierto>()
  const { permisos, edita, enLinea } = useMostrador()
  const cobra = permisos.has('pagos.cobrar')
  useTableFocus(cobra)
  useReadOnReturn(enLinea === 'suelto' || isHeld(content))
  const columns = useMemo(
    () =>
      pendingColumns({
        pagar: cobra ? (fila) => setAbierto({ que: 'pagar', filas: [fila] }) : undefined,
        editar: edita ? (fila) => setAbierto({ que: 'editar', fila }) : undefined,
      }),
    [cobra, edita],
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
          porCantidad: true,
          actions: (selected, choosing) => (
            <Actions selected={selected} choosing={choosing} open={setAbierto} />
          ),
        }}
      />
      {abierto && (
        <PendingDialog
          abierto={abierto}
          lista={content.state === 'rows' ? content.rows : undefined}
          close={() => setAbierto(undefined)}
        />
      )}
    </>
  )
}

/** Who collects begins in the table, unless he is somewhere on the screen already. */
function useTableFocus(cobra: boolean): void {
  useEffect(() => {
    if (!cobra || document.activeElement?.closest('main, [role=dialog]')) return
    document.querySelector<HTMLInputElement>('main td.pick input:enabled')?.focus({ preventScroll: true })
  }, [cobra])
}

const isHeld = (content: TableContent<FilaPendiente>): boolean =>
  content.state === 'rows' && content.rows.some(({ tramite }) => tramite !== undefined)

type ActionsProps = {
  selected: readonly FilaPendiente[]
  choosing: Choosing<FilaPendiente>
  open: (abierto: Abierto) => void
}

/** Each button tells why it is disabled. */
function Actions({ selected, choosing, open }: ActionsProps): ReactNode {
  const { permisos, edita } = useMostrador()
  useTellChosen(selected)
  useChooseMade(choosing.free, choosing.choose)
  const any = selected.length > 0
  useEffect(() => {
    if (any) fetchDialog('pagar')
  }, [any])
  const none = selected.length === 0 ? 'Elija al menos un ítem' : undefined
  const planned = selected.some(({ tipo, planRoto }) => tipo === TIPO_PLAN && !planRoto)
    ? 'Una cuota de un plan no puede entrar en otro'
    : undefined
  const other = selected.some(({ tipo }) => tipo !== TIPO_MATRICULA)
    ? 'Solo se eliminan matrículas: quite lo demás de la selección'
    : undefined
  return (
    <>
      <OldestField choose={choosing.choose} free={choosing.free} />
      {permisos.has('planes.crear') && (
        <Act que="planear" waits={none ?? planned} act={() => open({ que: 'planear', filas: selected })}>
          Crear Plan de Pagos
        </Act>
      )}
      {permisos.has('pagos.cobrar') && (
        <Act que="pagar" tecla="p" waits={none} act={() => open({ que: 'pagar', filas: selected })}>
          Pagar
        </Act>
      )}
      {edita && (
        <Act que="eliminar" waits={none ?? other} act={() => open({ que: 'eliminar', filas: selected })}>
          Eliminar
        </Act>
      )}
    </>
  )
}

const LOOKS = { planear: 'outline', pagar: 'default', eliminar: 'outline' } as const

type ActProps = {
  que: keyof typeof LOOKS
  tecla?: string
  waits: string | undefined
  act: () => void
  children: ReactNode
}

function Act({ que, tecla, waits, act, children }: ActProps) {
  const prefetch = () => fetchDialog(que)
  return (
    <Button
      variant={LOOKS[que]}
      disabled={waits !== undefined}
      title={waits}
      aria-keyshortcuts={tecla}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={act}
    >
      {children}
      {tecla && (
        <span aria-hidden className="pointer-coarse:hidden">
          <Kbd>{tecla.toUpperCase()}</Kbd>
        </span>
      )}
    </Button>
  )
}
