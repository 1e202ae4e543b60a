import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { type Option, searchOptions } from '@/components/ui/options'

const PAGE = 8

type Settings<Id extends string | number> = {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id | null) => void
  clearable: boolean
}

/** Text, list and keys of an editable combobox (ARIA 1.2): focus stays in the input, the list only shows. */
export function useCombobox<Id extends string | number>({
  options,
  value,
  onChange,
  clearable,
}: Settings<Id>) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.id === value)
  const shown = open || typed !== null ? searchOptions(options, typed ?? '') : []

  const close = () => {
    setOpen(false)
    setTyped(null)
    setActive(-1)
  }
  const show = (index = options.findIndex((option) => option.id === value)) => {
    setOpen(true)
    setActive(index)
  }
  const pick = (option: Option<Id> | undefined) => {
    if (option && option.id !== value) onChange(option.id)
    close()
  }
  /** What was typed counts when it is left: emptied means none, else the option that stood out. */
  const leave = () => {
    if (typed === '' && clearable && value !== null) onChange(null)
    if (open && typed) pick(shown[active])
    close()
  }

  const move = (to: number) => {
    if (!open) return show()
    if (shown.length > 0) setActive((to + shown.length) % shown.length)
  }
  const keys: Record<string, (event: KeyboardEvent) => boolean | void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active < 0 ? shown.length - 1 : active - 1),
    PageDown: () => move(Math.min(active + PAGE, shown.length - 1)),
    PageUp: () => move(Math.max(active - PAGE, 0)),
    Enter: () => (open ? pick(shown[active]) : false),
    Escape: (event) => {
      if (!open && typed === null) return false
      event.stopPropagation()
      close()
    },
    Tab: () => {
      leave()
      return false
    },
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
    onChangeText(event: ChangeEvent<HTMLInputElement>) {
      setTyped(event.target.value)
      setOpen(true)
      setActive(event.target.value === '' ? -1 : 0)
    },
    onKeyDown(event: KeyboardEvent) {
      if (keys[event.key]?.(event) !== false && event.key in keys) event.preventDefault()
    },
  }
}
