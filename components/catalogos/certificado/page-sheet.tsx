'use client'

import { useMemo } from 'react'
import { cleanHtml } from '@/components/catalogos/certificado/clean-html'
import { type Valores, substitute } from '@/domain/certificado/marcadores'
import '@/components/catalogos/certificado/certificado.css'

type Props = {
  html: string
  /** Without values the markers stay as they are. */
  valores?: Valores | undefined
}

/** On a phone the page is wider than the screen and scrolls. */
export function PageSheet({ html, valores }: Props) {
  const shown = useMemo(() => cleanHtml(valores ? substitute(html, valores) : html), [html, valores])
  return (
    <div role="region" aria-label="Hoja del certificado" tabIndex={0} className="hoja-marco">
      <div className="hoja-medida">
        <div className="hoja certificado" dangerouslySetInnerHTML={{ __html: shown }} />
      </div>
    </div>
  )
}
