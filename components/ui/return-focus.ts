import { useRef } from 'react'

interface Handlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/** What had the focus, and what it stood in, outwards. */
type Trail = readonly HTMLElement[]

/** So many milliseconds what takes the focus back is watched: the screen is read again after an act. */
const WATCHED = 5_000

/**
 * Returns the focus when a dialog closes. Radix does so only for its own triggers, and our dialogs open by state. If
 * the opener is gone, or goes with what is read anew, the focus goes to what it stood in; where a page opened the dialog
 * by itself, to its heading.
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
      if (event.defaultPrevented) return
      event.preventDefault()
      if (!isTaken(event.target)) giveBack(opener.current ?? [])
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

const canFocus = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

function giveBack(trail: Trail): void {
  let at = focusOn(trail)
  const watch = new MutationObserver(() => {
    if (document.activeElement === at) return
    // Somebody went elsewhere, be it nowhere, while it could have kept the focus.
    if (document.activeElement !== document.body || canFocus(at)) watch.disconnect()
    else at = focusOn(trail)
  })
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  setTimeout(() => watch.disconnect(), WATCHED)
}

/** The opener; or the table, form or part of the screen that it stood in; or the screen's heading. */
function focusOn([opener, ...around]: Trail): Element {
  if (opener && canFocus(opener)) opener.focus({ preventScroll: true })
  else land(around)
  return document.activeElement ?? document.body
}

function land(around: Trail): void {
  const near = around.find(({ isConnected }) => isConnected)
  const part =
    near?.closest('.data-table')?.querySelector<HTMLElement>('table') ??
    near?.closest<HTMLElement>('form, section, [role=dialog]') ??
    document.querySelector<HTMLElement>('main h1, main')
  if (!part) return
  if (part.tabIndex < 0) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
