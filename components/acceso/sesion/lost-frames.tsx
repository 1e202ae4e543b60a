import { ForcedExit } from '@/components/acceso/sesion/forced-exit'
import { NextSteps } from '@/components/espera/next-steps'
import { ForbiddenFrame, NotFoundFrame } from '@/components/shell/frames'

export type NotFoundProps = LostProps & {
  inicio: string
  /** The screen exists, and this server has nothing to fill it with. */
  sinServidor: boolean
}

export type LostProps = {
  /** The title of the first HTML is the page's metadata; in the browser the screen sets its own. */
  titulo: string
}

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
