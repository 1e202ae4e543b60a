'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { plainLinkClick } from '@/components/shell/link-click'
import { beginProgress, onProgress } from '@/components/shell/progress'

/** A navigation that never ends must not leave the line running. */
const GIVE_UP = 30_000

/** CSS delays it, so answers under 150 ms show nothing. */
export function ProgressLine() {
  const address = `${usePathname()}?${useSearchParams()}`
  const [from, setFrom] = useState<string>()
  const running = from === address

  useEffect(() => {
    document.addEventListener('click', noticeLink)
    const stop = onProgress(() => setFrom(address))
    return () => {
      document.removeEventListener('click', noticeLink)
      stop()
    }
  }, [address])

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setFrom(undefined), GIVE_UP)
    return () => clearTimeout(timer)
  }, [running])

  return running ? <div className="progress-line" role="progressbar" aria-label="Cargando" /> : null
}

function noticeLink(event: MouseEvent) {
  const link = plainLinkClick(event)
  if (link) beginProgress(link.href)
}
