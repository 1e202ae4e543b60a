/** Null for new tabs, downloads and clicks on anything else. */
export function plainLinkClick(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return link?.href && link.target !== '_blank' && !link.hasAttribute('download') ? link : null
}
