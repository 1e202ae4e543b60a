import { ChevronRight } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

type Props = { title: string; aside?: ReactNode; defaultOpen?: boolean; children: ReactNode }

/** The browser's own disclosure works before the scripts, and find-in-page opens it. */
export function Panel({ title, aside, defaultOpen = false, children }: Props) {
  return (
    <details className="group rounded-lg border bg-card" open={defaultOpen}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg px-4 py-2 hover:bg-muted group-open:rounded-b-none [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
        />
        <h2 className="text-sm font-semibold">{escrito(title)}</h2>
        {aside && <span className="ml-auto text-sm text-muted-foreground">{aside}</span>}
      </summary>
      <div className="border-t px-4 py-4">{children}</div>
    </details>
  )
}
