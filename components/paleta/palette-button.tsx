'use client'

import { Search } from '@/components/ui/icons'
import { useCallback, useEffect, useState } from 'react'
import { fetchPantallas } from '@/components/shell/use-pantallas'
import { usePart } from '@/components/shell/use-part'
import { Kbd } from '@/components/ui/kbd'
import type { Pantallas } from '@/lib/pantallas'

const load = () => import('@/components/paleta/palette').then(({ Palette }) => Palette)
const prepare = () => void load().catch(() => undefined)

const ABIERTO = '[role=dialog]:not([popover]), [role=alertdialog], dialog[open]'

/** The palette itself is loaded when it is about to be used. */
export function PaletteButton({ pantallas }: { pantallas: string }) {
  const [open, setOpen] = useState(false)
  const [abre, setAbre] = useState<Pantallas>()
  const [Palette, fetchPalette] = usePart(load)
  const fetchAll = useCallback(async () => {
    const [there, found] = await Promise.all([fetchPalette(), fetchPantallas(pantallas)])
    setAbre(found)
    return there
  }, [fetchPalette, pantallas])

  useEffect(() => {
    const early = window.teclasTempranas
    const openByKeys = () => void fetchAll().then((there) => (there ? setOpen(true) : early?.take()))
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
  }, [fetchAll])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="control flex h-9 items-center gap-2 px-2.5 text-muted-foreground hover:text-foreground max-md:border-transparent lg:min-w-52 pointer-coarse:h-11"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void fetchAll().then(setOpen)}
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
      {open && Palette && abre && <Palette {...abre} onClose={() => setOpen(false)} />}
    </>
  )
}
