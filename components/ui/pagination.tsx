import { ChevronLeft, ChevronRight } from '@/components/ui/icons'
import Link from 'next/link'
import { pagesAround } from '@/components/ui/pages-around'

type Props = {
  page: number
  /** Undefined while the page size is unknown, which leaves only previous and next. */
  pages: number | undefined
  hasNext: boolean
  href: (page: number) => string
  /** Where several stand on one page. */
  label?: string
}

const step =
  'inline-flex h-8 min-w-8 items-center justify-center gap-1 rounded-md border border-transparent px-2 tabular-nums hover:border-border hover:bg-card aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:font-semibold aria-[current]:text-primary-ink pointer-coarse:h-11 pointer-coarse:min-w-11'

export function Pagination({ page, pages, hasNext, href, label = 'Páginas' }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-0.5" data-print="hide">
      <Step to={page - 1} enabled={page > 1} href={href} rel="prev">
        <ChevronLeft aria-hidden className="size-4" />
        <span className="max-sm:sr-only">Anterior</span>
      </Step>
      {pages !== undefined &&
        pagesAround(page, pages).map((entry) =>
          entry.gap ? (
            <span key={entry.page} aria-hidden className="px-1 text-muted-foreground">
              …
            </span>
          ) : (
            <Link
              key={entry.page}
              href={href(entry.page)}
              prefetch={false}
              scroll={false}
              aria-label={`Página ${entry.page}`}
              aria-current={entry.page === page ? 'page' : undefined}
              className={entry.edge ? `${step} max-sm:hidden` : step}
            >
              {entry.page}
            </Link>
          ),
        )}
      <Step to={page + 1} enabled={hasNext} href={href} rel="next">
        <span className="max-sm:sr-only">Siguiente</span>
        <ChevronRight aria-hidden className="size-4" />
      </Step>
    </nav>
  )
}

type StepProps = Pick<Props, 'href'> & {
  to: number
  enabled: boolean
  rel: string
  children: React.ReactNode
}

function Step({ to, enabled, href, rel, children }: StepProps) {
  if (!enabled) {
    return (
      <span
        aria-disabled="true"
        role="link"
        className={`${step} pointer-events-none text-muted-foreground/60`}
      >
        {children}
      </span>
    )
  }
  return (
    <Link href={href(to)} rel={rel} prefetch={false} scroll={false} className={step}>
      {children}
    </Link>
  )
}
