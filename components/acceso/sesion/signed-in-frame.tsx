'use client'

import { ChartPie, House, type IconType, UsersRound } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import { AccountLink } from '@/components/acceso/cuenta/account-link'
import { SignOutButton } from '@/components/acceso/sesion/sign-out-button'
import { useIdleWatch } from '@/components/acceso/sesion/use-idle-watch'
import { Shortcuts } from '@/components/atajos/shortcuts'
import { useRowReturn } from '@/components/data-table/use-row-return'
import { ConfirmHost } from '@/components/form/confirm-host'
import { ServidorProvider } from '@/components/llamada/servidor'
import { PaletteButton } from '@/components/paleta/palette-button'
import { TabsBar } from '@/components/pestanas/tabs-bar'
import { DuenoProvider } from '@/components/shell/dueno'
import { Shell, type ShellProps } from '@/components/shell/shell'
import { useListLeft } from '@/components/shell/use-list-left'

const ICONS = {
  inicio: House,
  inicioMatriculado: House,
  matriculados: UsersRound,
  estadisticas: ChartPie,
} as const satisfies Record<string, IconType>
export type MenuPlace = keyof typeof ICONS

type Props = Pick<
  ShellProps,
  | 'sistema'
  | 'consejo'
  | 'logo'
  | 'hoja'
  | 'home'
  | 'saludo'
  | 'usuario'
  | 'rol'
  | 'aviso'
  | 'footer'
  | 'campana'
  | 'children'
> & {
  propio: boolean
  dueno: string
  menu: readonly { lugar: MenuPlace; href: string; label: string }[]
  /** Pinned screens; undefined where none can be pinned. */
  accesos: readonly string[] | undefined
  /** 'Mi cuenta' is there. */
  cuenta: boolean
  /** Who sees the register has the palette and the keys. */
  busca: boolean
  permisos: string
  destinos: string
}

/**
 * What stands around a page of somebody signed in. A client component, so that it travels as the few words in which it
 * differs and not as its elements.
 */
export function SignedInFrame(props: Props) {
  const { propio, dueno, menu, accesos, cuenta, busca, permisos, destinos, ...shell } = props
  const { children } = shell
  useIdleWatch(propio)
  useRowReturn()
  useListLeft(dueno)
  return (
    <ServidorProvider propio={propio}>
      <DuenoProvider dueno={dueno}>
        <Shell
          {...shell}
          menu={menu.map(({ lugar, href, label }) => ({ href, label, icon: iconOf(lugar) }))}
          pins={accesos && { dueno, hrefs: accesos, destinos }}
          cuenta={cuenta && <AccountLink />}
          signOut={<SignOutButton />}
          herramientas={
            busca && (
              <>
                <PaletteButton permisos={permisos} destinos={destinos} />
                <Shortcuts destinos={destinos} />
              </>
            )
          }
          pestanas={<TabsBar destinos={destinos} />}
        >
          {children}
          <ConfirmHost />
        </Shell>
      </DuenoProvider>
    </ServidorProvider>
  )
}

function iconOf(lugar: MenuPlace): ReactNode {
  const Icon = ICONS[lugar]
  return <Icon aria-hidden />
}
