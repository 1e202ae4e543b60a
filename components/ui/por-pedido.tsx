import { type ComponentType, lazy, Suspense } from 'react'

// React's own bound of what it loads late; a stricter one refuses components that take props.
// oxlint-disable-next-line typescript/no-explicit-any
type Piece = ComponentType<any>

interface Known<C extends Piece> {
  /** Loads it before it is drawn: where its button is pointed at. */
  fetch: () => void
  /** For a Suspense of the caller's own, which shows something until it comes. */
  Late: C
}

/**
 * A component whose code comes when it is first drawn, with nothing in its place until then. `load` imports its module
 * and picks it, in one expression that knip reads.
 */
export function porPedido<C extends Piece>(load: () => Promise<C>): C & Known<C> {
  const fetch = () => load().then((it) => ({ default: it }))
  const Late: Piece = lazy(fetch)
  const Placed = (props: object) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  )
  // It is drawn as the component itself is, which may be generic.
  return Object.assign(Placed, { fetch: () => void fetch(), Late }) as unknown as C & Known<C>
}
