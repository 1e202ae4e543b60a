import type { LucideIcon } from 'lucide-react'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import { PageHeader } from '@/components/shell/page-header'

export type HubCard = { icon: LucideIcon; title: string; text: string; href: string; visible?: boolean }

/** A hub of cards (S1 2.3): only those that lead somewhere for this person are drawn. */
export function Hub({ title, back, cards }: { title: string; back: string; cards: readonly HubCard[] }) {
  return (
    <>
      <PageHeader title={title} back={back} />
      <ActionCards label={title}>
        {cards
          .filter(({ visible = true }) => visible)
          .map(({ icon, title: name, text, href }) => (
            <ActionCard key={href} icon={icon} title={name} text={text} href={href} />
          ))}
      </ActionCards>
    </>
  )
}
