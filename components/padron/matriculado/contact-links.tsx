import { breakableMail } from '@/components/padron/matriculado/breakable-mail'
import { linkOfMail, linksOfTelefono } from '@/domain/telefono'

/** Functions and no components, since fifty of each stand on a page. `area` completes a number without its own. */
export function telephoneCell(telefono: unknown, area = '') {
  const parts = linksOfTelefono(telefono, area)
  if (parts.length === 0) return undefined
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5">
      {parts.map(({ texto, llamar, chat }) => (
        <span key={texto} className="inline-flex items-center gap-x-2">
          {llamar ? (
            <a href={llamar} className="contact-link tabular-nums whitespace-nowrap">
              {texto}
            </a>
          ) : (
            texto
          )}
          {chat && (
            <a
              {...{ href: chat, target: '_blank', rel: 'noreferrer', 'data-print': 'hide' }}
              className="contact-link text-[0.8125rem]"
              aria-label={`Chat con ${texto}`}
            >
              Chat
            </a>
          )}
        </span>
      ))}
    </span>
  )
}

export function mailCell(email: string | null | undefined) {
  if (!email) return undefined
  const href = linkOfMail(email)
  return href ? (
    <a href={href} className="contact-link max-w-80 wrap-break-word max-sm:wrap-anywhere">
      {breakableMail(email)}
    </a>
  ) : (
    email
  )
}
