import { ChevronDown, CircleUserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { ThemeSwitch } from '@/components/shell/theme-switch'

type Props = {
  /** Whole name, as shown in the open menu. */
  usuario: string
  /** What the person may do, in words: 'Contador'. */
  rol?: string | undefined
  /** The sign-out button, from whoever owns the session. */
  signOut: ReactNode
}

/** A panel on the browser's own popover: opens before the scripts arrive, closes with Esc and a click elsewhere. */
export function UserMenu({ usuario, rol, signOut }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        aria-label={`Menú de ${usuario}`}
        className="flex h-9 items-center gap-1.5 rounded-md px-2 hover:bg-muted pointer-coarse:h-11"
      >
        <CircleUserRound aria-hidden className="size-5 text-soft" />
        <ChevronDown aria-hidden className="size-3.5 text-soft" />
      </button>
      <div id="user-menu" popover="auto" className="user-menu raised">
        <div className="border-b px-4 py-3">
          <p className="font-semibold">{usuario}</p>
          {rol && <p className="text-[0.8125rem] text-soft">{rol}</p>}
        </div>
        <div className="border-b px-4 py-3">
          <ThemeSwitch />
        </div>
        <div className="p-2">{signOut}</div>
      </div>
    </>
  )
}
