'use client'

import type { ReactNode } from 'react'
import { BackButton } from '@/components/shell/back-button'
import { Trail } from '@/components/shell/trail'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** Where 'Volver' goes without a page to go back to, or a 'Volver' of its own. */
  back?: ReactNode
}

export function PageHeader({ title, subtitle, actions, back }: Props) {
  return (
    <div className="page-header">
      {back && (
        <div data-print="hide">{typeof back === 'string' ? <BackButton fallback={back} /> : back}</div>
      )}
      {typeof back === 'string' && <Trail back={back} />}
      <h1>{escrito(title)}</h1>
      {subtitle && <div className="page-subtitle">{escrito(subtitle)}</div>}
      {actions && (
        <div className="page-tools" data-print="hide">
          {actions}
        </div>
      )}
    </div>
  )
}
