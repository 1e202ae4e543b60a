import type { Metadata } from 'next'
import { ForcedExit } from '@/components/acceso/sesion/forced-exit'
import { ForbiddenFrame } from '@/components/shell/frames'
import { entorno } from '@/lib/entorno'

const TITULO = 'Sin autorización'

/** Of the HTML as it comes, once the files that show this page export it; in the browser its own title stands instead. */
export const metadata: Metadata = { title: TITULO }

/** 403: ends the session only once it is really shown (D6): a prefetch or a crawler signs nobody out. */
export function ForbiddenPage() {
  return (
    <>
      <title>{`${TITULO} · ${entorno().SISTEMA_NOMBRE}`}</title>
      <ForbiddenFrame>
        <ForcedExit />
      </ForbiddenFrame>
    </>
  )
}
