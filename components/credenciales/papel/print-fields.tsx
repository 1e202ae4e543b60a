'use client'

import { UNICO, labelOf } from '@/components/credenciales/papel/print-values'
import type { Filled, Fuentes, Impresion } from '@/components/credenciales/papel/use-filled'
import { BooleanField, SelectField } from '@/components/form/choice-fields'
import { TextAreaField, TextField } from '@/components/form/text-field'
import { OBSERVACIONES } from '@/domain/certificado/marcadores'

type Props = Filled &
  Impresion &
  Pick<Fuentes, 'firmantes'> & {
    /** Another server's record may not have what a body asks for: there it is typed. */
    typesMissing: boolean
  }

export function PrintFields(props: Props) {
  const { form, used, deLaFicha, errorOf, tipo, acreditado, firmantes, typesMissing } = props
  const { control } = form
  const shown =
    acreditado === undefined ? OBSERVACIONES : OBSERVACIONES.slice(1).filter((one) => used.includes(one))
  return (
    <>
      {typesMissing &&
        deLaFicha.map((clave) => (
          <TextField
            key={clave}
            {...{ control, name: clave, label: labelOf(clave), error: errorOf(clave) }}
            hint="El servidor no lo tiene en la ficha"
            maxLength={200}
            required
          />
        ))}
      {acreditado !== undefined && (
        <SelectField
          {...{ control, name: 'tipoID', label: 'Tipo de certificado', error: errorOf('tipoID') }}
          options={[{ id: UNICO, nombre: tipo.nombre }]}
          placeholder="Elija un tipo de certificado"
          required
        />
      )}
      <SelectField
        {...{ control, name: 'firmanteID', label: 'Firmante', error: errorOf('firmanteID') }}
        options={firmantes}
        placeholder="Elija un firmante"
        required
      />
      {shown.map((one) => (
        // What is typed into one that the body does not have would be lost: that is said before.
        <TextAreaField
          key={one}
          {...{ control, name: one, label: labelOf(one), error: errorOf(one) }}
          rows={2}
          maxLength={1000}
          disabled={!used.includes(one)}
          hint={
            used.includes(one)
              ? 'Vacía no se imprime, ni su renglón'
              : 'El texto de este certificado no la lleva'
          }
        />
      ))}
      <BooleanField {...{ control, name: 'apaisada', label: 'Hoja apaisada' }} />
    </>
  )
}
