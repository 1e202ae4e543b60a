/** Starts the progress line, which ends when the address changes. */

const listeners = new Set<() => void>()

/** Call it beside `router.push`; links are noticed by themselves. */
export function beginProgress(href: string): void {
  const { pathname, search, origin } = window.location
  const target = new URL(href, window.location.href)
  if (target.origin !== origin || (target.pathname === pathname && target.search === search)) return
  for (const begin of listeners) begin()
}

export function onProgress(begin: () => void): () => void {
  listeners.add(begin)
  return () => void listeners.delete(begin)
}
