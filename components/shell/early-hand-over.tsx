'use client'

import { useEffect } from 'react'

/** Last on the page, so that everything before it answers by itself when what was done early is done again. */
export function EarlyHandOver() {
  useEffect(() => window.entregarActos?.(), [])
  return null
}
