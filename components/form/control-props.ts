import type { Ref } from 'react'

/** Identity, and the ties to label, hint and error. */
export type ControlProps = {
  id?: string
  name?: string
  ref?: Ref<HTMLInputElement>
  onBlur?: () => void
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}
