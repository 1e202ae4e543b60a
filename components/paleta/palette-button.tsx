'use client'

import { Search } from '@/components/ui/icons'
import { useEffect, useState } from 'react'
import { usePart } from '@/components/shell/use-part'
import { Kbd } from '@/components/ui/kbd'
import type { Permiso } from '@/domain/roles'
import { readDestinos } from '@/lib/written-destinations'

const load = () => import('@/components/paleta/palette').then(({ Palette }) => Palette)
const prepare = () => void load().catch(() => undefined)

const ABIERTO = '[role=dialog]:not([popover]), [role=alertdialog], dialog[open]'

type Props = {
  /** With a space between. */
  permisos: string
  destinos: string
}

/** The palette itself is loaded when it is about to be used. */
export function PaletteButton({ permisos, destinos }: Props) {
  const [open, setOpen] = useState(false)
  const [Palette, fetchPalette] = usePart(load)

  useEffect(() => {
    const early = window.teclasTempranas
    const openByKeys = () => void fetchPalette().then((there) => (there ? setOpen(true) : early?.take()))
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') prepare()
      const combined = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey
      if (!combined || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (event.repeat || document.querySelector(ABIERTO)) return
      early?.listen()
      openByKeys()
    }
    window.addEventListener('keydown', onKey)
    if (early?.handOver()) openByKeys()
    return () => {
      window.removeEventListener('keydown', onKey)
      early?.take()
    }
  }, [fetchPalette])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="control flex h-9 items-center gap-2 px-2.5 text-muted-foreground hover:text-foreground max-md:border-transparent lg:min-w-52 pointer-coarse:h-11"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void fetchPalette().then(setOpen)}
      >
        <Search aria-hidden className="size-4 max-md:size-5" />
        <span className="flex-1 text-left max-md:sr-only">
          Buscar<span className="sr-only"> matriculados y pantallas</span>
          <span aria-hidden>…</span>
        </span>
        <span aria-hidden className="max-md:hidden pointer-coarse:hidden">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      {open && Palette && (
        <Palette
          permisos={permisos.split(' ') as Permiso[]}
          destinos={readDestinos(destinos)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
