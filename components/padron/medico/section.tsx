import type { ReactNode } from 'react'

type Props = { id: string; title: string; aside?: ReactNode; children: ReactNode }

/** The links at the top lead to `id`. */
export function Section({ id, title, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="mt-7">
      <div className="mb-2.5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id={`${id}-titulo`} className="text-lg font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

const PARTES = [
  ['cuenta', 'Cuenta Corriente y recibos'],
  ['datos', 'Mis datos'],
  ['periodos', 'Periodos'],
] as const

/** On a phone the page is long, so it has links to its parts. */
export function SectionLinks() {
  return (
    <nav aria-label="En esta página" data-print="hide">
      <ul className="flex flex-wrap gap-2">
        {PARTES.map(([id, label]) => (
          <li key={id} className="grid max-sm:flex-auto">
            <a
              href={`#${id}`}
              className="grid min-h-11 place-content-center rounded-lg border bg-surface px-3.5 py-1.5 text-primary-ink hover:bg-muted"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
