import { cn } from '@/lib/utils'
import type { ComponentProps } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

export function Label({ className, children, ...props }: ComponentProps<'label'>) {
  return (
    <label data-slot="label" className={cn('label', className)} {...props}>
      {escrito(children)}
    </label>
  )
}
