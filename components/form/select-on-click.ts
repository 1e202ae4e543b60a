import type { MouseEvent, PointerEvent } from 'react'

/** Inputs that the pointer is entering: pressed on while the focus was elsewhere. */
const entering = new WeakSet<HTMLInputElement>()

/**
 * Props of an input whose text the click that enters it selects, as Tab does: what is typed next replaces it. A further
 * click puts the caret where it points, and text marked by dragging stays marked.
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
