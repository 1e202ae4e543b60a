'use client'

import type { UseFormReturn } from 'react-hook-form'
import { TableDownloads } from '@/components/descarga/table-downloads'
import { ChangedNotice } from '@/components/llamada/changed-notice'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { TextAreaField } from '@/components/form/text-field'
import { TotalLine } from '@/components/tesoreria/pago/dialog-parts'
import { type Item, ItemLines, SIN_ITEMS } from '@/components/tesoreria/pago/item-lines'
import { countOf } from '@/components/tesoreria/pago/counts'
import type { Eliminable } from '@/components/tesoreria/pago/use-eliminate'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { type Centavos, formatMoney } from '@/domain/dinero'

type Props = {
  /** The reason is kept, and it can be undone. */
  registra: boolean
  form: UseFormReturn<{ motivo: string }>
  submit: (values: { motivo: string }) => Promise<unknown>
  que: Eliminable
  filas: readonly Item[]
  cambios: readonly string[]
  total: Centavos
  aparte: string | undefined
  close: () => void
}

const Lines = ({ que, filas, total }: Pick<Props, 'que' | 'filas' | 'total'>) => (
  <>
    <div>
      <ItemLines label="Qué se elimina" filas={filas} />
      <TotalLine total={total} />
    </div>
    <TableDownloads
      menu={false}
      size="sm"
      que="lo que se elimina"
      tabla={{
        de: filas.map(({ nombre, mes, monto }) => ({ nombre, mes, monto })),
        titulo: que.clase === 'matriculas' ? 'Matrículas a eliminar' : 'Deuda a eliminar',
        columnas: COLUMNAS,
      }}
    />
  </>
)

const oldOf = (antiguedad: string, count: number): string =>
  count === 0
    ? `la deuda de más de ${antiguedad}: cuál es lo dice él, y en la lista no se ve ninguna`
    : `la deuda de más de ${antiguedad}: cuál es lo dice él, y por su fecha parece ser ${countOf(count)}`

const COLUMNAS = [
  { id: 'nombre', titulo: 'NOMBRE', tipo: 'texto' },
  { id: 'mes', titulo: 'MES', tipo: 'texto' },
  { id: 'monto', titulo: 'MONTO', tipo: 'dinero' },
] as const

export function EliminateForm(props: Props) {
  const { registra, form, submit, que, filas, cambios, total, aparte, close } = props
  const dejan = filas.length === 1 ? 'deja de deberse' : 'dejan de deberse'
  // Another server says by itself what is old.
  const suya = que.clase === 'deuda' && que.estimada
  return (
    <Form form={form} onSubmit={submit}>
      <DialogBody className="grid gap-3.5">
        <ChangedNotice cambios={cambios}>{filas.length === 0 && !suya ? SIN_ITEMS : undefined}</ChangedNotice>
        <p>
          {registra
            ? `${countOf(filas.length)} por ${formatMoney(total)} ${dejan}. La cuenta corriente lo muestra con su motivo, y se puede deshacer mientras esos meses no se generen de nuevo.`
            : `Se le pide al servidor que elimine ${suya ? oldOf(que.antiguedad, filas.length) : `${countOf(filas.length)} por ${formatMoney(total)}`}. No se puede deshacer desde aquí.`}
          {aparte && ` ${aparte}`}
        </p>
        {(filas.length > 0 || !suya) && <Lines que={que} filas={filas} total={total} />}
        {registra && (
          <TextAreaField
            control={form.control}
            name="motivo"
            label="Motivo"
            required
            rows={2}
            maxLength={1000}
          />
        )}
      </DialogBody>
      <DialogFooter>
        <CancelButton close={close} />
        <SubmitButton variant="destructive" savingText="Eliminando..." disabled={filas.length === 0 && !suya}>
          Eliminar {suya && filas.length === 0 ? 'deuda' : formatMoney(total)}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
