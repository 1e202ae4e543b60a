'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'

type Props = Pick<
  ButtonProps,
  'variant' | 'size' | 'children' | 'disabled' | 'title' | 'aria-label' | 'aria-describedby'
> & {
  /** Fetches the dialog's code, as soon as the button is pointed at. */
  fetch: () => unknown
  dialog: (close: () => void) => ReactNode
}

/** A button whose dialog is loaded when it is first wanted. */
export function DialogButton({ fetch, dialog, ...button }: Props) {
  const [open, setOpen] = useState(false)
  const warm = () => void fetch()
  return (
    <>
      <Button {...button} onPointerEnter={warm} onFocus={warm} onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  )
}
