'use client'

import { KeyRound } from '@/components/ui/icons'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { rutas } from '@/lib/routes'

/** Closes the user menu, which a navigation would leave open. */
export function CuentaLink() {
  return (
    <Button asChild variant="ghost" className="w-full justify-start">
      <Link
        href={rutas.miCuenta()}
        prefetch={false}
        onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
      >
        <KeyRound aria-hidden />
        Mi cuenta
      </Link>
    </Button>
  )
}
