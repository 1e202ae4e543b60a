import { type ComponentType, lazy, useEffect, useState } from 'react'
import { keepKeys } from '@/components/ui/kept-keys'

// React's own bound of what it loads late; a stricter one refuses components that take props.
// oxlint-disable-next-line typescript/no-explicit-any
type Piece = ComponentType<any>

interface Known<C extends Piece> {
  /** Loads it before it is drawn: where its button is pointed at. */
  fetch: () => void
  /** For what the server draws too, in a Suspense of the caller's own, which shows something until it comes. */
  Late: C
}

/**
 * A component whose code comes when it is first drawn, in the browser. Until then nothing stands in its place, and what
 * is typed waits for its first field. A Suspense would hold back each first time for 300 ms, React's pause between what
 * waits and what has come. `load` imports its module and picks it, in one expression that knip reads.
 */
export function porPedido<C extends Piece>(load: () => Promise<C>): C & Known<C> {
  let Come: Piece | undefined
  const fetch = async () => ({ default: (Come ??= await load()) })
  const Late: Piece = lazy(fetch)

  const Placed = (props: object) => {
    const [come, setCome] = useState(Come !== undefined)
    const [fault, setFault] = useState<{ why: unknown }>()
    useEffect(() => {
      if (come) return
      const letGo = keepKeys()
      let here = true
      fetch().then(
        () => here && setCome(true),
        (why: unknown) => here && setFault({ why }),
      )
      return () => {
        here = false
        letGo()
      }
    }, [come])
    if (fault) throw fault.why
    return come && Come ? <Come {...props} /> : null
  }
  // A fault of the early fetch is told where the piece is drawn, which asks again. It is drawn as the component itself is,
  // which may be generic.
  return Object.assign(Placed, { fetch: () => void fetch().catch(() => undefined), Late }) as unknown as C &
    Known<C>
}
