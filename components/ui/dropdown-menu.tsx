'use client'

import { clsx } from 'clsx'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={4}
        className={clsx('menu appear raised', className)}
        {...props}
      />
    </Radix.Portal>
  )
}

/** `asChild` makes it a link. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={clsx('menu-item', className)} {...props} />
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-border" />
}
