import type { FieldValues } from 'react-hook-form'
import { TextAreaField } from '@/components/form/text-field'
import type { FieldProps } from '@/components/form/use-field'

/** What a receipt or a plan says beside its items. */
export const ObservationsField = <T extends FieldValues, C, O>(
  props: Pick<FieldProps<T, C, O>, 'control' | 'name' | 'className'>,
) => <TextAreaField {...props} label="Observaciones" maxLength={1000} rows={2} />
