import type { IconType } from '@/components/ui/icons'
import Link from 'next/link'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  icon: IconType
  title: string
  text: string
  /** Without it the card is grey and does nothing. */
  href: string | undefined
}

const frame = 'flex items-start gap-3.5 rounded-lg border px-4 py-4 text-left'
const live = `${frame} bg-card transition-colors hover:border-primary hover:bg-primary-tint`

export function ActionCard({ icon: Icon, title, text, href }: Props) {
  const content = (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-primary-tint text-primary-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{escrito(title)}</span>
        <span className="block text-muted-foreground">{text}</span>
      </span>
    </>
  )
  if (!href)
    return (
      <div
        aria-disabled="true"
        className={`${frame} cursor-not-allowed bg-muted text-muted-foreground grayscale`}
      >
        {content}
      </div>
    )
  return (
    <Link href={href} prefetch={false} className={live}>
      {content}
    </Link>
  )
}

export function ActionCards({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={escrito(label)} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {children}
    </nav>
  )
}
