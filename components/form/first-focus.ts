import { useEffect } from 'react'

/**
 * Focuses the field of that name, unless somebody is in a form already, since a page is seen before its scripts run. The
 * form's own `setFocus` waits for a timer, in which a press on another field would be lost.
 */
export function useFirstFocus(name: string | undefined): void {
  useEffect(() => {
    if (name && !document.activeElement?.closest('form')) document.getElementsByName(name)[0]?.focus()
  }, [name])
}
