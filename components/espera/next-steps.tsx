import Link from 'next/link'
import type { ReactNode } from 'react'
import { BackButton } from '@/components/shell/back-button'
import { Button } from '@/components/ui/button'

type Props = {
  inicio: string
  sinVolver?: boolean | undefined
  /** What may mend it comes first. */
  children?: ReactNode
}

export function NextSteps({ inicio, sinVolver = false, children }: Props) {
  return (
    <>
      {children}
      {!sinVolver && <BackButton fallback={inicio} />}
      <Button variant="outline" asChild>
        <Link href={inicio} prefetch={false}>
          Inicio
        </Link>
      </Button>
    </>
  )
}
