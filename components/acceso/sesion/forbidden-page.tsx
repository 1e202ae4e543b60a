import { ForcedExit } from '@/components/acceso/sesion/forced-exit'
import { ForbiddenFrame } from '@/components/shell/frames'

/** 403: ends the session only once it is really shown (D6): a prefetch or a crawler signs nobody out. */
export function ForbiddenPage() {
  return (
    <>
      <title>Sin autorización</title>
      <ForbiddenFrame>
        <ForcedExit />
      </ForbiddenFrame>
    </>
  )
}
