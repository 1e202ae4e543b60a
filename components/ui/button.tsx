import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, cloneElement, isValidElement } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

const VARIANTS = {
  primary: 'btn-primary',
  outline: 'btn-outline',
  ghost: 'btn-ghost',
  danger: 'btn-danger',
  'danger-outline': 'btn-danger-outline',
}
const SIZES = { md: '', sm: 'btn-sm', icon: 'btn-icon', 'icon-sm': 'btn-icon-sm' }

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS | undefined
  size?: keyof typeof SIZES | undefined
  asChild?: boolean
  /** Clicks are ignored; unlike `disabled`, it keeps the keyboard focus. */
  busy?: boolean
}

/** Also stops the submit by Enter in a field. */
const BUSY = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

/** `asChild` lends the looks to its only child, a link. The default is type="button". */
export function Button({
  className,
  variant = 'outline',
  size = 'md',
  asChild,
  busy,
  type = 'button',
  children,
  ...props
}: ButtonProps) {
  const classes = clsx('btn', VARIANTS[variant], SIZES[size], className)
  if (asChild && isValidElement<ComponentProps<'a'>>(children))
    return cloneElement(children, {
      ...(props as object),
      ...children.props,
      className: clsx(classes, children.props.className),
    })
  return (
    <button type={type} className={classes} {...props} {...(busy && BUSY)}>
      {escrito(children)}
    </button>
  )
}
