'use client'

import { useForm } from 'react-hook-form'
import { MoneyDialog } from '@/components/form/money-dialog'
import { EliminateForm } from '@/components/tesoreria/pago/eliminate-form'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { type Eliminable, useEliminate } from '@/components/tesoreria/pago/use-eliminate'
import { type ItemListado, useItems } from '@/components/tesoreria/pago/use-items'
import { ForMatriculado } from '@/components/acto/for-matriculado'
import { sumMoney, CERO } from '@/domain/dinero'

type Props = {
  que: Eliminable
  elegidas: readonly ItemListado[]
  lista?: readonly ItemListado[] | undefined
  /** Reads the debt again after a refusal, where no list stands behind. */
  releer?: () => void
  /** Why more of it is not taken: instalments, or paid elsewhere. */
  aparte?: string | undefined
  close: () => void
}

const SIN_MOTIVO = 'Ingrese el motivo'

/** What is written off, month by month and in all, before it is; then it can be undone. */
export function EliminateDialog({ que, elegidas, lista, releer, aparte, close }: Props) {
  const { matriculadoID, quien, registra } = useMostrador()
  const { filas, cambios, look } = useItems(elegidas, lista)
  const form = useForm({ defaultValues: { motivo: '' } })
  const { eliminar, outcome } = useEliminate(que, { done: close, refused: () => releer?.() })

  async function submit({ motivo }: { motivo: string }) {
    const written = motivo.trim()
    if (registra && !written) return form.setError('motivo', { message: SIN_MOTIVO }, { shouldFocus: true })
    look()
    await eliminar(filas, written)
  }
  return (
    <MoneyDialog
      title={que.clase === 'matriculas' ? 'Eliminar' : `Eliminar Deuda (${que.antiguedad})`}
      description={<ForMatriculado {...{ matriculadoID, quien }} />}
      className="max-w-2xl"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      <EliminateForm
        {...{ registra, form, submit, que, filas, cambios, aparte, close }}
        total={sumMoney(filas.map(({ monto }) => monto ?? CERO))}
      />
    </MoneyDialog>
  )
}
