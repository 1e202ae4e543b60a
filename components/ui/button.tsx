import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, cloneElement, isValidElement } from 'react'
import { cn } from '@/lib/utils'
import { escrito } from '@/lib/ortografia/escrito'

const buttonVariants = cva('btn', {
  variants: {
    variant: {
      default: 'btn-primary',
      destructive: 'btn-destructive',
      'destructive-outline': 'btn-destructive-outline',
      outline: 'btn-outline',
      secondary: 'btn-secondary',
      ghost: 'btn-ghost',
      link: 'btn-link',
    },
    size: { default: '', sm: 'btn-sm', lg: 'btn-lg', icon: 'btn-icon', 'icon-sm': 'btn-icon-sm' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    asChild?: boolean
    /** Clicks are ignored; unlike `disabled`, it keeps the keyboard focus. */
    busy?: boolean
  }

/** Also stops the submit by Enter in a field. */
const BUSY = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

/** `asChild` lends the looks to its only child, a link. The default is type="button". */
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
  const looks = { 'data-slot': 'button', className: cn(buttonVariants({ variant, size }), className) }
  if (asChild && isValidElement<ComponentProps<'a'>>(children))
    return cloneElement(children, {
      ...(props as object),
      ...children.props,
      ...looks,
      className: cn(looks.className, children.props.className),
    })
  return (
    <button type={type} {...looks} {...props} {...(busy && BUSY)}>
      {escrito(children)}
    </button>
  )
}
