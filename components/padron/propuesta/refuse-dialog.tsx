'use client'

import { useForm } from 'react-hook-form'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { useRepetible } from '@/components/llamada/use-repetible'
import type { Propuesta } from '@/components/padron/propuesta/proposal-queue'
import { nameOfCampo } from '@/domain/propuesta'
import { isUncertain } from '@/lib/llamada/insist'

const TITULO = 'Rechazar lo propuesto'

type Props = { propuesta: Propuesta; done: () => void; close: () => void }

/** The doctor reads the reason. */
export function RefuseDialog({ propuesta, done, close }: Props) {
  const form = useForm({ defaultValues: { motivo: '' } })
  const { enviar, ...estado } = useRepetible('/propuesta/rechazar', {
    exito: 'Se rechazó lo propuesto',
    fracaso: 'No se pudo rechazar',
    que: 'se rechazó lo propuesto',
    relee: true,
    enCampos: true,
  })
  const { propuestaID, campo, valor, apellidoNombre } = propuesta
  async function refuse(motivo: string): Promise<string | undefined> {
    if (propuestaID === undefined) return undefined
    const result = await enviar({ propuestaID, motivo })
    if (result && (result.ok || isUncertain(result))) close()
    if (result?.ok) done()
    return result && !result.ok ? result.errores.motivo : undefined
  }
  return (
    <MoneyDialog
      title={TITULO}
      className="max-w-lg"
      outcome={estado}
      typed={form.formState.isDirty}
      close={close}
    >
      <ReasonForm
        form={form}
        act={refuse}
        yes="Rechazar"
        savingText="Rechazando..."
        pendiente={estado.pendiente}
        close={close}
      >
        <p className="wrap-anywhere">
          <strong>{nameOfCampo(campo)}</strong> de {apellidoNombre || 'quien no tiene nombre'}: {valor}. El
          matriculado lee el motivo en «Proponer un cambio».
        </p>
      </ReasonForm>
    </MoneyDialog>
  )
}
