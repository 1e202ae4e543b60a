import { CircleAlert, Inbox, SearchX } from '@/components/ui/icons'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { NoRows, TableContent } from '@/components/data-table/content'
import { RetryButton } from '@/components/data-table/retry-button'
import { Button } from '@/components/ui/button'

type Props = {
  content: Exclude<TableContent<unknown>, { state: 'loading' }>
  empty: NoRows
  /** The address without filters, when some are set. */
  clearHref: string | undefined
  /** The first page's address, when this is another. */
  firstPageHref: string | undefined
}

/** Stands in for rows: failed, waiting, no match or empty. */
export function TableMessage({ content, empty, clearHref, firstPageHref }: Props) {
  if (content.state === 'waiting') return <div className="data-table">{content.frame}</div>
  if (content.state === 'error') {
    return (
      <MessageBox
        icon={<CircleAlert aria-hidden className="text-destructive-ink" />}
        text={content.mensaje}
        alert
      >
        {content.idPedido && (
          <p className="text-xs text-muted-foreground">
            Código de la falla <code className="select-all">{content.idPedido}</code>
          </p>
        )}
        <RetryButton />
      </MessageBox>
    )
  }
  if (clearHref) {
    return (
      <MessageBox
        icon={<SearchX aria-hidden className="text-muted-foreground" />}
        text={empty.filtered ?? 'Sin resultados'}
      >
        <ActionLink href={clearHref}>Limpiar filtros</ActionLink>
      </MessageBox>
    )
  }
  if (firstPageHref) {
    return (
      <MessageBox
        icon={<SearchX aria-hidden className="text-muted-foreground" />}
        text="Esta página no existe"
      >
        <ActionLink href={firstPageHref}>Ir a la primera página</ActionLink>
      </MessageBox>
    )
  }
  return (
    <MessageBox icon={<Inbox aria-hidden className="text-muted-foreground" />} text={empty.text}>
      {empty.action}
    </MessageBox>
  )
}

/** Nothing is shown as if it were filtered. */
export function UnreadableFilter({ clearHref }: { clearHref: string }) {
  return (
    <MessageBox
      icon={<SearchX aria-hidden className="text-muted-foreground" />}
      text="Un filtro no se puede leer. Corríjalo para ver la lista."
      alert
    >
      <ActionLink href={clearHref}>Limpiar filtros</ActionLink>
    </MessageBox>
  )
}

type BoxProps = { icon: ReactNode; text: string; alert?: boolean; children?: ReactNode }

function MessageBox({ icon, text, alert = false, children }: BoxProps) {
  return (
    <div className="data-table">
      <div
        role={alert ? 'alert' : 'status'}
        className="flex min-h-56 flex-col items-center justify-center gap-3 px-6 py-10 text-center [&>svg]:size-7"
      >
        {icon}
        <p className="max-w-md text-balance">{text}</p>
        {children}
      </div>
    </div>
  )
}

export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <Button variant="outline" asChild size="sm">
      <Link href={href} prefetch={false}>
        {children}
      </Link>
    </Button>
  )
}
