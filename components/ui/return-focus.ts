import { useRef } from 'react'

interface Handlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/** What had the focus, and what it stood in, outwards. */
type Trail = readonly [HTMLElement, ...HTMLElement[]]

/**
 * Returns the focus when a dialog closes. Radix does so only for its own triggers, and our dialogs open by state. If
 * the opener is gone, the focus goes to what it stood in.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: Handlers = {}): Required<Handlers> {
  const opener = useRef<Trail>(undefined)
  return {
    onOpenAutoFocus: (event) => {
      opener.current = trailOf(document.activeElement)
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented || !opener.current) return
      event.preventDefault()
      if (!isTaken(event.target)) giveBack(opener.current)
    },
  }
}

function trailOf(element: Element | null): Trail | undefined {
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const around: HTMLElement[] = []
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) around.push(up)
  return [element, ...around]
}

/** Something that appeared with the closing keeps the focus. */
function isTaken(closing: EventTarget | null): boolean {
  const active = document.activeElement
  return active !== null && active !== document.body && !(closing instanceof Node && closing.contains(active))
}

const canFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled')

function giveBack(trail: Trail): void {
  const [opener] = trail
  if (!canFocus(opener)) return land(trail)
  opener.focus({ preventScroll: true })
  const watch = new MutationObserver(() => {
    const lost = document.activeElement === document.body && !canFocus(opener)
    if (!lost && document.activeElement === opener) return
    watch.disconnect()
    if (lost) land(trail)
  })
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}

/** The table, form or part of the screen, or else its heading. */
function land([, ...around]: Trail): void {
  const near = around.find(({ isConnected }) => isConnected)
  const part =
    near?.closest('.data-table')?.querySelector<HTMLElement>('table') ??
    near?.closest<HTMLElement>('form, section, [role=dialog]') ??
    document.querySelector<HTMLElement>('main h1, main')
  if (!part) return
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
