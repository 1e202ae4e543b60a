import { Children, type ReactNode } from 'react'

type Props = { id: string; title: string; aside?: ReactNode; children: ReactNode }

export function Section({ id, title, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="mt-7">
      <div className="mb-2.5 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <h2 id={`${id}-titulo`} className="text-lg font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

type ItemsProps = Omit<Props, 'aside'> & { nota?: ReactNode }

/** A part of few lines; without any it is not there. */
export function Items({ id, title, nota, children }: ItemsProps) {
  if (Children.toArray(children).length === 0) return null
  return (
    <Section id={id} title={title}>
      <ul
        aria-label={title}
        className="divide-y rounded-lg border bg-card [&>li]:flex [&>li]:min-h-12 [&>li]:flex-wrap [&>li]:items-center [&>li]:justify-between [&>li]:gap-x-3 [&>li]:gap-y-1 [&>li]:px-4 [&>li]:py-2 [&>li>span:first-child]:min-w-0 [&>li>span:first-child]:flex-[1_1_8rem]"
      >
        {children}
      </ul>
      {nota && <p className="mt-2 text-muted-foreground">{nota}</p>}
    </Section>
  )
}
