'use client'

import { Suspense, useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import type { MenuAct } from '@/components/ui/menu-of-acts'
import { porPedido } from '@/components/ui/por-pedido'

const MenuOfActs = porPedido(() => import('@/components/ui/menu-of-acts').then((module) => module.MenuOfActs))

type Props = Pick<
  ButtonProps,
  'variant' | 'size' | 'children' | 'disabled' | 'busy' | 'className' | 'aria-label'
> & {
  acts: readonly MenuAct[]
}

/** A button whose acts are a menu, loaded when it is first wanted. */
export function MenuButton({ acts, ...button }: Props) {
  const [wanted, setWanted] = useState(false)
  const closed = (
    <Button
      variant="outline"
      {...button}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
      onKeyDown={(event) => event.key === 'ArrowDown' && setWanted(true)}
      onPointerEnter={MenuOfActs.fetch}
      onFocus={MenuOfActs.fetch}
    />
  )
  if (!wanted || button.disabled) return closed
  return (
    <Suspense fallback={closed}>
      <MenuOfActs.Late acts={acts} {...button} />
    </Suspense>
  )
}
