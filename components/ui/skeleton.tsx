import { cn } from '@/lib/utils'

/** A size is a CSS length, or a class. */
type Props = { width?: string; height?: string; className?: string }

export function Skeleton({ width = '100%', height = '0.75rem', className }: Props) {
  const size = className ? undefined : { width, height }
  return <span data-slot="skeleton" aria-hidden className={cn('skeleton', className)} style={size} />
}
