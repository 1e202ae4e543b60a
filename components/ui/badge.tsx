import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { escrito } from '@/lib/ortografia/escrito'

export type BadgeColor = 'green' | 'orange' | 'cyan' | 'red' | 'blue' | 'grey'

const badgeVariants = cva('badge', {
  variants: {
    variant: {
      default: 'border-transparent bg-primary text-primary-foreground',
      secondary: 'border-transparent bg-secondary text-secondary-foreground',
      destructive: 'border-transparent bg-destructive text-destructive-foreground',
      outline: 'border-border text-foreground',
    },
  },
})

type Props = Omit<ComponentProps<'span'>, 'color'> &
  ({ color: BadgeColor; variant?: never } | ({ color?: never } & VariantProps<typeof badgeVariants>))

/** A state in its `color`, or one of the theme's own grounds. */
export function Badge({ color, variant = 'default', className, children, ...props }: Props) {
  return (
    <span
      data-slot="badge"
      data-color={color}
      className={cn(badgeVariants({ variant: color ? null : variant }), className)}
      {...props}
    >
      {escrito(children)}
    </span>
  )
}
