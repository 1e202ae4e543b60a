import type { Metadata } from 'next'
import { ForcedExit } from '@/components/sesion/forced-exit'
import { ForbiddenFrame } from '@/components/shell/frames'

export const metadata: Metadata = { title: 'Sin autorización' }

/** Ends the session only once it is really shown (D6): a prefetch or a crawler signs nobody out. */
export default function Forbidden() {
  return (
    <main>
      <ForbiddenFrame>
        <ForcedExit />
      </ForbiddenFrame>
    </main>
  )
}
