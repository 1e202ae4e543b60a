import Link from 'next/link'
import type { ReactNode } from 'react'
import { BackButton } from '@/components/shell/back-button'
import { Button } from '@/components/ui/button'

type Props = {
  /** The landing of whoever is signed in. */
  inicio: string
  /** The screen has a 'Volver' already. */
  sinVolver?: boolean | undefined
  /** What may mend it, first. */
  children?: ReactNode
}

/** The ways on from a screen that could not be shown. */
export function NextSteps({ inicio, sinVolver = false, children }: Props) {
  return (
    <>
      {children}
      {!sinVolver && <BackButton fallback={inicio} />}
      <Button asChild>
        <Link href={inicio} prefetch={false}>
          Inicio
        </Link>
      </Button>
    </>
  )
}
