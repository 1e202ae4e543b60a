import type { TableContent } from '@/components/data-table/content'
import { Section } from '@/components/medico/section'

type Props = { content: Exclude<TableContent<unknown>, { state: 'rows' }>; title: string }

/** A part of the page that could not be read: the browser's further tries, or why. */
export function Unread({ content, title }: Props) {
  return (
    <Section id="sin-leer" title={title}>
      {content.state === 'waiting' ? (
        content.frame
      ) : (
        <p role="alert" className="rounded-lg border bg-card px-4 py-3 text-destructive-ink">
          {content.state === 'error' && content.mensaje}
        </p>
      )}
    </Section>
  )
}
