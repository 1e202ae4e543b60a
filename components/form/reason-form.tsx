'use client'

import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { TextAreaField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'

const SIN_MOTIVO = 'Ingrese el motivo'
const ETIQUETAS = { motivo: 'Motivo' }
const MAX_MOTIVO = 1000

type Props = {
  form: UseFormReturn<{ motivo: string }>
  /** Answers what is wrong with the reason, if that was refused. */
  act: (motivo: string) => Promise<string | undefined>
  yes: string
  savingText: string
  pendiente: boolean
  close: () => void
  danger?: boolean
  children: ReactNode
}

/** An act with its reason, which the account shows. Most take something back. */
export function ReasonForm({ form, act, yes, savingText, pendiente, close, danger = true, children }: Props) {
  async function submit({ motivo }: { motivo: string }) {
    const written = motivo.trim()
    const wrong = written ? await act(written) : SIN_MOTIVO
    if (wrong) form.setError('motivo', { message: wrong }, { shouldFocus: true })
  }

  return (
    <Form form={form} onSubmit={submit}>
      <DialogBody className="grid gap-3.5">
        <FormErrors control={form.control} labels={ETIQUETAS} />
        {children}
        <TextAreaField
          control={form.control}
          name="motivo"
          label={ETIQUETAS.motivo}
          required
          rows={2}
          maxLength={MAX_MOTIVO}
        />
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={close} disabled={pendiente}>
          Cancelar
        </Button>
        <SubmitButton variant={danger ? 'destructive' : 'default'} savingText={savingText}>
          {yes}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
