'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Deshacer } from '@/components/tesoreria/cuota/undo-button'
import { UndoUnknown } from '@/components/tesoreria/cuota/undo-unknown'
import { useGuardedClose } from '@/components/form/guarded-close'
import { ReasonForm } from '@/components/form/reason-form'
import { isUncertain, useLlamada } from '@/components/llamada/use-llamada'
import { Dialog, DialogContent, focusFirstField } from '@/components/ui/dialog'
import { formatMoney } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'

/** Says what is undone and asks why; the reason stands in each account. */
export function UndoDialog({ close, ...corrida }: Deshacer & { close: () => void }) {
  const { corridaID, mes, cantidad, total } = corrida
  const router = useRouter()
  const [incierto, setIncierto] = useState<string>()
  const form = useForm({ defaultValues: { motivo: '' } })
  const leave = useGuardedClose(form.formState.isDirty, close)
  const { enviar, pendiente } = useLlamada('/cuota/deshacerMes', {
    exito: ({ cantidad: anuladas = 0 }) => `Cuotas anuladas: ${formatCount(anuladas)}`,
    fracaso: 'No se pudieron deshacer las cuotas',
    relee: true,
    quedaDicho: true,
    cuentaIncierto: true,
  })

  /** What is wrong with the reason, when that is why it was refused. */
  async function undo(motivo: string): Promise<string | undefined> {
    const result = await enviar({ corridaID, motivo })
    if (!result) return undefined
    if (!result.ok && isUncertain(result)) {
      setIncierto(motivo)
      return undefined
    }
    if (!result.ok && result.errores.motivo) return result.errores.motivo
    close()
    return undefined
  }

  if (incierto !== undefined)
    return (
      <UndoUnknown
        corridaID={corridaID}
        mes={mes}
        pendiente={pendiente}
        repetir={() => void undo(incierto)}
        close={() => {
          close()
          router.refresh()
        }}
      />
    )
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent
        title={`Deshacer las cuotas de ${mes}`}
        className="max-w-lg"
        onOpenAutoFocus={focusFirstField}
      >
        <ReasonForm
          form={form}
          act={undo}
          yes="Deshacer las cuotas"
          savingText="Deshaciendo..."
          pendiente={pendiente}
          close={close}
        >
          <Effects cantidad={cantidad} total={total} />
        </ReasonForm>
      </DialogContent>
    </Dialog>
  )
}

function Effects({ cantidad, total }: Pick<Deshacer, 'cantidad' | 'total'>) {
  return (
    <p>
      {cantidad === 1 ? 'Se anula 1 cuota' : `Se anulan ${formatCount(cantidad)} cuotas`}
      {total !== undefined && ` por ${formatMoney(total)}`}. La anulación queda en cada cuenta corriente con
      su motivo, y el mes se puede generar de nuevo.
    </p>
  )
}
