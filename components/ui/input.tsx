import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

/** Text of a control: 14 px, 16 px on touch screens, where smaller text makes the phone zoom. */
export const controlText = 'text-sm pointer-coarse:text-base'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      className={cn('control h-9 w-full min-w-0 px-2.5 pointer-coarse:h-11', controlText, className)}
      {...props}
    />
  )
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn('control field-sizing-content min-h-19 w-full px-2.5 py-1.5', controlText, className)}
      {...props}
    />
  )
}
