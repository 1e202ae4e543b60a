import { ForcedExit } from '@/components/acceso/sesion/forced-exit'
import type { LostProps, NotFoundProps } from '@/components/acceso/sesion/lost-screens'
import { NextSteps } from '@/components/espera/next-steps'
import { ForbiddenFrame, NotFoundFrame } from '@/components/shell/frames'

export const NotFound = ({ titulo, inicio, sinServidor }: NotFoundProps) => (
  <>
    <title>{titulo}</title>
    <NotFoundFrame sinServidor={sinServidor}>
      <NextSteps inicio={inicio} />
    </NotFoundFrame>
  </>
)

export const Forbidden = ({ titulo }: LostProps) => (
  <>
    <title>{titulo}</title>
    <ForbiddenFrame>
      <ForcedExit />
    </ForbiddenFrame>
  </>
)
