import type { IconType } from '@/components/ui/icons'
import Link from 'next/link'
import { escrito } from '@/lib/ortografia/escrito'

type Props = { icon: IconType; title: string; text: string; href: string }

export const ActionCard = ({ icon: Icon, title, text, href }: Props) => (
  <Link
    href={href}
    prefetch={false}
    className="flex items-start gap-3 rounded-lg border bg-card px-3.5 py-3 text-left transition-colors hover:border-primary hover:bg-primary-tint"
  >
    <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-primary-tint text-primary-ink">
      <Icon aria-hidden className="size-5" />
    </span>
    <span className="min-w-0">
      <span className="block font-semibold">{escrito(title)}</span>
      <span className="block text-[0.8125rem] text-muted-foreground">{text}</span>
    </span>
  </Link>
)

export function ActionCards({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={escrito(label)} className="action-cards">
      {children}
    </nav>
  )
}
