import { ForcedExit } from '@/components/sesion/forced-exit'
import { ForbiddenFrame } from '@/components/shell/frames'

/** Ends the session only once it is really shown (D6): a prefetch or a crawler signs nobody out. */
export default function Forbidden() {
  return (
    <main>
      <title>Sin autorización</title>
      <ForbiddenFrame>
        <ForcedExit />
      </ForbiddenFrame>
    </main>
  )
}
