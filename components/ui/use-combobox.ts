import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { type Option, searchOptions } from '@/components/ui/options'

const PAGE = 8
interface State {
  open: boolean
  typed: string | null
  active: number
  /** The value that stood when a text without an option was left. */
  of?: unknown
}
const CLOSED: State = { open: false, typed: null, active: -1 }

type Settings<Id extends string | number> = {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id | null) => void
  clearable: boolean
  onUnmatched?: ((is: boolean) => void) | undefined
}

/** An editable combobox (ARIA 1.2): the focus stays in the input. */
export function useCombobox<Id extends string | number>(settings: Settings<Id>) {
  const { options, value, onChange, clearable, onUnmatched } = settings
  const [state, set] = useState(CLOSED)
  // A value from elsewhere replaces the text that was left.
  const { open, typed, active } = 'of' in state && state.of !== value ? CLOSED : state
  const chosen = options.find((option) => option.id === value)
  const shown = open || typed !== null ? searchOptions(options, typed ?? '') : []

  const close = () => {
    set(CLOSED)
    onUnmatched?.(false)
  }
  const show = () => set({ open: true, typed, active: options.findIndex((option) => option.id === value) })
  const pick = (option: Option<Id> | undefined) => {
    if (option && option.id !== value) onChange(option.id)
    close()
  }
  /**
   * Leaving takes what was typed: emptied means none, otherwise the active option. A text without an option stays
   * where that is told, since a silent return of the old choice would be saved.
   */
  const leave = () => {
    if (typed === '' && clearable && value !== null) onChange(null)
    if (typed && shown.length === 0 && onUnmatched) {
      set({ open: false, typed, active: -1, of: value })
      return onUnmatched(true)
    }
    if (open && typed) pick(shown[active])
    close()
  }

  const move = (to: number) => {
    if (!open) return show()
    if (shown.length > 0) set({ open, typed, active: (to + shown.length) % shown.length })
  }

  return {
    open,
    active,
    shown,
    text: typed ?? chosen?.nombre ?? '',
    pick,
    close,
    show,
    leave,
    onChangeText: ({ target }: ChangeEvent<HTMLInputElement>) => {
      set({ open: true, typed: target.value, active: target.value === '' ? -1 : 0 })
      onUnmatched?.(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const idle = !open && typed === null
      if (event.key === 'Tab') return leave()
      if (idle && (event.key === 'Escape' || event.key === 'Enter')) return
      const handled = press(event.key, {
        last: shown.length - 1,
        active,
        move,
        close,
        pick: () => (shown.length === 0 ? leave() : pick(shown[active])),
      })
      if (!handled) return
      event.preventDefault()
      if (event.key === 'Escape') event.stopPropagation()
    },
  }
}

type Moves = { active: number; last: number; move: (to: number) => void; pick: () => void; close: () => void }

/** False when the key means nothing in an open list. */
function press(key: string, { active, last, move, pick, close }: Moves): boolean {
  const meanings: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active < 0 ? last : active - 1),
    PageDown: () => move(Math.min(active + PAGE, last)),
    PageUp: () => move(Math.max(active - PAGE, 0)),
    Enter: pick,
    Escape: close,
  }
  meanings[key]?.()
  return key in meanings
}
