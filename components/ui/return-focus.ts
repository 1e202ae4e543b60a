import { useRef } from 'react'

interface Handlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Whatever had the focus when a dialog opened has it again when it closes. Radix gives it back to a trigger of its own
 * alone, and the dialogs that a button opens by a state have none: the focus was lost to the page.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: Handlers = {}): Required<Handlers> {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: (event) => {
      opener.current = document.activeElement
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event)
      const back = opener.current
      if (event.defaultPrevented || !(back instanceof HTMLElement)) return
      if (back === document.body || !back.isConnected) return
      event.preventDefault()
      back.focus()
    },
  }
}
