import { useEffect, useState } from 'react'
import { helpAsked, type TemaNombrado } from '@/components/paleta/help-entries'

/**
 * The manual's tasks, read once `typed` asks for help; without an answer its search is still there. Another server's web
 * has none.
 */
export function useTemas(typed: string, propio: boolean) {
  const asked = propio && helpAsked(typed) !== undefined
  const [temas, setTemas] = useState<readonly TemaNombrado[]>([])
  useEffect(() => {
    if (!asked) return
    const leaving = new AbortController()
    fetch('/api/ayuda', { signal: leaving.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<TemaNombrado[]>) : []))
      .then(setTemas)
      .catch(() => undefined)
    return () => leaving.abort()
  }, [asked])
  return { asked, temas: propio ? { temas } : {} }
}
