'use client'

import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { MoneyDialog } from '@/components/form/money-dialog'
import { showErrors } from '@/components/form/show-errors'
import type { Outcome } from '@/components/llamada/use-outcome'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'

type Props<T extends FieldValues, O extends FieldValues> = {
  title: string
  outcome: Outcome
  form: UseFormReturn<T, unknown, O>
  labels: Readonly<Record<string, string>>
  /** Answers what is wrong, by field. */
  send: (values: O) => Promise<Readonly<Record<string, string>>>
  close: () => void
  /** For whom it is. */
  head?: ReactNode
  /** It cannot be saved, whatever is typed; the children say why. */
  closed?: boolean
  children: ReactNode
}

/** The frame of what is added to a member: fields, what is wrong with them, and what is known of it without an answer. */
export function AddDialog<T extends FieldValues, O extends FieldValues>(props: Props<T, O>) {
  const { title, outcome, form, labels, send, close, head, closed, children } = props
  const submit = async (values: O) => showErrors(form, await send(values), labels)
  return (
    <MoneyDialog
      title={title}
      description={head}
      className="max-w-lg"
      typed={form.formState.isDirty}
      {...{ outcome, close }}
    >
      <Form form={form} onSubmit={submit as Parameters<typeof Form<T, unknown, O>>[0]['onSubmit']}>
        <DialogBody className="grid gap-4">
          <FormErrors control={form.control} labels={labels} />
          {children}
        </DialogBody>
        <DialogFooter>
          <CancelButton close={close} />
          <SubmitButton disabled={closed ?? false} />
        </DialogFooter>
      </Form>
    </MoneyDialog>
  )
}
