import { CircleAlert, Plus, Trash2 } from '@/components/ui/icons'
import { useRef } from 'react'
import { type UseFormReturn, useFieldArray, useFormState } from 'react-hook-form'
import { HOSPITAL_VACIO } from '@/components/padron/alta/values'
import { SelectField } from '@/components/form/choice-fields'
import { type SinOpciones, UnreadOptions } from '@/components/form/unread-options'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/options'
import type { Academico, Validos } from '@/components/padron/alta/values'

export type AcademicForm = UseFormReturn<Academico, unknown, Validos['academico']>

const MAXIMO = 50

type Props = { form: AcademicForm; hospitales: readonly Option[]; sin: SinOpciones | undefined }

export function HospitalRows({ form: { control }, hospitales, sin }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'hospitales' })
  const { message } = useFormState({ control, name: 'hospitales' }).errors.hospitales ?? {}
  const add = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="grid gap-3 sm:col-span-full">
      <legend className="label mb-2">Hospitales</legend>
      {fields.map(({ id }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`Hospital ${index + 1}`}
          className="grid items-start gap-x-5 gap-y-3 rounded-lg border p-3 sm:grid-cols-[2fr_1fr_1fr_auto]"
        >
          <SelectField
            control={control}
            name={`hospitales.${index}.hospital`}
            label={`Hospital ${index + 1}`}
            required
            options={hospitales}
          />
          <TextField
            control={control}
            name={`hospitales.${index}.servicio`}
            label="Servicio"
            maxLength={200}
          />
          <TextField control={control} name={`hospitales.${index}.cargo`} label="Cargo" maxLength={200} />
          <RemoveButton
            que={`Hospital ${index + 1}`}
            remove={() => {
              remove(index)
              add.current?.focus()
            }}
          />
        </div>
      ))}
      {message && (
        <p className="field-error">
          <CircleAlert aria-hidden />
          {message}
        </p>
      )}
      {sin && <UnreadOptions {...sin} opcional />}
      <div>
        <Button
          variant="outline"
          ref={add}
          disabled={fields.length >= MAXIMO}
          onClick={() => append(HOSPITAL_VACIO)}
        >
          <Plus aria-hidden />
          Agregar Hospital
        </Button>
      </div>
    </fieldset>
  )
}

const RemoveButton = ({ que, remove }: { que: string; remove: () => void }) => (
  <Button
    variant="ghost"
    size="icon"
    aria-label={`Quitar ${que}`}
    className="self-end max-sm:justify-self-end"
    onClick={remove}
  >
    <Trash2 aria-hidden />
  </Button>
)
