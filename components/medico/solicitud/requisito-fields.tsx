'use client'

import { type UseFormReturn, useFieldArray, useFormState } from 'react-hook-form'
import { BooleanField } from '@/components/form/choice-fields'
import { TextField } from '@/components/form/text-field'
import { NumberField } from '@/components/form/value-fields'
import { NUEVO, type Valores } from '@/components/medico/solicitud/tipo-values'
import { Button } from '@/components/ui/button'
import { MAX_AYUDA, MAX_NOMBRE_DE_PAPEL, MAX_REQUISITOS } from '@/domain/solicitud'

/** The papers that a kind asks for, one under the other. */
export function RequisitoFields({ form: { control } }: { form: UseFormReturn<Valores> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'requisitos' })
  const { errors } = useFormState({ control, name: 'requisitos' })
  const message = errors.requisitos?.message ?? errors.requisitos?.root?.message
  return (
    <fieldset className="grid gap-3">
      <legend className="label">Papeles que se piden</legend>
      {fields.length === 0 && <p className="text-muted-foreground">No se pide ninguno.</p>}
      {fields.map(({ id }, at) => (
        <div
          key={id}
          role="group"
          aria-label={`Papel ${at + 1}`}
          className="grid gap-3 rounded-lg border px-3 py-3"
        >
          <TextField
            {...{ control, name: `requisitos.${at}.nombre`, label: `Papel ${at + 1}` }}
            required
            maxLength={MAX_NOMBRE_DE_PAPEL}
          />
          <TextField
            {...{ control, name: `requisitos.${at}.ayuda`, label: 'Aclaración' }}
            maxLength={MAX_AYUDA}
          />
          <div className="grid items-start gap-3 sm:grid-cols-3">
            <BooleanField {...{ control, name: `requisitos.${at}.obligatorio`, label: 'Obligatorio' }} />
            <BooleanField {...{ control, name: `requisitos.${at}.original`, label: 'Se ve el original' }} />
            <NumberField {...{ control, name: `requisitos.${at}.diasDeVigencia`, label: 'Días que vale' }} />
          </div>
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            aria-label={`Quitar el papel ${at + 1}`}
            onClick={() => remove(at)}
          >
            Quitar
          </Button>
        </div>
      ))}
      {message && (
        <p role="alert" className="field-error">
          {message}
        </p>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={fields.length >= MAX_REQUISITOS}
        onClick={() => append(NUEVO)}
      >
        Agregar papel
      </Button>
    </fieldset>
  )
}
