import type { FieldValues } from 'react-hook-form'
import { TextAreaField } from '@/components/form/text-field'
import type { FieldProps } from '@/components/form/use-field'

export const ObservationsField = <T extends FieldValues, C, O>(
  props: Pick<FieldProps<T, C, O>, 'control' | 'name' | 'className'>,
) => <TextAreaField {...props} label="Observaciones" maxLength={1000} rows={2} />
