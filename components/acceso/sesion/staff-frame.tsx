'use client'

import { itemsOf } from '@/components/acceso/sesion/menu-items'
import { type FrameProps, SignedInFrame } from '@/components/acceso/sesion/signed-in-frame'
import { Shortcuts } from '@/components/atajos/shortcuts'
import { useRowReturn } from '@/components/data-table/use-row-return'
import { PaletteButton } from '@/components/paleta/palette-button'
import { PinnedLinks } from '@/components/shell/pins'
import { useListLeft } from '@/components/shell/use-list-left'

/** The frame with what only the office uses: lists that are come back to, pinned screens, palette and keys. */
export function StaffFrame({ accesos, busca, ...frame }: FrameProps) {
  const { dueno, menu, pantallas } = frame
  useRowReturn()
  useListLeft(dueno)
  return (
    <SignedInFrame
      {...frame}
      nav={accesos && <PinnedLinks items={itemsOf(menu)} {...{ dueno, accesos, pantallas }} />}
      herramientas={
        busca && (
          <>
            <PaletteButton pantallas={pantallas} />
            <Shortcuts pantallas={pantallas} />
          </>
        )
      }
    />
  )
}
