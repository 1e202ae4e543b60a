import { ChevronDown, CircleUserRound } from '@/components/ui/icons'
import type { ReactNode } from 'react'

type Props = {
  /** Whole name, as shown in the open menu. */
  usuario: string
  /** What the person may do, in words: 'Contador'. */
  rol?: string | undefined
  /** The link to the person's own account, where there is such a screen. */
  cuenta?: ReactNode
  /** The sign-out button, from whoever owns the session. */
  signOut: ReactNode
}

/** A panel on the browser's own popover: opens before the scripts arrive, closes with Esc and a click elsewhere. */
export function UserMenu({ usuario, rol, cuenta, signOut }: Props) {
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
          {rol && <p className="text-[0.8125rem] text-soft">{rol}</p>}
        </div>
        <div className="p-2">
          {cuenta}
          {signOut}
        </div>
      </div>
    </>
  )
}
