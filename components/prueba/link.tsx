import type { ComponentProps } from 'react'
import { goTo } from '@/components/prueba/navigation'

type Props = ComponentProps<'a'> & {
  href: string
  prefetch?: boolean | null
  scroll?: boolean
  replace?: boolean
}

/** Next's link without Next: a plain press goes by the router, any other is the browser's. */
export default function Link({
  prefetch: _prefetch,
  scroll: _scroll,
  replace: _replace,
  onClick,
  ...props
}: Props) {
  return (
    <a
      {...props}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.button !== 0) return
        event.preventDefault()
        goTo(props.href)
      }}
    />
  )
}
