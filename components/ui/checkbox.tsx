'use client'

import type { ComponentProps } from 'react'

type Props = ComponentProps<'input'> & { indeterminate?: boolean }

/** The browser's own checkbox, cheap enough for a thousand rows. */
export function Checkbox({ indeterminate = false, className = '', ref, ...props }: Props) {
  return (
    <input
      data-slot="checkbox"
      type="checkbox"
      className={`check ${className}`}
      ref={(node) => {
        if (node) node.indeterminate = indeterminate
        if (typeof ref === 'function') return ref(node)
        if (ref) ref.current = node
      }}
      {...props}
    />
  )
}
