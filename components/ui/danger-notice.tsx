import { cn } from '@/lib/utils'
import type { IconType } from '@/components/ui/icons'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'div'>, 'title'> & {
  title?: ReactNode
  icon?: IconType
}

/** Use `role="alert"` where it appears while somebody works. */
export function DangerNotice({ title, icon: Icon, className, children, ...props }: Props) {
  return (
    <div
      className={cn(
        'rounded-lg border border-destructive/40 bg-destructive-tint px-4 py-3 text-destructive-ink',
        className,
      )}
      {...props}
    >
      {title && (
        <p className="flex gap-2 font-medium">
          {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
          <span className="min-w-0">{title}</span>
        </p>
      )}
      {children}
    </div>
  )
}
