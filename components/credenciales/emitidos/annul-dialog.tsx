'use client'

import { useForm } from 'react-hook-form'
import { type FilaPapel, nameOf } from '@/components/credenciales/emitidos/paper-columns'
import { MoneyDialog } from '@/components/form/money-dialog'
import { ReasonForm } from '@/components/form/reason-form'
import { useRepetible } from '@/components/llamada/use-repetible'
import { formatInstante } from '@/domain/fechas'
import { isUncertain } from '@/lib/llamada/insist'

const TITULO = 'Anular el papel'

/** Says which paper, and asks for the reason that the register keeps. */
export function AnnulDialog({ papel, close }: { papel: FilaPapel; close: () => void }) {
  const form = useForm({ defaultValues: { motivo: '' } })
  const { enviar, ...estado } = useRepetible('/papel/anular', {
    exito: 'Se anuló el papel',
    fracaso: 'No se pudo anular el papel',
    que: 'se anuló el papel',
    relee: true,
    enCampos: true,
  })
  async function annul(motivo: string): Promise<string | undefined> {
    if (papel.id === undefined) return undefined
    const result = await enviar({ papelID: papel.id, motivo })
    if (result && (result.ok || isUncertain(result))) close()
    return result && !result.ok ? result.errores.motivo : undefined
  }
  const { certifica, apellidoNombre, matricula, emitido } = papel
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
        act={annul}
        yes={TITULO}
        savingText="Anulando..."
        pendiente={estado.pendiente}
        close={close}
      >
        <div className="grid gap-2 wrap-anywhere">
          <p>
            <strong>{nameOf(papel)}</strong> de {apellidoNombre || 'quien no tiene nombre'}
            {matricula !== undefined && `, matrícula ${matricula}`}
            {emitido && `, emitido el ${formatInstante(emitido).slice(0, -3)}`}.
          </p>
          {certifica && <p className="text-soft">{certifica}</p>}
          <p>
            Deja de valer desde ahora: quien verifique su código lo verá anulado. Conserva su número y no se
            puede volver atrás.
          </p>
        </div>
      </ReasonForm>
    </MoneyDialog>
  )
}
