/** How long after its code a dialog may take to put the focus on a field, ms. */
const PATIENCE = 3000

const FIELD = 'input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea'

const DIALOG = '[role=dialog], [role=alertdialog]'

interface Keeping {
  /** How many pieces are awaited. */
  awaited: number
  typed: string
  end: () => void
}
let now: Keeping | undefined

/**
 * What is typed while a dialog's code is on its way goes into the field that the dialog opens on. Enter, Tab and Escape
 * keep their meaning: nothing is confirmed before it is seen. Answers what tells that the code has come.
 */
export function keepKeys(): () => void {
  const keeping = (now ??= begin())
  keeping.awaited++
  return () => {
    keeping.awaited--
    // Another dialog's code may be awaited by then.
    if (keeping.awaited === 0) setTimeout(() => keeping.awaited === 0 && keeping.end(), PATIENCE)
  }
}

function begin(): Keeping {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const keeping: Keeping = {
    awaited: 0,
    typed: '',
    end: () => {
      listening.abort()
      if (now === keeping) now = undefined
    },
  }
  window.addEventListener('keydown', (event) => note(keeping, event), options)
  window.addEventListener('pointerdown', keeping.end, options)
  window.addEventListener('focusin', ({ target }) => land(keeping, target), options)
  return keeping
}

function note(keeping: Keeping, event: KeyboardEvent): void {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (target instanceof Element && target.matches(FIELD)) return
  if (keeping.awaited === 0 && !document.querySelector(DIALOG)) return keeping.end()
  if (key === 'Enter' || key === 'Tab' || key === 'Escape') return keeping.end()
  if (key === 'Backspace') keeping.typed = keeping.typed.slice(0, -1)
  else if (key.length !== 1) return
  // Nobody begins with a space: it would press again the button that has the focus.
  else if (key !== ' ' || keeping.typed) keeping.typed += key
  event.preventDefault()
}

/** The dialog itself takes the focus while it still reads; a button that takes it wants no text. */
function land(keeping: Keeping, target: EventTarget | null): void {
  if (keeping.awaited > 0 || !(target instanceof HTMLElement) || target.tabIndex === -1) return
  keeping.end()
  if (!target.matches(FIELD)) return
  // The dialog selects what it proposes after it has given the focus.
  queueMicrotask(() => {
    for (const letter of keeping.typed) document.execCommand('insertText', false, letter)
  })
}
