'use client'

import { ForcedExit } from '@/components/acceso/sesion/forced-exit'
import { NextSteps } from '@/components/espera/next-steps'
import { ForbiddenFrame, NotFoundFrame } from '@/components/shell/frames'

/** Next sends both with every page, in case they are needed: as client components they are two words each. */

type Props = {
  /** The title of the first HTML is the page's metadata; in the browser the screen sets its own. */
  titulo: string
}

export const NotFoundScreen = ({ titulo, inicio }: Props & { inicio: string }) => (
  <>
    <title>{titulo}</title>
    <NotFoundFrame>
      <NextSteps inicio={inicio} />
    </NotFoundFrame>
  </>
)

export const ForbiddenScreen = ({ titulo }: Props) => (
  <>
    <title>{titulo}</title>
    <ForbiddenFrame>
      <ForcedExit />
    </ForbiddenFrame>
  </>
)
