import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

export function Label({ className, children, ...props }: ComponentProps<'label'>) {
  return (
    <label className={clsx('label', className)} {...props}>
      {escrito(children)}
    </label>
  )
}
