import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { useGuardedClose } from '@/components/form/guarded-close'
import { showErrors } from '@/components/form/show-errors'
import { isUncertain } from '@/lib/llamada/insist'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import type { Resultado } from '@/lib/api/result'

/** What the call answered; or, by their names, which fields cannot be sent and why. */
export type Saving = Promise<Resultado<unknown> | null> | Readonly<Record<string, string>>

type Props<V extends FieldValues> = {
  form: UseFormReturn<V>
  title: string
  /** Names and labels of the fields, in the order of the screen. */
  labels: Readonly<Record<string, string>>
  className?: string
  columns?: string
  pendiente: boolean
  save: (values: V) => Saving
  close: () => void
  children: ReactNode
}

/** A dialog of fields that one call saves; it stays, with what was typed, until they are. */
export function SavingDialog<V extends FieldValues>(props: Props<V>) {
  const { form, title, labels, className, columns = '', pendiente, save, close, children } = props
  const leave = useGuardedClose(form.formState.isDirty, close)
  const router = useRouter()

  async function submit(values: V) {
    const sent = save(values)
    if (!(sent instanceof Promise)) return showErrors(form, sent, labels)
    const result = await sent
    if (result?.ok) return close()
    showErrors(form, result?.errores ?? {}, labels)
    // Without an answer reading the screen may fail too, and what was typed would be lost.
    if (result && !isUncertain(result)) router.refresh()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !pendiente && leave()}>
      <DialogContent title={title} className={className} onOpenAutoFocus={focusFirstField}>
        <Form form={form} onSubmit={submit}>
          <DialogBody className={`grid gap-3 ${columns}`}>
            <div className="col-span-full empty:hidden">
              <FormErrors control={form.control} labels={labels} />
            </div>
            {children}
          </DialogBody>
          <DialogFooter>
            <CancelButton close={close} />
            <SubmitButton />
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
