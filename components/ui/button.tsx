import { type VariantProps, cva } from 'class-variance-authority'
import * as Slot from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { cn } from '@/components/ui/cn'

const button = cva(
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-[0.4375rem] border text-sm font-medium transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-primary text-primary-foreground enabled:hover:bg-primary-strong [a&]:hover:bg-primary-strong',
        outline:
          'border-control/70 bg-surface text-foreground enabled:hover:border-soft enabled:hover:bg-muted [a&]:hover:border-soft [a&]:hover:bg-muted',
        ghost: 'border-transparent text-foreground enabled:hover:bg-muted [a&]:hover:bg-muted',
        danger: 'border-transparent bg-danger text-danger-foreground enabled:hover:bg-danger-strong',
        'danger-outline': 'border-danger/60 bg-surface text-danger-ink enabled:hover:bg-danger-tint',
      },
      size: {
        md: 'h-9 px-3.5 pointer-coarse:h-11',
        sm: 'h-8 px-2.5 pointer-coarse:h-10',
        icon: 'size-9 pointer-coarse:size-11',
        'icon-sm': 'size-7 pointer-coarse:size-10',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> & VariantProps<typeof button> & { asChild?: boolean }

/** `asChild` lends the looks to its only child (a link). A button is type="button" unless told. */
export function Button({ className, variant, size, asChild, type = 'button', ...props }: ButtonProps) {
  const classes = cn(button({ variant, size }), className)
  if (asChild) return <Slot.Root className={classes} {...props} />
  return <button type={type} className={classes} {...props} />
}
