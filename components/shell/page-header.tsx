'use client'

import type { ReactNode } from 'react'
import { BackButton } from '@/components/shell/back-button'
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
    <div className="page-header mb-4 flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className={`min-w-0 flex-1 ${actions ? 'basis-64' : 'basis-[8rem]'}`}>
        <h1 className="text-xl leading-tight font-semibold tracking-tight text-balance">{escrito(title)}</h1>
        {subtitle && <div className="mt-0.5 text-muted-foreground">{escrito(subtitle)}</div>}
      </div>
      {(actions || back) && (
        <div
          className={`flex flex-wrap items-center gap-2 ${actions ? 'max-sm:w-full max-sm:*:flex-1' : 'self-start'}`}
          data-print="hide"
        >
          {typeof back === 'string' ? <BackButton fallback={back} /> : back}
          {actions}
        </div>
      )}
    </div>
  )
}
