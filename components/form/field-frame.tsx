import { CircleAlert } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import { Label } from '@/components/ui/label'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  id: string
  label: string
  required?: boolean | undefined
  hint?: ReactNode
  /** What stands beside the label. */
  help?: ReactNode
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** `describe` gives its ids to the control. */
export function FieldFrame({ id, label, required, hint, help, error, className, children }: Props) {
  return (
    <div className={`field ${className ?? ''}`}>
      <Label htmlFor={id}>
        {escrito(label)}
        {required && (
          <span aria-hidden className="ml-0.5 text-destructive-ink" title="Obligatorio">
            *
          </span>
        )}
      </Label>
      {help}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          <CircleAlert aria-hidden />
          {escrito(error)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  )
}

export function describe(id: string, { hint, error, required }: Pick<Props, 'hint' | 'error' | 'required'>) {
  const ids = [error !== undefined && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-required': required || undefined,
  }
}
