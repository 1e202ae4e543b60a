import { type VariantProps, cva } from 'class-variance-authority'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'

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

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof button> & { asChild?: boolean }

/** `asChild` lends the looks to its only child (a link). A button is type="button" unless told. */
export function Button({ className, variant, size, asChild, type = 'button', ...props }: ButtonProps) {
  const classes = button({ variant, size, className })
  if (asChild) return <Slot.Root className={classes} {...props} />
  return <button type={type} className={classes} {...props} />
}
