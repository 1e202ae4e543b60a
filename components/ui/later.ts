import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/**
 * A component that needs a browser and is fetched when it is first shown, with `coming` in its place until then. React
 * holds back for a third of a second what comes out of a Suspense, and who waits for a chart has waited enough.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  coming: ReactNode,
): (props: P) => ReactNode {
  return function Later(props) {
    const [loaded, setLoaded] = useState<{ it?: ComponentType<P>; fault?: Error }>({})
    useEffect(() => {
      let gone = false
      load().then(
        (it) => gone || setLoaded({ it }),
        (fault: Error) => gone || setLoaded({ fault }),
      )
      return () => {
        gone = true
      }
    }, [])
    if (loaded.fault) throw loaded.fault
    return loaded.it ? createElement(loaded.it, props) : coming
  }
}
