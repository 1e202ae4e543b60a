import type { MouseEvent, PointerEvent } from 'react'

/** Inputs that were pressed on while the focus was elsewhere. */
const entering = new WeakSet<HTMLInputElement>()

/**
 * The click that enters an input selects its text, as Tab does. A further click places the caret, and a dragged
 * selection stays.
 */
export const SELECT_ON_CLICK = {
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
    if (document.activeElement !== currentTarget) entering.add(currentTarget)
  },
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (entering.delete(currentTarget) && currentTarget.selectionStart === currentTarget.selectionEnd)
      currentTarget.select()
  },
} as const
