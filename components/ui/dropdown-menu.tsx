'use client'

import { cn } from '@/lib/utils'
import { Square, SquareCheck } from '@/components/ui/icons'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'

export const DropdownMenu = Radix.Root
export const DropdownMenuTrigger = Radix.Trigger

/** Everything on the screen must be inside a landmark. */
const landmark = () => (typeof document === 'undefined' ? null : document.querySelector('main'))

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal container={landmark()}>
      <Radix.Content
        data-slot="dropdown-menu-content"
        align="end"
        sideOffset={4}
        className={cn('menu appear raised', className)}
        {...props}
      />
    </Radix.Portal>
  )
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item data-slot="dropdown-menu-item" className={cn('menu-item', className)} {...props} />
}

/** On or off, for the eye and for screen readers. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      className={cn('menu-item', className)}
      {...props}
    >
      {props.checked === true ? <SquareCheck aria-hidden /> : <Square aria-hidden />}
      {children}
    </Radix.CheckboxItem>
  )
}

export function DropdownMenuSeparator() {
  return <Radix.Separator data-slot="dropdown-menu-separator" className="-mx-1 my-1 h-px bg-border" />
}
