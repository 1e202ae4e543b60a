import type { useRouter } from 'next/navigation'

/**
 * Goes to a screen as a click on its link would: whoever watches links (unsaved changes, the progress line) is asked
 * and told.
 */
export function goTo(href: string, router: ReturnType<typeof useRouter>): void {
  const link = document.createElement('a')
  link.href = href
  link.hidden = true
  link.addEventListener('click', (event) => {
    event.preventDefault()
    router.push(href)
  })
  document.body.append(link)
  link.click()
  link.remove()
}

/** A tab of the browser, as Ctrl+click opens it. */
export const openBeside = (href: string): void => void window.open(href, '_blank', 'noopener')
