import type { ComponentProps } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

/** The state is also in words, since colour is never the only sign. */
export function Switch({ className = '', ...props }: ComponentProps<'input'>) {
  return (
    <span className={`inline-flex h-9 items-center gap-2 ${className}`}>
      <input data-slot="switch" type="checkbox" role="switch" className="switch peer" {...props} />
      <span aria-hidden className="text-sm text-muted-foreground peer-checked:hidden">
        No
      </span>
      <span aria-hidden className="hidden text-sm font-medium peer-checked:inline">
        {escrito('Si')}
      </span>
    </span>
  )
}
