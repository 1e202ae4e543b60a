import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { escrito } from '@/lib/ortografia/escrito'

export interface MenuAct {
  texto: string
  icono?: ReactNode
  act: () => void
}

type Props = Omit<ButtonProps, 'onClick'> & { acts: readonly MenuAct[] }

/** It arrives open, since the click asked for it. */
export const MenuOfActs = ({ acts, ...button }: Props) => (
  <DropdownMenu defaultOpen modal={false}>
    <DropdownMenuTrigger asChild>
      <Button variant="outline" {...button} />
    </DropdownMenuTrigger>
    <DropdownMenuContent>
      {acts.map(({ texto, icono, act }) => (
        <DropdownMenuItem key={texto} onSelect={act}>
          {icono}
          {escrito(texto)}
        </DropdownMenuItem>
      ))}
    </DropdownMenuContent>
  </DropdownMenu>
)
