import type { Metadata } from 'next'
import { ForcedExit } from '@/components/acceso/sesion/forced-exit'
import { ForbiddenFrame } from '@/components/shell/frames'
import { environment } from '@/lib/environment'

const TITULO = 'Sin autorización'

/** The title of the first HTML; in the browser the page sets its own. */
export const metadata: Metadata = { title: TITULO }

/** Ends the session only once it is really shown, so that a prefetch signs nobody out. */
export function ForbiddenPage() {
  return (
    <>
      <title>{`${TITULO} · ${environment().SISTEMA_NOMBRE}`}</title>
      <ForbiddenFrame>
        <ForcedExit />
      </ForbiddenFrame>
    </>
  )
}
