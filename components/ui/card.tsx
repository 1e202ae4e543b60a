import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={clsx('card', className)} {...props} />
}
