import { type ReactNode, useId } from 'react'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  title?: string
  anchor?: string
  children: ReactNode
}

export function Section({ title, anchor, children }: Props) {
  const id = useId()
  const grid = 'grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3'
  if (!title) return <div className={`card p-4 sm:p-5 ${grid}`}>{children}</div>
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      tabIndex={anchor ? -1 : undefined}
      className="card grid gap-4 p-4 outline-none sm:p-5"
    >
      <h2 id={id} className="text-base font-semibold">
        {escrito(title)}
      </h2>
      <div className={grid}>{children}</div>
    </section>
  )
}
