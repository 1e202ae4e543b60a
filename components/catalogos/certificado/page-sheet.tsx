'use client'

import { useMemo } from 'react'
import { cleanHtml } from '@/components/catalogos/certificado/clean-html'
import { type Valores, substitute } from '@/domain/certificado/marcadores'
import '@/components/catalogos/certificado/certificado.css'

type Props = {
  html: string
  /** What takes the markers' places; without them they stand as they are. */
  valores?: Valores | undefined
}

/** A certificate's body on its page. On a phone the page is wider than the screen and moves under it. */
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
