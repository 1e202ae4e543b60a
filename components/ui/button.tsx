import { type VariantProps, cva } from 'class-variance-authority'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps, MouseEvent } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

const button = cva('btn', {
  variants: {
    variant: {
      primary: 'btn-primary',
      outline: 'btn-outline',
      ghost: 'btn-ghost',
      danger: 'btn-danger',
      'danger-outline': 'btn-danger-outline',
    },
    size: { md: '', sm: 'btn-sm', icon: 'btn-icon', 'icon-sm': 'btn-icon-sm' },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
})

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    asChild?: boolean
    /** Clicks are ignored; unlike `disabled`, it keeps the keyboard focus. */
    busy?: boolean
  }

/** Also stops the submit by Enter in a field. */
const BUSY = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

/** `asChild` lends the looks to its only child. The default is type="button". */
export function Button({
  className,
  variant,
  size,
  asChild,
  busy,
  type = 'button',
  children,
  ...props
}: ButtonProps) {
  const classes = button({ variant, size, className })
  if (asChild)
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    )
  return (
    <button type={type} className={classes} {...props} {...(busy && BUSY)}>
      {escrito(children)}
    </button>
  )
}
