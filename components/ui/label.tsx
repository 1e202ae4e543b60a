import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label className={cn('text-[0.8125rem] font-medium text-foreground', className)} {...props} />
}
