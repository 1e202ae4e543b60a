'use client'

import { Search } from 'lucide-react'
import { Suspense, lazy, useEffect, useState } from 'react'
import { Kbd } from '@/components/ui/kbd'
import type { Permiso } from '@/domain/roles'
import type { Destino } from '@/lib/destinos'

const Palette = lazy(() =>
  import('@/components/paleta/palette').then((module) => ({ default: module.Palette })),
)
const prepare = () => void import('@/components/paleta/palette')

export interface PaletteProps {
  permisos: readonly Permiso[]
  destinos: readonly Destino[]
  /** The register can be asked for a CUIT. */
  buscaCuit: boolean
}

/** The search of the header, and Ctrl+K or Cmd+K anywhere; the palette itself arrives when it is about to be used. */
export function PaletteButton(props: PaletteProps) {
  const [open, setOpen] = useState(false)
  const early = useEarlyKeys()

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare()
      const combined = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey
      if (!combined || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (event.repeat || document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) return
      early.listen()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [early])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label="Buscar matriculados y pantallas"
        className="control flex h-9 items-center gap-2 px-2.5 text-soft hover:text-foreground max-md:border-transparent md:min-w-52 pointer-coarse:h-11"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden className="size-4 max-md:size-5" />
        <span aria-hidden className="flex-1 text-left max-md:hidden">
          Buscar…
        </span>
        <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      {open && (
        <Suspense>
          <Palette {...props} takeEarly={early.take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** How Enter stands in what was typed early. */
export const ENTER = '\n'

/** What is typed between Ctrl+K and the palette being there: a trained hand does not wait for it. */
function useEarlyKeys() {
  const [early] = useState(() => {
    let typed = ''
    const note = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.length === 1) typed += event.key
      else if (event.key === 'Enter') typed += ENTER
      else if (event.key === 'Backspace') typed = typed.slice(0, -1)
      else return
      event.preventDefault()
    }
    return {
      listen: () => {
        typed = ''
        window.addEventListener('keydown', note, true)
      },
      take: () => {
        window.removeEventListener('keydown', note, true)
        return typed
      },
    }
  })
  useEffect(() => () => void early.take(), [early])
  return early
}
