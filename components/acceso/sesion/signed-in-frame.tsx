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
import type { Accesos } from '@/lib/accesos'

/** What is told of whoever is signed in; a frame takes of it what it has. */
export type FrameProps = Omit<ShellProps, 'nav' | 'cuenta' | 'signOut' | 'herramientas' | 'pestanas'> & {
  propio: boolean
  dueno: string
  menu: Menu
  /** Undefined where no screen can be pinned. */
  accesos: Accesos | undefined
  /** 'Mi cuenta' is there. */
  cuenta: boolean
  /** Who sees the register has the palette and the keys. */
  busca: boolean
  /** Names what the person may open, which is asked for after the first paint. */
  pantallas: string
}

type Props = Omit<FrameProps, 'accesos' | 'busca'> & {
  nav?: ReactNode
  herramientas?: ReactNode
}

/**
 * What stands around a page of somebody signed in. A client component, so that it travels as the few words in which it
 * differs and not as its elements.
 */
export function SignedInFrame(props: Props) {
  const { propio, dueno, menu, cuenta, pantallas, nav, children, ...shell } = props
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
          pestanas={<TabsBar pantallas={pantallas} />}
        >
          {children}
          <ConfirmHost />
        </Shell>
      </DuenoProvider>
    </ServidorProvider>
  )
}
