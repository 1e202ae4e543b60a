import { ChevronDown, CircleUserRound } from '@/components/ui/icons'
import type { ReactNode } from 'react'

type Props = {
  usuario: string
  rol?: string | undefined
  cuenta?: ReactNode
  signOut: ReactNode
}

/** The browser's own popover opens before the scripts arrive. */
export function UsuarioMenu({ usuario, rol, cuenta, signOut }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        aria-label={`Menú de ${usuario}`}
        className="header-button"
      >
        <CircleUserRound aria-hidden />
        <ChevronDown aria-hidden className="max-w-3.5" />
      </button>
      <div id="user-menu" popover="auto" className="user-menu raised">
        <div className="border-b px-4 py-3">
          <p className="font-semibold">{usuario}</p>
          {rol && <p className="text-[0.8125rem] text-muted-foreground">{rol}</p>}
        </div>
        <div className="p-2">
          {cuenta}
          {signOut}
        </div>
      </div>
    </>
  )
}
