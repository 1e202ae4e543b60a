import type { ComponentProps } from 'react'
import { describe, FieldFrame } from '@/components/form/field-frame'
import { Input } from '@/components/ui/input'

/** A code of a letter, of an application, or of those for who lost it. */
export const CodeInput = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <Input
    {...props}
    type="text"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    className="font-mono"
  />
)

/** The second factor's code beside a password. */
export const CodeField = ({
  id,
  error,
  autoFocus,
}: {
  id: string
  error: string | undefined
  autoFocus?: boolean
}) => (
  <FieldFrame id={id} label="Código" error={error}>
    <CodeInput
      {...describe(id, { error, hint: undefined, required: true })}
      name="codigo"
      autoFocus={autoFocus}
    />
  </FieldFrame>
)
