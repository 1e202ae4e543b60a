'use client'

import { useMemo } from 'react'
import { PageBody } from '@/components/catalogos/tipo-certificado/page-body'
import { readCuerpo } from '@/domain/certificado/leer'
import { type Valores, substitute } from '@/domain/certificado/marcadores'
import '@/components/catalogos/tipo-certificado/certificado.css'

type Props = {
  html: string
  /** Without values the markers stay as they are. */
  valores?: Valores | undefined
}

/** On a phone the page is wider than the screen and scrolls. */
export function PageSheet({ html, valores }: Props) {
  const { documento } = useMemo(() => readCuerpo(html), [html])
  return (
    <div role="region" aria-label="Hoja del certificado" tabIndex={0} className="hoja-marco">
      <div className="hoja-medida">
        <div className="hoja certificado">
          <PageBody documento={valores ? substitute(documento, valores) : documento} />
        </div>
      </div>
    </div>
  )
}
