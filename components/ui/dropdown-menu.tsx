'use client'

import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={4}
        className={cn('appear raised z-50 min-w-52 rounded-lg border bg-surface p-1', className)}
        {...props}
      />
    </Radix.Portal>
  )
}

/** `asChild` makes it a link. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      className={cn(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-none select-none data-[disabled]:cursor-not-allowed data-[disabled]:text-soft/70 data-[highlighted]:bg-primary-tint data-[highlighted]:text-primary-ink pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:text-soft',
        className,
      )}
      {...props}
    />
  )
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-border" />
}
