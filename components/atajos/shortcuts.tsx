'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { fetchPantallas, usePantallas } from '@/components/shell/use-pantallas'
import { usePart } from '@/components/shell/use-part'
import { keyReader } from '@/components/atajos/keys'
import { AYUDA_EVENT } from '@/components/atajos/open-help'
import { changeAjustes, isFolded, readAjustes } from '@/components/shell/ajustes'
import { goTo } from '@/components/shell/go-to'

const load = () => import('@/components/atajos/help').then(({ Help }) => Help)

/** Keys are text here, or choose among what is open. */
const OCUPADO = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=menu]',
  '[role=listbox]',
].join()
const ABIERTO = '[role=dialog]:not([popover]), [role=alertdialog], dialog[open], [popover]:popover-open'

/** Single keys work wherever nothing is typed, and can be switched off. */
export function Shortcuts({ pantallas }: { pantallas: string }) {
  const router = useRouter()
  const [help, setHelp] = useState(false)
  const [Help, fetchHelp] = usePart(load)
  const destinos = usePantallas(pantallas)?.destinos ?? []

  useEffect(() => {
    const read = keyReader()
    const onHelp = () => void fetchHelp().then(setHelp)
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.key === 'Escape') return leaveFilter(event.target)
      if (!readAjustes().atajos || isBusy(event.target)) return
      const atajo = read(event.key, event.timeStamp)
      if (!atajo) return
      if (atajo.tipo === 'dia') return shown(`main [aria-keyshortcuts~=${atajo.tecla}]`)?.click()
      event.preventDefault()
      if (atajo.tipo === 'ayuda') onHelp()
      else if (atajo.tipo === 'menu') changeAjustes({ plegado: !isFolded() })
      else if (atajo.tipo === 'filtro') focusFilter()
      else if (atajo.tipo === 'nuevo') shown('main [aria-keyshortcuts~=n]')?.click()
      else if (atajo.tipo === 'pagar') shown('main [aria-keyshortcuts~=p]')?.click()
      else if (atajo.tipo === 'editar') shown('main [aria-keyshortcuts~=e]')?.click()
      else {
        void fetchPantallas(pantallas).then(({ destinos }) => {
          const destino = destinos.find(({ tecla }) => tecla === atajo.tecla)
          if (destino) goTo(destino.href, router)
        })
      }
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener(AYUDA_EVENT, onHelp)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener(AYUDA_EVENT, onHelp)
    }
  }, [pantallas, router, fetchHelp])

  return help && Help ? <Help destinos={destinos} onClose={() => setHelp(false)} /> : null
}

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(OCUPADO) !== null) || document.querySelector(ABIERTO) !== null

const shown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())

const FILTRO = 'main form[role=search] input'

function focusFilter(): void {
  const filter = shown(FILTRO)
  filter?.focus()
  if (filter instanceof HTMLInputElement) filter.select()
}

/** Escape leaves a list's first filter, which gets the focus by itself. */
function leaveFilter(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.matches(FILTRO)) target.blur()
}
