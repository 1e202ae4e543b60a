'use client'

import { type ReactNode, useEffect } from 'react'
import { CuentaLink } from '@/components/acceso/cuenta/cuenta-link'
import { takeEntered } from '@/components/acceso/sesion/entered'
import { type Menu, itemsOf } from '@/components/acceso/sesion/menu-items'
import { SignOutButton } from '@/components/acceso/sesion/sign-out-button'
import { useIdleWatch } from '@/components/acceso/sesion/use-idle-watch'
import { ConfirmHost } from '@/components/form/confirm-host'
import { ServidorProvider } from '@/components/llamada/servidor'
import { TabsBar } from '@/components/pestanas/tabs-bar'
import { DuenoProvider } from '@/components/shell/dueno'
import { NavLinks } from '@/components/shell/nav-links'
import { Shell, type ShellProps } from '@/components/shell/shell'
import { toast } from '@/components/ui/toast'

/** What is told of whoever is signed in; a frame takes of it what it has. */
export type FrameProps = Omit<ShellProps, 'nav' | 'cuenta' | 'signOut' | 'herramientas' | 'pestanas'> & {
  propio: boolean
  dueno: string
  menu: Menu
  /** Pinned screens; undefined where none can be pinned. */
  accesos: readonly string[] | undefined
  /** 'Mi cuenta' is there. */
  cuenta: boolean
  /** Who sees the register has the palette and the keys. */
  busca: boolean
  /** With a space between. */
  permisos: string
  destinos: string
}

type Props = Omit<FrameProps, 'accesos' | 'busca' | 'permisos'> & {
  nav?: ReactNode
  herramientas?: ReactNode
}

/**
 * What stands around a page of somebody signed in. A client component, so that it travels as the few words in which it
 * differs and not as its elements.
 */
export function SignedInFrame(props: Props) {
  const { propio, dueno, menu, cuenta, destinos, nav, children, ...shell } = props
  useIdleWatch(propio)
  useEffect(() => {
    const entered = takeEntered()
    if (entered) toast.passing(entered)
  }, [])
  return (
    <ServidorProvider propio={propio}>
      <DuenoProvider dueno={dueno}>
        <Shell
          {...shell}
          nav={nav ?? <NavLinks items={itemsOf(menu)} />}
          cuenta={cuenta && <CuentaLink />}
          signOut={<SignOutButton />}
          pestanas={<TabsBar destinos={destinos} />}
        >
          {children}
          <ConfirmHost />
        </Shell>
      </DuenoProvider>
    </ServidorProvider>
  )
}
