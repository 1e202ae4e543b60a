'use client'

import { useEffect } from 'react'

/** Last on the page, so that everything before it already answers when early acts are repeated. */
export function EarlyHandOver() {
  useEffect(() => window.entregarActos?.(), [])
  return null
}
