import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { CIERRES, type Cierre, type Pestana, closedBy } from '@/components/pestanas/tabs'

export interface Lugar {
  tab: Pestana
  x: number
  y: number
  link: HTMLElement | null
}

const TEXTOS: Record<Cierre, string> = {
  esta: 'Cerrar',
  izquierda: 'Cerrar las de la izquierda',
  derecha: 'Cerrar las de la derecha',
  otras: 'Cerrar las otras',
}

type Props = {
  lugar: Lugar
  tabs: readonly Pestana[]
  onPick: (cierre: Cierre) => void
  onClose: () => void
}

/** Gives the focus back to its tab. */
export function TabMenu({ lugar: { tab, x, y, link }, tabs, onPick, onClose }: Props) {
  return (
    <DropdownMenu open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden className="fixed size-0" style={{ left: x, top: y }} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        aria-label={`Pestaña ${tab.titulo}`}
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (link?.isConnected) link.focus()
        }}
      >
        {CIERRES.map((cierre) => (
          <DropdownMenuItem
            key={cierre}
            disabled={cierre !== 'esta' && closedBy(tabs, tab.clave, cierre).length === 0}
            onSelect={() => onPick(cierre)}
          >
            {TEXTOS[cierre]}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
