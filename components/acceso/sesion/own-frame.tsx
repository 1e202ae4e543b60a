'use client'

import { type FrameProps, SignedInFrame } from '@/components/acceso/sesion/signed-in-frame'

/** A doctor's own pages: they load nothing of the office's, and their letters are a size larger from the first line on. */
export const OwnFrame = (props: FrameProps) => <SignedInFrame {...props} pantalla="medico" />
