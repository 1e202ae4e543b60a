'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useGuardedClose } from '@/components/form/guarded-close'
import { usePropio } from '@/components/llamada/servidor'
import { isUncertain } from '@/components/llamada/use-llamada'
import { EliminateForm } from '@/components/tesoreria/pago/eliminate-form'
import { type ItemListado, useItems } from '@/components/tesoreria/pago/use-items'
import { UnknownOutcome } from '@/components/tesoreria/pago/unknown-outcome'
import { type Eliminable, useEliminate } from '@/components/tesoreria/pago/use-eliminate'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import { sumMoney, CERO } from '@/domain/dinero'

type Props = {
  que: Eliminable
  elegidas: readonly ItemListado[]
  /** The list they were chosen from, as it was read last. */
  lista?: readonly ItemListado[] | undefined
  /** Refused: reads again what there is to eliminate, where that is no list behind. */
  releer?: () => void
  /** Why more of it is not taken: instalments, what is being paid elsewhere. */
  aparte?: string | undefined
  close: () => void
}

const SIN_MOTIVO = 'Ingrese el motivo'

/** What is written off, month by month and in all, before it is (S2 2, D7); then it can be undone. */
export function EliminateDialog(props: Props) {
  const { que, elegidas, lista, releer, aparte, close } = props
  const propio = usePropio()
  const { filas, cambios, look } = useItems(elegidas, lista)
  const total = sumMoney(filas.map(({ monto }) => monto ?? CERO))
  const [incierto, setIncierto] = useState<{ motivo: string; filas: readonly ItemListado[] }>()
  const { quien } = useMostrador()
  const form = useForm({ defaultValues: { motivo: '' } })
  const leave = useGuardedClose(form.formState.isDirty && incierto === undefined, close)
  const { eliminar, pendiente } = useEliminate(que)

  async function act(motivo: string, sobre = filas) {
    look()
    const result = await eliminar(sobre, motivo)
    if (result?.ok) return close()
    if (!result) return
    setIncierto(isUncertain(result) ? { motivo, filas: sobre } : undefined)
    if (!isUncertain(result)) releer?.()
  }
  async function submit({ motivo }: { motivo: string }) {
    const written = motivo.trim()
    if (propio && !written) return form.setError('motivo', { message: SIN_MOTIVO }, { shouldFocus: true })
    await act(written)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={que.clase === 'matriculas' ? 'Eliminar' : `Eliminar Deuda (${que.antiguedad})`}
        description={quien}
        className="max-w-2xl"
        onOpenAutoFocus={focusFirstField}
      >
        {incierto === undefined ? (
          <EliminateForm
            form={form}
            submit={submit}
            que={que}
            {...{ filas, cambios }}
            total={total}
            aparte={aparte}
            close={close}
          />
        ) : (
          <UnknownOutcome
            filas={incierto.filas}
            textos={TEXTOS}
            repetir={() => void act(incierto.motivo, incierto.filas)}
            pendiente={pendiente}
            close={close}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}

const TEXTOS = {
  que: 'se eliminaron',
  hecho: 'quedaron eliminados, o alguien los cobró. La cuenta corriente lo dice.',
  verbo: 'eliminar',
  repetir: 'Eliminar de nuevo',
  riesgo: 'lo elimina también si mientras tanto alguien lo volvió a generar',
}
