import { cn } from '@/lib/utils'
import { type FieldValues, useWatch } from 'react-hook-form'
import { UndrawnNotice } from '@/components/documents/undrawn-notice'
import { TextAreaField } from '@/components/form/text-field'
import type { FieldProps } from '@/components/form/use-field'
import { useMostrador } from '@/components/tesoreria/pago/mostrador'

/** What a receipt or an agreement is going to say beside its amounts. */
export function ObservationsField<T extends FieldValues, C, O>({
  className,
  ...props
}: Pick<FieldProps<T, C, O>, 'control' | 'name' | 'className'>) {
  const { quien } = useMostrador()
  const typed = useWatch(props) as string | undefined
  return (
    <div className={cn('grid gap-2', className)}>
      <TextAreaField {...props} label="Observaciones" maxLength={1000} rows={2} />
      <UndrawnNotice textos={[typed, quien]} />
    </div>
  )
}
