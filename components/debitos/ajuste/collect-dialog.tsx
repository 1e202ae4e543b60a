'use client'

import { useWatch } from 'react-hook-form'
import { labelsOf, type Grupo } from '@/components/debitos/ajuste/groups'
import { SettingFields } from '@/components/debitos/ajuste/setting-fields'
import { useGroup } from '@/components/debitos/ajuste/use-group'
import { CancelButton, Form, SubmitButton } from '@/components/form/form'
import { FormErrors } from '@/components/form/form-errors'
import { useGuardedClose } from '@/components/form/guarded-close'
import { Dialog, DialogBody, DialogContent, DialogFooter, focusFirstField } from '@/components/ui/dialog'
import { camposOf, nameOfGrupo } from '@/domain/debito/ajustes'

export function CollectDialog({ grupo, close }: { grupo: Grupo; close: () => void }) {
  const { form, submit } = useGroup(grupo, close)
  const { control, formState } = form
  const leave = useGuardedClose(formState.isDirty, close)
  const valores = useWatch({ control })
  return (
    <Dialog open onOpenChange={(open) => !open && !formState.isSubmitting && leave()}>
      <DialogContent
        title="Qué cobra el débito"
        description={nameOfGrupo(grupo.grupo) ?? ''}
        onOpenAutoFocus={focusFirstField}
      >
        <Form form={form} onSubmit={submit}>
          <DialogBody className="grid gap-3">
            <FormErrors control={control} labels={labelsOf(grupo.grupo)} />
            <SettingFields campos={camposOf(grupo.grupo)} {...{ control, valores }} disabled={false} />
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
