import type { ReactNode } from 'react'

/** The manual's bold and slanted words and typed texts; everything else is text as it stands. */
export const cellText = (texto: string): ReactNode =>
  texto.split(/(\*\*[^*]+\*\*|`[^`]+`|(?<!\w)_[^_`]+_(?!\w))/).map((part, at) => {
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>
    if (/^_.+_$/.test(part)) return <em key={at}>{part.slice(1, -1)}</em>
    if (!part.startsWith('`')) return part
    return (
      <code key={at} className="rounded bg-muted px-1">
        {part.slice(1, -1)}
      </code>
    )
  })
