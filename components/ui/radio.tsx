import type { ComponentProps } from 'react'

/** One of a few answers with its words; where fingers point, the whole of it is as tall as they need. */
export const Radio = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11">
    <input type="radio" className="size-4 shrink-0 accent-(--primary)" {...input} />
    {children}
  </label>
)
