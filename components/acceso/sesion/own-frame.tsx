'use client'

import { itemsOf } from '@/components/acceso/sesion/menu-items'
import { type FrameProps, SignedInFrame } from '@/components/acceso/sesion/signed-in-frame'
import { LUGARES } from '@/lib/own-places'
import { NavLinks } from '@/components/shell/nav-links'
import { isThere } from '@/lib/own-screens'
import { rutas } from '@/lib/routes'

/**
 * A doctor's own pages: they load nothing of the office's, their letters are a size larger from the first line on, and all
 * of them are in the menu. Staff who look at them keep the menu they have.
 */
export function OwnFrame(props: FrameProps) {
  const { menu, propio } = props
  const suyas = LUGARES.filter(({ lugar }) => isThere(lugar, { propio, pasarela: null }))
  const own = suyas.map(({ lugar, label }) => ({ href: rutas[lugar](), label }))
  return (
    <SignedInFrame
      {...props}
      pantalla="medico"
      nav={<NavLinks items={itemsOf(props.busca ? menu : [...menu, ...own])} />}
    />
  )
}
